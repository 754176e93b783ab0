import type { Contracts } from "#contract/declarations.ts";
import { toDecimal } from "#contract/money.ts";
import type { Caller, Clock } from "../context.ts";
import type { Database, Queryable } from "../db/database.ts";
import { and, desc, eq, inArray, isNull, notInArray, or, sql } from "../db/orm.ts";
import { ledgerEntries } from "../db/schema/ledger.ts";
import { orderLines, orders } from "../db/schema/order.ts";
import { profiles } from "../db/schema/profile.ts";
import { subscriptions } from "../db/schema/request.ts";
import { findGiftCardsOf } from "../gift-cards/store.ts";
import { judgeWithdrawal, withdrawalDays } from "../gift-cards/withdraw.ts";
import { canWithdraw, withdrawUntil } from "../orders/withdrawal.ts";
import { countOnTheirWay } from "../returns/on-their-way.ts";
import { addDays, todayOf } from "../subscriptions/calendar.ts";

/** How far back an order can have been made that can still be withdrawn from: its way, its deadline, its extension. */
const lookBackDays = 120;

async function readOrders(db: Database, clientId: string, now: Date): Promise<Contracts["orders"]> {
  const found = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.clientId, clientId),
        isNull(orders.cancelledAt),
        notInArray(orders.status, ["CANCELLED", "CLOSED"]),
        sql`${orders.createdAt} > ${new Date(now.getTime() - lookBackDays * 86_400_000).toISOString()}`,
      ),
    )
    .orderBy(desc(orders.createdAt));
  const open = found.filter((order) => canWithdraw(order, now));
  if (open.length === 0) return [];
  const ids = open.map(({ id }) => id);
  const [lines, onTheirWay] = await Promise.all([
    db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(orderLines.position),
    countOnTheirWay(db, ids),
  ]);
  return open.flatMap((order) => {
    const left = lines.flatMap(({ id, orderId, quantity, returnedQuantity, snapshot: { name, size } }) => {
      const count = quantity - returnedQuantity - (onTheirWay.get(id) ?? 0);
      return orderId === order.id && count > 0 ? [{ order_line_id: id, name, size, quantity: count }] : [];
    });
    const { id, number, kind, createdAt, deliveredAt, returnUntil } = order;
    const until = withdrawUntil(deliveredAt && todayOf(deliveredAt), returnUntil);
    return left.length === 0
      ? []
      : [{ id, number, kind, created_at: createdAt.toISOString(), withdraw_until: until, lines: left }];
  });
}

async function readGiftCards(db: Database, clientId: string, now: Date): Promise<Contracts["gift_cards"]> {
  const cards = (await findGiftCardsOf(db, clientId)).filter(
    ({ giverClientId, status }) => giverClientId === clientId && status === "ACTIVE",
  );
  if (cards.length === 0) return [];
  const sold = await db
    .select({ key: ledgerEntries.dedupeKey, at: ledgerEntries.at })
    .from(ledgerEntries)
    .where(
      inArray(
        ledgerEntries.dedupeKey,
        cards.map(({ id }) => `gift-card-sold:${id}`),
      ),
    );
  return cards.flatMap(({ id, status, amountCents, recipient }) => {
    const paidAt = sold.find(({ key }) => key === `gift-card-sold:${id}`)?.at ?? null;
    if (paidAt === null || judgeWithdrawal({ status, paidAt }, now) !== null) return [];
    return [
      {
        id,
        amount: toDecimal(amountCents),
        recipient: recipient.name,
        withdraw_until: addDays(todayOf(paidAt), withdrawalDays),
      },
    ];
  });
}

/** Subscriptions of a client that go on, with whose they are. */
export const findOpenNamed = (db: Queryable, clientId: string) =>
  db
    .select({
      id: subscriptions.id,
      firstname: profiles.firstname,
      frequency: subscriptions.frequencyMonths,
      createdAt: subscriptions.createdAt,
    })
    .from(subscriptions)
    .innerJoin(profiles, eq(profiles.id, subscriptions.profileId))
    .where(
      and(
        eq(subscriptions.clientId, clientId),
        or(eq(subscriptions.status, "ACTIVE"), eq(subscriptions.status, "PAUSED")),
      ),
    )
    .orderBy(subscriptions.createdAt);

export async function readContracts({
  db,
  clock,
  caller: { clientId },
}: {
  db: Database;
  clock: Clock;
  caller: Caller;
}): Promise<Contracts> {
  const now = clock.now();
  const [bought, cards, open] = await Promise.all([
    readOrders(db, clientId, now),
    readGiftCards(db, clientId, now),
    findOpenNamed(db, clientId),
  ]);
  return {
    orders: bought,
    gift_cards: cards,
    subscriptions: open.map(({ id, firstname, frequency, createdAt }) => ({
      id,
      firstname,
      frequency,
      created_at: createdAt.toISOString(),
    })),
  };
}
