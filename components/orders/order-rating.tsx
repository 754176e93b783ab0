import { getLocale, getTranslations } from "next-intl/server";
import type { Order } from "#contract/orders.ts";
import { Facts } from "#components/account/facts.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { OrderSummary } from "./order-summary.tsx";

/** What the client said of an order, above the order itself. */
export async function OrderRating({ order }: { order: Order }) {
  const [t, locale] = await Promise.all([getTranslations("accountOrder"), getLocale()]);
  const { rating } = order;
  return (
    <>
      {rating && (
        <Card as="section" tone="tint" className="flex flex-col gap-3">
          <h2 className="text-xl">{t("rating")}</h2>
          <Facts
            facts={[
              { label: t("score"), value: t("outOfFive", { score: rating.overall }) },
              { label: t("comment"), value: rating.comment || null },
              { label: t("ratedOn"), value: formatDate(rating.updated_at, locale) },
            ]}
          />
        </Card>
      )}
      <OrderSummary order={order} locale={locale} />
    </>
  );
}
