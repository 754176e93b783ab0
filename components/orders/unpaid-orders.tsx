import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { formatEuros } from "#lib/money/format.ts";
import { paymentPhaseOf } from "#lib/orders/payment-phase.ts";
import { paymentErrorKey } from "#lib/payments/payment-error-key.ts";
import { href } from "#lib/routing/href.ts";
import { OrderLines } from "./order-lines.tsx";

/** Orders whose money is missing: what is due, why, and the way to pay each. */
export async function UnpaidOrders({ orders, locale }: { orders: readonly Order[]; locale: Locale }) {
  const t = await getTranslations("accountOrder");
  if (orders.length > 0) return orders.map((order) => <Unpaid key={order.id} order={order} locale={locale} />);
  return (
    <EmptyState
      title={t("allPaid")}
      text={t("allPaidText")}
      action={<ButtonLink href={href(locale, "infos-orders")}>{t("toOrders")}</ButtonLink>}
    />
  );
}

async function Unpaid({ order, locale }: { order: Order; locale: Locale }) {
  const [t, errors] = await Promise.all([
    getTranslations("payment.recovery"),
    getTranslations("website.error.payment"),
  ]);
  const phase = paymentPhaseOf(order);
  const amount = formatEuros(order.due_ttc, locale);
  const name = t(`kind${order.kind}`, { number: order.number });
  return (
    <Card as="article" aria-labelledby={`unpaid-${order.id}`} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id={`unpaid-${order.id}`} className="text-xl">
            {name}
          </h2>
          <p className="text-sm text-muted">
            <time dateTime={order.created_at}>{formatDate(order.created_at, locale)}</time>
          </p>
        </div>
        <p className="text-end">
          <span className="block text-sm text-muted">{t("due")}</span>
          <b className="text-xl tabular-nums">{amount}</b>
        </p>
      </div>
      {phase.kind === "failed" && <p>{errors(paymentErrorKey(phase.code))}</p>}
      <OrderLines lines={order.lines} locale={locale} />
      <div>
        <ButtonLink
          href={href(locale, "infos-failed-payment-orderId", { orderId: order.id })}
          aria-label={t("payLabel", { name, amount })}
        >
          {t("pay", { amount: amount })}
        </ButtonLink>
      </div>
    </Card>
  );
}
