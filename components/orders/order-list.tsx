import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { WhereOn } from "#components/navigation/where-on.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Pagination } from "#components/ui/pagination.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { EmptyTrunk } from "#components/cart/empty-trunk.tsx";
import { shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { findOrders, parsePage } from "#lib/orders/server.ts";
import { href } from "#lib/routing/href.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderSummary } from "./order-summary.tsx";

interface OrderListProps {
  locale: Locale;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What of an order goes to the browser for what can be done with it. */
const acted = ({ id, number, kind, can_cancel, can_return, delivered_at, rating, exchange_of }: Order) => ({
  id,
  number,
  kind,
  can_cancel,
  can_return,
  delivered_at,
  rating,
  exchange_of,
});

/** The client's orders, newest first, which shows what was in it; the others unfold. */
export async function OrderList({ locale, searchParams }: OrderListProps) {
  const page = parsePage((await searchParams)["page"]);
  const [t, messages, orders] = await Promise.all([
    getTranslations("order"),
    loadMessages(locale),
    findOrders(locale, page),
  ]);
  const hrefOf = (number: number) => href(locale, "infos-orders", null, number > 1 ? { page: number } : {});
  if (orders === null) {
    return (
      <Alert
        tone="warning"
        action={
          <ButtonLink size="sm" variant="secondary" href={hrefOf(page)}>
            {t("reload")}
          </ButtonLink>
        }
      >
        {t("failed")}
      </Alert>
    );
  }
  if (orders.total === 0) {
    return (
      <EmptyState
        picture={<EmptyTrunk />}
        title={t("emptyTitle")}
        text={t("emptyText")}
        action={
          <WhereOn feature="shop">
            <ButtonLink href={href(locale, "shop")}>{t("toShop")}</ButtonLink>
          </WhereOn>
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <NextIntlClientProvider messages={pickMessages(messages, "orderAct", "size", "error")} timeZone={shopTimeZone}>
        {orders.items.map((order, index) => (
          <OrderSummary
            key={order.id}
            order={order}
            locale={locale}
            areLinesFolded={page > 1 || index > 0}
            actions={<OrderActions order={acted(order)} />}
          />
        ))}
      </NextIntlClientProvider>
      <Pagination
        label={t("pages")}
        page={page}
        pageCount={orders.pages}
        hrefOf={hrefOf}
        previousLabel={t("previous")}
        nextLabel={t("next")}
        pageLabel={(number) => t("page", { page: number })}
      />
    </div>
  );
}

export async function OrderListSkeleton() {
  const t = await getTranslations("order");
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <p className="sr-only">{t("loading")}</p>
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
