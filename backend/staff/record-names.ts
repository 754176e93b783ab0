import type { StaffRecordKind } from "#contract/staff.ts";
import type { Queryable } from "../db/database.ts";
import { and, eq, inArray } from "../db/orm.ts";
import { returns, tickets } from "../db/schema/after-sale.ts";
import { addresses, clients, paymentMethods } from "../db/schema/client.ts";
import { giftCards } from "../db/schema/ledger.ts";
import { products } from "../db/schema/catalog.ts";
import { orders } from "../db/schema/order.ts";
import { profiles } from "../db/schema/profile.ts";
import { requests, subscriptions } from "../db/schema/request.ts";
import { reviews } from "../db/schema/review.ts";
import { nameOfMethod } from "../mails/name-of-method.ts";
import { textLocaleOf } from "../mails/texts.ts";
import { isUuid } from "./record.ts";

interface Named {
  id: string | number;
  name: string;
}
/** Names of a client's records of one kind, of those that are there. */
type Find = (db: Queryable, clientId: string, ids: string[]) => Promise<Named[]>;

const addressNames: Find = async (db, clientId, ids) => {
  const rows = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.clientId, clientId), inArray(addresses.id, ids)));
  return rows.map(({ id, street, city }) => ({ id, name: `${street}, ${city}` }));
};
const methodNames: Find = async (db, clientId, ids) => {
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.clientId, clientId), inArray(paymentMethods.id, ids)));
  return rows.map((method) => ({ id: method.id, name: nameOfMethod(method) }));
};
const profileNames: Find = async (db, clientId, ids) =>
  db
    .select({ id: profiles.id, name: profiles.firstname })
    .from(profiles)
    .where(and(eq(profiles.clientId, clientId), inArray(profiles.id, ids)));
const orderNames: Find = async (db, clientId, ids) =>
  db
    .select({ id: orders.id, name: orders.number })
    .from(orders)
    .where(and(eq(orders.clientId, clientId), inArray(orders.id, ids)));
const returnNames: Find = async (db, clientId, ids) =>
  db
    .select({ id: returns.id, name: orders.number })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(eq(returns.clientId, clientId), inArray(returns.id, ids)));
const subscriptionNames: Find = async (db, clientId, ids) =>
  db
    .select({ id: subscriptions.id, name: profiles.firstname })
    .from(subscriptions)
    .innerJoin(profiles, eq(profiles.id, subscriptions.profileId))
    .where(and(eq(subscriptions.clientId, clientId), inArray(subscriptions.id, ids)));
const boxNames: Find = async (db, clientId, ids) =>
  db
    .select({ id: requests.id, name: profiles.firstname })
    .from(requests)
    .innerJoin(profiles, eq(profiles.id, requests.profileId))
    .where(and(eq(requests.clientId, clientId), inArray(requests.id, ids.map(Number))));
const cardNames: Find = async (db, clientId, ids) => {
  const rows = await db
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.giverClientId, clientId), inArray(giftCards.id, ids)));
  return rows.map(({ id, recipient }) => ({ id, name: recipient.name }));
};
const ticketNames: Find = async (db, clientId, ids) =>
  db
    .select({ id: tickets.id, name: tickets.number })
    .from(tickets)
    .where(and(eq(tickets.clientId, clientId), inArray(tickets.id, ids)));
/** A review by the piece it is of, in its writer's language. */
const reviewNames: Find = async (db, clientId, ids) => {
  const rows = await db
    .select({ id: reviews.id, names: products.names, locale: clients.locale })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(clients, eq(clients.id, reviews.clientId))
    .where(and(eq(reviews.clientId, clientId), inArray(reviews.id, ids)));
  return rows.map(({ id, names, locale }) => ({ id, name: names[textLocaleOf(locale)] }));
};

const finders: Partial<Record<StaffRecordKind, Find>> = {
  ADDRESS: addressNames,
  PAYMENT_METHOD: methodNames,
  PROFILE: profileNames,
  ORDER: orderNames,
  RETURN: returnNames,
  SUBSCRIPTION: subscriptionNames,
  BOX: boxNames,
  GIFT_CARD: cardNames,
  MESSAGE: ticketNames,
  REVIEW: reviewNames,
};

/** Boxes are counted, everything else has a UUID. */
const isIdOf = (kind: StaffRecordKind, id: string): boolean =>
  kind === "BOX" ? /^[1-9]\d{0,8}$/.test(id) : isUuid(id);

export interface RecordReference {
  kind: StaffRecordKind;
  id: string | null;
}

/** How to name records to their client: an order by its number, a profile by its first name. Null for what is gone. */
export async function readRecordNames(
  db: Queryable,
  clientId: string,
  records: readonly RecordReference[],
): Promise<(record: RecordReference) => string | null> {
  const names = new Map<string, string>();
  for (const [kind, find] of Object.entries(finders) as [StaffRecordKind, Find][]) {
    const ids = records.flatMap(({ kind: of, id }) => (of === kind && id !== null && isIdOf(kind, id) ? [id] : []));
    if (ids.length === 0) continue;
    for (const { id, name } of await find(db, clientId, [...new Set(ids)]))
      if (name !== "") names.set(`${kind} ${id}`, name);
  }
  return ({ kind, id }) => names.get(`${kind} ${id}`) ?? null;
}
