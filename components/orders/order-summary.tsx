import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { shopTime } from "#lib/dates/shop-day.ts";
import { formatEuros } from "#lib/money/format.ts";
import { isPayable } from "#lib/orders/payment-phase.ts";
import { OrderDetails } from "./order-details.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";
import { PayLink } from "./pay-link.tsx";
import { PicturesInShort } from "./pictures-in-short.tsx";

interface OrderSummaryProps {
  order: Order;
  locale: Locale;
  /** The details are unfolded at first. */
  isOpen?: boolean;
  /** False where the page itself offers to pay. */
  isPayOffered?: boolean;
  headingLevel?: 2 | 3;
  /** Its pieces are a row of pictures that unfolds: one of many orders. */
  areLinesFolded?: boolean;
  /** What can be done with it, below its pieces. */
  actions?: ReactNode;
}

/** One order: what it is, how it stands, what is in it; the rest unfolds. Its number is its anchor. */
export async function OrderSummary({
  order,
  locale,
  isOpen = false,
  isPayOffered = true,
  headingLevel = 2,
  areLinesFolded = false,
  actions,
}: OrderSummaryProps) {
  const t = await getTranslations("order");
  const Heading = `h${headingLevel}` as "h2";
  const isBox = order.kind === "BOX";
  return (
    <Card
      as="article"
      id={order.number}
      aria-labelledby={`order-${order.number}`}
      className="flex scroll-mt-24 flex-col gap-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <Heading id={`order-${order.number}`} className="text-lg sm:text-xl">
            {t(isBox ? "boxNumber" : "number", { number: order.number })}
          </Heading>
          <p className="text-sm text-muted">
            <time dateTime={order.created_at}>
              {t(isBox ? "preparedOn" : "placedOn", { date: formatDate(order.created_at, locale) })}
            </time>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {isBox && <Badge tone="quiet">{t("kind.BOX")}</Badge>}
          {order.exchange_of !== null && <Badge tone="quiet">{t("kind.EXCHANGE")}</Badge>}
          <OrderStatusBadge status={order.status} />
          <p className="font-bold tabular-nums">
            <span className="sr-only">{t("total")} </span>
            {formatEuros(order.total_amount_ttc, locale)}
          </p>
        </div>
      </div>
      {isPayOffered && isPayable(order) && <PayNote order={order} locale={locale} />}
      {order.cancelled_at !== null && (
        <p className="text-muted">{t("cancelledOn", { date: formatDate(order.cancelled_at, locale) })}</p>
      )}
      {areLinesFolded ? (
        <Disclosure
          summary={
            <PicturesInShort images={order.lines.map(({ image }) => image)}>
              {t("pieces", { count: order.quantity })}
            </PicturesInShort>
          }
          className="-my-2 border-y-0"
        >
          <OrderLines lines={order.lines} locale={locale} />
        </Disclosure>
      ) : (
        <OrderLines lines={order.lines} locale={locale} />
      )}
      {actions}
      <Disclosure
        summary={t(isBox ? "boxDetails" : "details")}
        open={isOpen}
        className="-mb-3 border-b-0 border-t-[1.5px]"
      >
        <OrderDetails order={order} locale={locale} />
      </Disclosure>
    </Card>
  );
}

async function PayNote({ order, locale }: { order: Order; locale: Locale }) {
  const t = await getTranslations("order");
  const isBox = order.kind === "BOX";
  const pay = (
    <PayLink order={order} locale={locale} aria-label={t(isBox ? "boxPayLabel" : "payLabel", { number: order.number })}>
      {t(isBox ? "boxPay" : "pay")}
    </PayLink>
  );
  const { reserved_until: until } = order;
  return (
    <Alert tone="warning" title={t(`status.${order.status}`)} action={pay}>
      {until && t("reserved", { date: formatDate(until, locale), time: shopTime(until) })}
    </Alert>
  );
}
