import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import type { PaymentMethod } from "#contract/payment-methods.ts";
import type { Profile } from "#contract/profiles.ts";
import type { Request } from "#contract/requests.ts";
import { WhereOn } from "#components/navigation/where-on.tsx";
import { OrderStatusBadge } from "#components/orders/order-status-badge.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { obstaclesForClient } from "#lib/boxes/obstacles.ts";
import type { OrderOverview as Planned } from "#lib/client/order-overview.ts";
import { formatDate } from "#lib/dates/format.ts";
import { shopDay } from "#lib/dates/shop-day.ts";
import { formatEuros } from "#lib/money/format.ts";
import type { PaymentPlatform } from "#lib/payments/types.ts";
import { cardToReplace } from "#lib/payments/upcoming-charge.ts";
import { href } from "#lib/routing/href.ts";
import { BoxToValidate, CardToReplace, ObstacleToClear, OrderToPay, OrderToReturn } from "./account-tasks.tsx";

/** Deadlines shown at once; the page of returns has them all. */
const shownReturns = 2;

interface OrderOverviewProps {
  orders: Promise<Planned | null>;
  boxes: Promise<Request[] | null>;
  profiles: Promise<Profile[]>;
  methods: readonly PaymentMethod[];
  /** What may be charged for boxes; null where that cannot be read. */
  platforms: Promise<readonly PaymentPlatform[] | null>;
  locale: Locale;
}

/** What waits for the client, then the last order. What cannot be read asks for nothing. */
export async function OrderOverview({ methods, locale, ...reads }: OrderOverviewProps) {
  const [t, overview, boxes, platforms, family] = await Promise.all([
    getTranslations("account"),
    reads.orders,
    reads.boxes,
    reads.platforms,
    /* The part that shows the family says that it cannot be read. */
    reads.profiles.catch((): Profile[] => []),
  ]);
  const obstacles = obstaclesForClient(boxes ?? [], overview?.toPay ?? []);
  /* The obstacle says it already. */
  const isCardAsked = obstacles.some(({ reason }) => reason === "PAYMENT_METHOD_MISSING");
  const ending = isCardAsked
    ? null
    : cardToReplace({ methods, platforms, profiles: family, today: shopDay(new Date()) });
  const tasks = [
    ...(overview?.toPay ?? []).map((order) => <OrderToPay key={order.id} order={order} locale={locale} />),
    ...obstacles.map((obstacle) => <ObstacleToClear key={obstacle.key} obstacle={obstacle} locale={locale} />),
    ...(ending ? [<CardToReplace key={ending.method.id} {...ending} locale={locale} />] : []),
    ...(boxes ?? [])
      .filter(({ status_details: { code } }) => code === "COMPOSED")
      .map((box) => <BoxToValidate key={box.id} box={box} locale={locale} />),
    ...(overview?.toReturn ?? [])
      .slice(0, shownReturns)
      .map((order) => <OrderToReturn key={order.id} order={order} locale={locale} />),
  ];
  return (
    <>
      {tasks.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-2xl">{t("now")}</h2>
          <ul className="flex flex-col gap-3">{tasks}</ul>
        </section>
      )}
      {tasks.length === 0 && overview !== null && <p className="-mt-6 text-muted">{t("nowNothing")}</p>}
      {overview === null ? (
        <Alert tone="warning" action={<TextLink href={href(locale, "infos-orders")}>{t("allOrders")}</TextLink>}>
          {t("ordersFailed")}
        </Alert>
      ) : (
        <section className="flex flex-col gap-3">
          <h2 className="text-2xl">{t(overview.onTheirWay.length > 0 ? "onTheirWay" : "lastOrder")}</h2>
          {overview.onTheirWay.map((order) => (
            <OrderCard key={order.id} order={order} locale={locale} />
          ))}
          {overview.last && <OrderCard order={overview.last} locale={locale} />}
          {overview.last === null && overview.onTheirWay.length === 0 && <NoOrder locale={locale} />}
        </section>
      )}
    </>
  );
}

async function OrderCard({ order, locale }: { order: Order; locale: Locale }) {
  const [t, say] = await Promise.all([getTranslations("account"), getTranslations("order")]);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{say(order.kind === "BOX" ? "boxNumber" : "number", { number: order.number })}</h3>
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
          <li
            key={id}
            className="aspect-3/4 w-[64px] overflow-hidden rounded"
            style={{ background: image.placeholder }}
          >
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
      <TextLink href={`${href(locale, "infos-orders")}#${order.number}`} standalone>
        {t("seeOrder", { kind: order.kind })}
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
        action={
          <WhereOn feature="shop">
            <ButtonLink href={href(locale, "shop")}>{t("toShop")}</ButtonLink>
          </WhereOn>
        }
      />
    </Card>
  );
}
