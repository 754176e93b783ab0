import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { OrderStatusBadge } from "#components/orders/order-status-badge.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { findBoxesToValidate, findOrderOverview } from "#lib/client/overview.ts";
import { formatDate } from "#lib/dates/format.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { BoxToValidate, OrderToPay, OrderToReturn } from "./account-tasks.tsx";

/** Deadlines shown at once; the page of returns has them all. */
const shownReturns = 2;

/** What waits for the client, then the last order. */
export async function OrderOverview({ locale }: { locale: Locale }) {
  const [t, overview, boxes] = await Promise.all([
    getTranslations("account"),
    findOrderOverview(locale),
    findBoxesToValidate(locale),
  ]);
  const tasks = [
    ...(overview?.toPay ?? []).map((order) => <OrderToPay key={order.id} order={order} locale={locale} />),
    ...(boxes ?? []).map((box) => <BoxToValidate key={box.id} box={box} locale={locale} />),
    ...(overview?.toReturn ?? [])
      .slice(0, shownReturns)
      .map((order) => <OrderToReturn key={order.id} order={order} locale={locale} />),
  ];
  return (
    <>
      {(tasks.length > 0 || overview !== null) && (
        <section className="flex flex-col gap-3">
          <h2 className="text-2xl">{t("now")}</h2>
          {tasks.length > 0 ? tasks : <p className="text-muted">{t("nowNothing")}</p>}
        </section>
      )}
      {overview === null ? (
        <Alert tone="warning" action={<TextLink href={href(locale, "infos-orders")}>{t("allOrders")}</TextLink>}>
          {t("ordersFailed")}
        </Alert>
      ) : (
        <section className="flex flex-col gap-3">
          <h2 className="text-2xl">{t("lastOrder")}</h2>
          {overview.last ? <LastOrder order={overview.last} locale={locale} /> : <NoOrder locale={locale} />}
        </section>
      )}
    </>
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
