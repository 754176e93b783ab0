import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import type { ReturnMode } from "#contract/return-mode.ts";
import type { ReturnOptions } from "#contract/returns.ts";
import { OrderSummary } from "#components/orders/order-summary.tsx";
import { DeadlineCard } from "#components/try-on/deadline-card.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { formatDate, shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { href } from "#lib/routing/href.ts";
import { ReturnForm } from "./return-form.tsx";

interface DeclareReturnProps {
  order: Order;
  options: ReturnOptions;
  preferredMode: ReturnMode | null;
  locale: Locale;
}

/** What goes back of an order of the shop; or why nothing can, and what can be done instead. */
export async function DeclareReturn({ order, options, preferredMode, locale }: DeclareReturnProps) {
  if (!order.can_return) return <NotReturnable order={order} locale={locale} />;
  const messages = await loadMessages(locale);
  return (
    <NextIntlClientProvider
      messages={pickMessages(messages, "accountReturn", "tryOn", "delivery", "size", "validation", "error")}
      timeZone={shopTimeZone}
    >
      <DeadlineCard order={order} locale={locale} name={null} isOver={false} />
      <ReturnForm
        order={{ id: order.id, lines: order.lines, shipping_address: order.shipping_address }}
        options={options}
        preferredMode={preferredMode}
      />
    </NextIntlClientProvider>
  );
}

async function NotReturnable({ order, locale }: Pick<DeclareReturnProps, "order" | "locale">) {
  const [t, ofOrder] = await Promise.all([getTranslations("accountReturn"), getTranslations("order")]);
  const { return_until: until } = order;
  return (
    <>
      <Alert
        tone="warning"
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink size="sm" variant="secondary" href={href(locale, "infos-returns")}>
              {t("toReturns")}
            </ButtonLink>
            <ButtonLink size="sm" variant="secondary" href={href(locale, "contact", null, { order: order.number })}>
              {ofOrder("ask")}
            </ButtonLink>
          </div>
        }
      >
        {until === null ? t("notDelivered") : t("noMore", { date: formatDate(until, locale) })}
      </Alert>
      <OrderSummary order={order} locale={locale} />
    </>
  );
}
