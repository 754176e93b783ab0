import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { Timeline } from "#components/ui/timeline.tsx";
import { addressLines } from "#lib/addresses/address-lines.ts";
import { formatDate } from "#lib/dates/format.ts";
import { planTimeline } from "#lib/orders/timeline.ts";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderTotals } from "./order-totals.tsx";

/** Where an order is, where it goes, and how it was paid. */
export async function OrderDetails({ order, locale }: { order: Order; locale: Locale }) {
  const t = await getTranslations("order");
  const { delivery, payment } = order;
  const day = (iso: string) => formatDate(iso, locale, "weekday");
  const events = planTimeline(order).map(({ status, at, state }) => ({
    title: t(`event.${status}`),
    state,
    ...(at === null ? {} : { date: formatDate(at, locale), dateTime: at }),
  }));
  const point = delivery.pickup_point;
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <Timeline label={t("timeline", { number: order.number })} entries={events} />
      <div className="flex flex-col gap-5">
        <Part
          title={t("deliveryTitle")}
          lines={[
            delivery.carrier,
            ...(order.status === "CANCELLED" || order.status === "DELIVERED"
              ? []
              : [t("expected", { from: day(delivery.expected_from), until: day(delivery.expected_until) })]),
          ]}
        />
        {point && (
          <Part title={t("pickupPoint")} lines={[point.name, point.street, `${point.postcode} ${point.city}`]} />
        )}
        <Part title={t("shippingAddress")} lines={addressLines(order.shipping_address, locale)} />
        <Part title={t("billingAddress")} lines={addressLines(order.billing_address, locale)} />
        <Part
          title={t("payment")}
          lines={[
            order.paid_at && payment.brand && payment.last4
              ? t("card", { brand: capitalise(payment.brand), last4: payment.last4 })
              : t("notPaid"),
          ]}
        />
        <OrderTotals order={order} locale={locale} />
        <OrderDocuments order={order} locale={locale} />
      </div>
    </div>
  );
}

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="font-text text-base font-bold tracking-normal">{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
