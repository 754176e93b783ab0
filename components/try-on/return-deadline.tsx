import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { maxReturnExtensionDays } from "#contract/returns.ts";
import type { TryOn } from "#contract/try-on.ts";
import { OrderReturnTerms } from "#components/orders/order-return-terms.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { href } from "#lib/routing/href.ts";
import { DeadlineCard } from "./deadline-card.tsx";

interface ReturnDeadlineProps {
  order: Order;
  /** Null for an order of the shop. */
  tryOn: TryOn | null;
  locale: Locale;
}

/** The deadline of an order or a box, and the one press that moves it. */
export async function ReturnDeadline({ order, tryOn, locale }: ReturnDeadlineProps) {
  const [t, messages] = await Promise.all([getTranslations("tryOn"), loadMessages(locale)]);
  const isOpen = tryOn ? tryOn.can_send_back : order.can_return || order.can_extend_return;
  return (
    <>
      {isOpen && (
        <NextIntlClientProvider messages={pickMessages(messages, "tryOn", "error")}>
          <DeadlineCard order={order} locale={locale} name={tryOn?.kid.firstname ?? null} isOver={false} />
          {order.can_extend_return && (
            <p className="max-w-prose">{t("extendText", { days: maxReturnExtensionDays })}</p>
          )}
        </NextIntlClientProvider>
      )}
      {tryOn && (
        <ButtonLink className="self-start" href={href(locale, "infos-returns-order-id", { id: order.id })}>
          {t("toTryOn")}
        </ButtonLink>
      )}
      <OrderReturnTerms order={order} isNoted={!isOpen} />
    </>
  );
}
