import { toDecimal } from "#contract/money.ts";
import { documentYears, type Erasure, type ErasureObstacle } from "#contract/my-data.ts";
import type { Queryable } from "../db/database.ts";
import { and, asc, count, eq, gt, inArray, max, ne } from "../db/orm.ts";
import { returns } from "../db/schema/after-sale.ts";
import { giftCards, refunds } from "../db/schema/ledger.ts";
import { invoices, orders } from "../db/schema/order.ts";
import { requests } from "../db/schema/request.ts";
import { accounts } from "../ledger/accounts.ts";
import { readBalance } from "../ledger/post.ts";
import { findProfilesOf } from "../profiles/store.ts";
import { unsentStatuses } from "../requests/machine.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { findOpenSubscriptions } from "../subscriptions/store.ts";

type StoredOrder = typeof orders.$inferSelect;

/** What an order still has to do with its client; null once it is over. An unpaid one of the shop ends by itself and owes nothing. */
export function obstacleOf({ kind, status }: Pick<StoredOrder, "kind" | "status">): ErasureObstacle | null {
  if (status === "PAID" || status === "PREPARED" || status === "SHIPPED")
    return kind === "BOX" && status === "PAID" ? null : "ORDER_UNDER_WAY";
  if (kind === "BOX") {
    if (status === "DELIVERED") return "BOX_TO_DECIDE";
    return status === "PENDING_PAYMENT" || status === "PAYMENT_FAILED" ? "ORDER_UNPAID" : null;
  }
  return status === "PENDING_PAYMENT" ? "ORDER_UNPAID" : null;
}

/** What stands in the way of deleting an account, what would be lost, and what the law keeps; as of now. */
export async function readStandingOf(db: Queryable, clientId: string, now: Date): Promise<Erasure> {
  const ofClient = eq(orders.clientId, clientId);
  const [bought, parcels, money, open, boxes, profiles, walletCents, points, cards, documents] = await Promise.all([
    db.select().from(orders).where(ofClient).orderBy(asc(orders.createdAt)),
    db
      .select({ id: returns.id, order: orders })
      .from(returns)
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .where(and(eq(returns.clientId, clientId), inArray(returns.status, ["DECLARED", "RECEIVED"]))),
    db
      .select({ order: orders })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(ofClient, ne(refunds.status, "SENT"), gt(refunds.providerCents, 0))),
    findOpenSubscriptions(db, clientId),
    db
      .select({ boxes: count() })
      .from(requests)
      .where(and(eq(requests.clientId, clientId), inArray(requests.status, [...unsentStatuses]))),
    findProfilesOf(db, clientId),
    readBalance(db, accounts.wallet(clientId), "EUR"),
    readBalance(db, accounts.points(clientId), "POINT"),
    db
      .select({ open: count() })
      .from(giftCards)
      .where(and(eq(giftCards.giverClientId, clientId), eq(giftCards.status, "ACTIVE"))),
    db
      .select({ year: max(invoices.year) })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(ofClient),
  ]);
  const named = (order: StoredOrder, code: ErasureObstacle, returnId: string | null = null) => ({
    code,
    order_id: order.id,
    order_number: order.number,
    order_kind: order.kind,
    return_id: returnId,
  });
  const today = todayOf(now);
  const year = documents[0]?.year ?? null;
  return {
    obstacles: [
      ...bought.flatMap((order) => {
        const code = obstacleOf(order);
        return code ? [named(order, code)] : [];
      }),
      ...parcels.map(({ id, order }) => named(order, "RETURN_UNDER_WAY", id)),
      ...money.map(({ order }) => named(order, "REFUND_UNDER_WAY")),
    ],
    subscriptions: open.length,
    planned_boxes: boxes[0]?.boxes ?? 0,
    profiles: profiles.map(({ firstname }) => firstname),
    wallet_ttc: toDecimal(walletCents),
    points,
    returnable: bought.flatMap(({ id, number, kind, status, returnUntil }) =>
      kind === "SHOP" && status === "DELIVERED" && returnUntil !== null && returnUntil >= today
        ? [{ order_id: id, order_number: number, until: returnUntil }]
        : [],
    ),
    open_gift_cards: cards[0]?.open ?? 0,
    documents_until: year === null ? null : `${year + documentYears}-12-31`,
  };
}
