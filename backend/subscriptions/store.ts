import type { Queryable, Transaction } from "../db/database.ts";
import { addresses, clients } from "../db/schema/client.ts";
import { subscriptionEvents, subscriptions } from "../db/schema/request.ts";
import { countryOf } from "../delivery/offers.ts";
import type { CountryCode } from "#contract/locale.ts";
import { and, asc, desc, eq, inArray, max } from "../db/orm.ts";
import type { Move, SubscriptionEventType, SubscriptionState } from "./machine.ts";

export type StoredSubscription = typeof subscriptions.$inferSelect;

/**
 * Locks the subscription until the transaction ends. Whoever changes a subscription or its boxes takes this lock first,
 * then the box's, then its order's, then the stock's, so that nobody waits in a circle.
 */
export async function lockSubscription(
  tx: Transaction,
  id: string,
  options: { skipLocked?: boolean } = {},
): Promise<StoredSubscription | null> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
    .for("update", options.skipLocked ? { skipLocked: true } : {});
  return row ?? null;
}

export async function findSubscription(db: Queryable, id: string): Promise<StoredSubscription | null> {
  return (await db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0] ?? null;
}

/** What goes on for the profiles: active or paused. */
export async function findOpenSubscriptions(
  db: Queryable,
  clientId: string,
  profileId?: string,
): Promise<StoredSubscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.clientId, clientId),
        inArray(subscriptions.status, ["ACTIVE", "PAUSED"]),
        profileId === undefined ? undefined : eq(subscriptions.profileId, profileId),
      ),
    )
    .orderBy(asc(subscriptions.createdAt));
}

export async function insertSubscription(
  tx: Transaction,
  subscription: typeof subscriptions.$inferInsert & SubscriptionState,
  now: Date,
): Promise<void> {
  await tx.insert(subscriptions).values(subscription);
  await addSubscriptionEvent(tx, subscription.id, "CREATED", {}, now);
}

export async function addSubscriptionEvent(
  tx: Transaction,
  subscriptionId: string,
  type: SubscriptionEventType,
  data: Record<string, unknown>,
  at: Date,
): Promise<void> {
  const [last] = await tx
    .select({ sequence: max(subscriptionEvents.sequence) })
    .from(subscriptionEvents)
    .where(eq(subscriptionEvents.subscriptionId, subscriptionId));
  await tx.insert(subscriptionEvents).values({ subscriptionId, sequence: (last?.sequence ?? 0) + 1, type, data, at });
}

/** What happened last to a subscription; null before anything did. */
export async function findLastEvent(
  db: Queryable,
  subscriptionId: string,
): Promise<Pick<typeof subscriptionEvents.$inferSelect, "sequence" | "data"> | null> {
  const [event] = await db
    .select({ sequence: subscriptionEvents.sequence, data: subscriptionEvents.data })
    .from(subscriptionEvents)
    .where(eq(subscriptionEvents.subscriptionId, subscriptionId))
    .orderBy(desc(subscriptionEvents.sequence))
    .limit(1);
  return event ?? null;
}

/** Writes further facts beside what happened last. */
export async function addToLastEvent(
  tx: Transaction,
  subscriptionId: string,
  data: Record<string, unknown>,
): Promise<void> {
  const event = await findLastEvent(tx, subscriptionId);
  if (!event) return;
  await tx
    .update(subscriptionEvents)
    .set({ data: { ...event.data, ...data } })
    .where(and(eq(subscriptionEvents.subscriptionId, subscriptionId), eq(subscriptionEvents.sequence, event.sequence)));
}

export async function saveSubscription(
  tx: Transaction,
  id: string,
  changes: Partial<StoredSubscription>,
  now: Date,
): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ ...changes, updatedAt: now })
    .where(eq(subscriptions.id, id));
}

/** Saves a move of the machine and writes it down. */
export async function applyMove(
  tx: Transaction,
  id: string,
  { state, event }: Move,
  now: Date,
  data: Record<string, unknown> = {},
): Promise<void> {
  const { status, frequencyMonths, nextDeliveryDate, nextAt, deliveryDay, pausedUntil, terminatedAt } = state;
  await saveSubscription(
    tx,
    id,
    { status, frequencyMonths, nextDeliveryDate, nextAt, deliveryDay, pausedUntil, terminatedAt },
    now,
  );
  await addSubscriptionEvent(tx, id, event, data, now);
}

export interface Home {
  /** Country of the default shipping address; without one that of the client's locale. */
  country: CountryCode;
  hasAddress: boolean;
}

export const homeOf = (
  client: Pick<typeof clients.$inferSelect, "locale"> & { country: CountryCode | null },
): Home => ({
  country: client.country ?? countryOf(client.locale),
  hasAddress: client.country !== null,
});

/** Where boxes of a client go. Null for an unknown client. */
export async function findHome(db: Queryable, clientId: string): Promise<Home | null> {
  const [row] = await db
    .select({ locale: clients.locale, country: addresses.countryCode })
    .from(clients)
    .leftJoin(
      addresses,
      and(eq(addresses.clientId, clients.id), eq(addresses.kind, "shipping"), eq(addresses.isDefault, true)),
    )
    .where(eq(clients.id, clientId));
  return row ? homeOf(row) : null;
}
