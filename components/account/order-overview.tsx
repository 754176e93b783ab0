import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { OrderStatusBadge } from "#components/orders/order-status-badge.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { findOrderOverview } from "#lib/client/overview.ts";
import { formatDate } from "#lib/dates/format.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";

/** What waits for the client, then the last order. */
export async function OrderOverview({ locale }: { locale: Locale }) {
  const [t, overview] = await Promise.all([getTranslations("account"), findOrderOverview(locale)]);
  if (overview === null) {
    return (
      <Alert tone="warning" action={<TextLink href={href(locale, "infos-orders")}>{t("allOrders")}</TextLink>}>
        {t("ordersFailed")}
      </Alert>
    );
  }
  const { toPay, last } = overview;
  return (
    <>
      <section className="flex flex-col gap-3">
        <h2 className="text-2xl">{t("now")}</h2>
        {toPay.length === 0 ? (
          <p className="text-muted">{t("nowNothing")}</p>
        ) : (
          toPay.map((order) => <OrderToPay key={order.id} order={order} locale={locale} />)
        )}
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-2xl">{t("lastOrder")}</h2>
        {last ? <LastOrder order={last} locale={locale} /> : <NoOrder locale={locale} />}
      </section>
    </>
  );
}

async function OrderToPay({ order, locale }: { order: Order; locale: Locale }) {
  const t = await getTranslations("account");
  const amount = formatEuros(order.total_amount_ttc, locale);
  return (
    <Card tone="accent" className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="font-bold">
          {t(order.status === "PAYMENT_FAILED" ? "paymentFailed" : "toPay", { number: order.number })}
        </p>
        <p>
          {order.reserved_until
            ? t("toPayUntil", { amount, date: formatDate(order.reserved_until, locale, "weekday") })
            : t("toPayText", { amount })}
        </p>
      </div>
      <ButtonLink href={href(locale, "shop-checkout", null, { order: order.id })}>{t("pay")}</ButtonLink>
    </Card>
  );
}

async function LastOrder({ order, locale }: { order: Order; locale: Locale }) {
  const t = await getTranslations("account");
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{t("order", { number: order.number })}</h3>
        <OrderStatusBadge status={order.status} />
      </div>
      <p className="text-muted">
        {t("orderLine", {
          date: formatDate(order.created_at, locale),
          count: order.quantity,
          amount: formatEuros(order.total_amount_ttc, locale),
        })}
      </p>
      <ul className="flex flex-wrap gap-2">
        {order.lines.slice(0, 4).map(({ id, image }) => (
          <li key={id} className="aspect-3/4 w-16 overflow-hidden rounded" style={{ background: image.placeholder }}>
            <img
              src={image.url}
              alt={image.alt}
              width={64}
              height={85}
              loading="lazy"
              className="size-full object-cover"
            />
          </li>
        ))}
      </ul>
      <TextLink href={href(locale, "infos-orders")} standalone>
        {t("allOrders")}
      </TextLink>
    </Card>
  );
}

async function NoOrder({ locale }: { locale: Locale }) {
  const t = await getTranslations("account");
  return (
    <Card tone="tint">
      <EmptyState
        title={t("noOrder")}
        text={t("noOrderText")}
        headingLevel={3}
        action={<ButtonLink href={href(locale, "shop")}>{t("toShop")}</ButtonLink>}
      />
    </Card>
  );
}
