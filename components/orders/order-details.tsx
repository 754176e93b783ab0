import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Order, OrderStatus } from "#contract/orders.ts";
import { PriceExplained } from "#components/price/price-explained.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { Timeline } from "#components/ui/timeline.tsx";
import { Unbroken } from "#components/ui/unbroken.tsx";
import { addressLines } from "#lib/addresses/address-lines.ts";
import { formatDate } from "#lib/dates/format.ts";
import { href } from "#lib/routing/href.ts";
import { expectedDays } from "#lib/orders/expected.ts";
import { planTimeline } from "#lib/orders/timeline.ts";
import { waysPaid } from "#lib/orders/ways-paid.ts";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { ParcelTracking } from "./parcel-tracking.tsx";

/** What of a box is not told as of an order. */
const boxEvents: Partial<Record<OrderStatus, "boxDecided" | "boxCancelled">> = {
  PENDING_PAYMENT: "boxDecided",
  CANCELLED: "boxCancelled",
};

/** Where an order is, where it goes, and how it was paid. */
export async function OrderDetails({ order, locale }: { order: Order; locale: Locale }) {
  const t = await getTranslations("order");
  const { delivery } = order;
  const isBox = order.kind === "BOX";
  const paid = waysPaid(order);
  const events = planTimeline(order).map(({ status, at, state }) => ({
    title: t((isBox ? boxEvents[status] : undefined) ?? `event.${status}`),
    state,
    ...(at === null ? {} : { date: formatDate(at, locale), dateTime: at }),
  }));
  const point = delivery.pickup_point;
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <Timeline label={t(isBox ? "boxTimeline" : "timeline", { number: order.number })} entries={events} />
      <div className="flex flex-col gap-5">
        <Part
          title={t("deliveryTitle")}
          lines={[delivery.carrier, ...(isOver(order) ? [] : [t("expected", expectedDays(delivery, locale))])]}
        />
        <ParcelTracking carrier={delivery.carrier} number={order.tracking_number} />
        {point && (
          <Part title={t("pickupPoint")} lines={[point.name, point.street, `${point.postcode} ${point.city}`]} />
        )}
        <Part title={t("shippingAddress")} lines={addressLines(order.shipping_address, locale)} />
        <Part title={t("billingAddress")} lines={addressLines(order.billing_address, locale)} />
        <Part title={t("payment")} lines={paid.map((way) => t(`paidBy.${way.kind}`, { ...way }))} />
        {order.exchange_of_number && (
          <TextLink standalone href={`${href(locale, "infos-orders")}#${order.exchange_of_number}`}>
            <Unbroken text={t("toFirstOrder", { number: order.exchange_of_number })} part={order.exchange_of_number} />
          </TextLink>
        )}
        {order.replaced_by.map(({ id, number }) => (
          <TextLink key={id} standalone href={`${href(locale, "infos-orders")}#${number}`}>
            <Unbroken text={t("replacedBy", { number })} part={number} />
          </TextLink>
        ))}
        {order.can_withdraw && order.exchange_of === null && (
          <TextLink standalone href={href(locale, "withdrawal", null, { order: order.number })}>
            {t("withdraw")}
          </TextLink>
        )}
        <TextLink standalone href={href(locale, "contact", null, { order: order.number })}>
          {t(isBox ? "boxAsk" : "ask")}
        </TextLink>
        <div>
          <OrderTotals order={order} />
          <PriceExplained order={order} locale={locale} />
        </div>
        <OrderDocuments order={order} locale={locale} />
      </div>
    </div>
  );
}

/** Its parcel has come, or never will: a day it is expected on says nothing any more. A box is paid after it came. */
const isOver = ({ status, delivered_at }: Pick<Order, "status" | "delivered_at">): boolean =>
  delivered_at !== null || status === "CANCELLED" || status === "DELIVERED" || status === "CLOSED";

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
