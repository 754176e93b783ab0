import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { href } from "#lib/routing/href.ts";

/** Where somebody goes on who looks at a delivered order of the shop. */
export async function OrderWays({ order, locale }: { order: Order; locale: Locale }) {
  const t = await getTranslations("tryOn");
  if (order.delivered_at === null) return null;
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={href(locale, "infos-rating-orderId", { orderId: order.id })}>{t("toRating")}</ButtonLink>
      {order.can_return && (
        <ButtonLink variant="secondary" href={href(locale, "infos-returns-order-id", { id: order.id })}>
          {t("toReturn")}
        </ButtonLink>
      )}
    </div>
  );
}
