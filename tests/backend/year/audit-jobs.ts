import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "#backend/db/database.ts";
import { and, eq, inArray, isNotNull, isNull, lt, lte, ne, notExists, sql, type SQL } from "#backend/db/orm.ts";
import { recyclingLabels, returns } from "#backend/db/schema/after-sale.ts";
import { giftCards, ledgerEntries, refunds } from "#backend/db/schema/ledger.ts";
import { mailOutbox, orders, payments } from "#backend/db/schema/order.ts";
import { requests, subscriptions } from "#backend/db/schema/request.ts";
import { transitDays } from "#backend/returns/rules.ts";
import { addDays, todayOf } from "#backend/subscriptions/calendar.ts";
import type { Mail } from "#backend/mails/mailer.ts";

/** What should have been done by now and was not. The jobs have just run. */
export async function auditJobs(db: Queryable, now: Date): Promise<string[]> {
  const today = todayOf(now);
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const waiting = db
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(eq(requests.subscriptionId, subscriptions.id), inArray(requests.status, ["OPEN", "COMPOSED", "VALIDATED"])),
    );
  const pointsGiven = db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.dedupeKey, sql`'order-points:' || ${orders.id}`));
  const openReturns = db
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.orderId, orders.id), inArray(returns.status, ["DECLARED", "RECEIVED"])));
  const isKept = sql`exists (select from order_lines where order_id = ${orders.id} and quantity > returned_quantity and unit_price_cents >= 500)`;
  const left: [string, PgTable, SQL | undefined][] = [
    ["boxes were not moved on", requests, lte(requests.dueAt, now)],
    [
      "subscriptions were not renewed",
      subscriptions,
      and(eq(subscriptions.status, "ACTIVE"), lte(subscriptions.nextAt, now), notExists(waiting)),
    ],
    [
      "pauses were not ended",
      subscriptions,
      and(eq(subscriptions.status, "PAUSED"), lte(subscriptions.pausedUntil, today)),
    ],
    ["mails were not sent", mailOutbox, and(isNull(mailOutbox.sentAt), lte(mailOutbox.nextAttemptAt, now))],
    ["payments are open", payments, eq(payments.status, "PENDING")],
    [
      "bank pages were forgotten",
      payments,
      and(eq(payments.status, "REQUIRES_ACTION"), lt(payments.createdAt, ago(2))),
    ],
    ["refunds were not sent", refunds, and(ne(refunds.status, "SENT"), lte(refunds.nextAttemptAt, now))],
    ["reservations were not given up", orders, lte(orders.reservedUntil, now)],
    ["failed boxes were not charged again", orders, lte(orders.nextChargeAt, now)],
    ["boxes were not charged", orders, and(eq(orders.kind, "BOX"), eq(orders.status, "PENDING_PAYMENT"))],
    [
      "orders did not leave",
      orders,
      and(eq(orders.kind, "SHOP"), inArray(orders.status, ["PAID", "PREPARED"]), lt(orders.paidAt, ago(6))),
    ],
    [
      "orders did not arrive",
      orders,
      and(eq(orders.status, "SHIPPED"), sql`${orders.delivery} ->> 'expected_until' < ${addDays(today, -1)}`),
    ],
    ["parcels were not looked through", returns, and(eq(returns.status, "RECEIVED"), lt(returns.receivedAt, ago(6)))],
    [
      "parcels that never came are waited for",
      returns,
      and(eq(returns.status, "DECLARED"), lt(returns.handInBy, addDays(today, -transitDays))),
    ],
    [
      "labels that are over are open",
      recyclingLabels,
      and(eq(recyclingLabels.status, "CREATED"), lt(recyclingLabels.expiresOn, today)),
    ],
    [
      "gift cards were not sent",
      giftCards,
      and(eq(giftCards.status, "ACTIVE"), isNull(giftCards.mailedAt), lt(giftCards.deliverOn, today)),
    ],
    [
      "gift cards were not given up",
      giftCards,
      and(eq(giftCards.status, "PENDING_PAYMENT"), lt(giftCards.createdAt, ago(2))),
    ],
    [
      "orders gave no points",
      orders,
      and(
        eq(orders.kind, "SHOP"),
        eq(orders.status, "DELIVERED"),
        isNull(orders.exchangeOf),
        lt(orders.returnUntil, today),
        isNotNull(orders.paidAt),
        lte(orders.discountCents, 0),
        notExists(pointsGiven),
        notExists(openReturns),
        isKept,
      ),
    ],
  ];
  const counted = [];
  for (const [words, table, where] of left) counted.push([await db.$count(table, where), words] as const);
  return counted.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : []));
}

/** No mail left twice, no event was told twice in the same words, and all that is in the outbox has left. */
export async function auditMails(db: Queryable, sent: readonly Mail[]): Promise<string[]> {
  const rows = await db.select().from(mailOutbox);
  const times = Map.groupBy(sent, ({ id }) => id);
  const told = Map.groupBy(rows, ({ kind, recipient, data, createdAt }) =>
    JSON.stringify([kind, recipient, data, createdAt]),
  );
  return [
    ...[...times].flatMap(([id, { length }]) => (length > 1 ? [`the mail ${id} left ${length} times`] : [])),
    ...[...told].flatMap(([key, { length }]) => (length > 1 ? [`${length} mails say ${key.slice(0, 200)}`] : [])),
    ...rows.flatMap(({ id, kind, sentAt }) =>
      (sentAt !== null) === times.has(id) ? [] : [`the mail ${kind} is noted otherwise than it was sent`],
    ),
    ...sent.flatMap(({ subject, text }) =>
      /undefined|\bnull\b|NaN|\{\w+\}/.test(`${subject} ${text}`) ? [`a mail says: ${subject}`] : [],
    ),
  ];
}
