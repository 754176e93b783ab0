import type { Queryable } from "../db/database.ts";
import { and, eq, inArray, isNotNull, isNull, ne } from "../db/orm.ts";
import { returns } from "../db/schema/after-sale.ts";
import { addresses, paymentMethods } from "../db/schema/client.ts";
import { creditNotes, orders, payments } from "../db/schema/order.ts";
import type { Traces } from "./household.ts";
import type { FriendOrder, Returnable } from "./judge.ts";

const sumOf = <T>(rows: readonly T[], cents: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + cents(row), 0);

/** The paid orders of a client, the oldest first, each with what replaced its pieces. */
export async function readFriendOrders(db: Queryable, clientId: string): Promise<FriendOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.clientId, clientId), isNotNull(orders.paidAt), ne(orders.status, "CANCELLED")))
    .orderBy(orders.paidAt, orders.number);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [kept, notes, open] = await Promise.all([
    db
      .select()
      .from(payments)
      .where(and(inArray(payments.orderId, ids), eq(payments.status, "SUCCEEDED"), isNull(payments.refundDueAt))),
    db.select().from(creditNotes).where(inArray(creditNotes.orderId, ids)),
    db
      .select({ orderId: returns.orderId })
      .from(returns)
      .where(and(inArray(returns.orderId, ids), inArray(returns.status, ["DECLARED", "RECEIVED"]))),
  ]);
  const isReturned = new Set(open.map(({ orderId }) => orderId));
  const toReturnable = ({ id, status, returnUntil }: (typeof rows)[number]): Returnable => ({
    status,
    returnUntil,
    isReturnOpen: isReturned.has(id),
  });
  return rows
    .filter(({ exchangeOf }) => exchangeOf === null)
    .map((order) => {
      const credited = notes.filter(({ orderId }) => orderId === order.id);
      return {
        ...toReturnable(order),
        id: order.id,
        kind: order.kind,
        totalCents: order.totalCents,
        walletCents: order.walletCents,
        takenCents: sumOf(
          kept.filter(({ orderId }) => orderId === order.id),
          ({ amountCents }) => amountCents,
        ),
        creditedCents: sumOf(credited, ({ amountCents }) => amountCents),
        creditedToMethodsCents: sumOf(credited, ({ providerCents }) => providerCents),
        replacements: rows.filter(({ exchangeOf }) => exchangeOf === order.id).map(toReturnable),
      };
    });
}

/** Where a client has ever had parcels or bills sent, and every method it has ever saved or paid with. */
export async function readTraces(db: Queryable, clientId: string): Promise<Traces> {
  const [saved, ordered, cards] = await Promise.all([
    db.select().from(addresses).where(eq(addresses.clientId, clientId)),
    db
      .selectDistinct({ shipping: orders.shippingAddress, billing: orders.billingAddress })
      .from(orders)
      .where(eq(orders.clientId, clientId)),
    db.select().from(paymentMethods).where(eq(paymentMethods.clientId, clientId)),
  ]);
  return {
    addresses: [
      ...saved.map(({ streetExtra: street_extra, countryCode: country_code, ...address }) => ({
        ...address,
        street_extra,
        country_code,
      })),
      ...ordered.flatMap(({ shipping, billing }) => [shipping, billing]),
    ],
    cards,
  };
}
