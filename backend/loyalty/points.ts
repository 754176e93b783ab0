import { toDecimal } from "#contract/money.ts";
import { findClient } from "../clients/store.ts";
import type { Transaction } from "../db/database.ts";
import { and, eq, sql } from "../db/orm.ts";
import { ledgerEntries, ledgerPostings } from "../db/schema/ledger.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { findCoupon, findUse } from "../discounts/store.ts";
import { accounts } from "../ledger/accounts.ts";
import { lockBalance, postEntry, readBalance } from "../ledger/post.ts";
import { reachedReward } from "./tiers.ts";

interface Grant {
  clientId: string;
  points: number;
  rule: "ORDER_POINTS" | "RECYCLING_POINTS";
  source: { type: string; id: string };
  /** The same cause never gives points twice. */
  dedupeKey: string;
}

async function mailReward(tx: Transaction, grant: Grant, points: number, now: Date): Promise<void> {
  const reward = reachedReward(points - grant.points, points);
  const client = reward && (await findClient(tx, grant.clientId));
  if (!reward || !client) return;
  const { firstname, email: recipient, locale } = client;
  const { code, minimumPoints: minimum } = reward;
  await tx
    .insert(mailOutbox)
    .values({
      id: crypto.randomUUID(),
      kind: "points-reward",
      recipient,
      locale,
      data: { firstname, points, minimum, code, amount: toDecimal(reward.valueCents) },
      dedupeKey: `points-reward:${grant.dedupeKey}`,
      createdAt: now,
      nextAttemptAt: now,
    })
    .onConflictDoNothing();
}

/**
 * Gives a client points, and tells by mail when they reach a reward. False when they were given before, or are none; who
 * left the programme gets none.
 */
export async function grantPoints(tx: Transaction, grant: Grant, now: Date): Promise<boolean> {
  const { clientId, points, rule, source, dedupeKey } = grant;
  const account = accounts.points(clientId);
  if ((await findClient(tx, clientId))?.loyaltyLeftAt != null) return false;
  const isNew = await postEntry(tx, {
    rule,
    source,
    clientId,
    dedupeKey,
    at: now,
    postings: [
      { account: accounts.pointsIssued, unit: "POINT", amount: -points },
      { account, unit: "POINT", amount: points },
    ],
  });
  if (isNew) await mailReward(tx, grant, await readBalance(tx, account, "POINT"), now);
  return isNew;
}

/** Gives the points of the loyalty code of an order back, once: the client gave the order up. */
export async function returnPoints(tx: Transaction, order: { id: string; clientId: string }, now: Date): Promise<void> {
  const [taken] = await tx
    .select({ points: sql`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number) })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(
      and(
        eq(ledgerEntries.dedupeKey, `order-points-redeemed:${order.id}`),
        eq(ledgerPostings.account, accounts.pointsRedeemed),
      ),
    );
  const points = taken?.points ?? 0;
  await postEntry(tx, {
    rule: "POINTS_RETURNED",
    source: { type: "order", id: order.id },
    clientId: order.clientId,
    dedupeKey: `order-points-returned:${order.id}`,
    at: now,
    postings: [
      { account: accounts.pointsRedeemed, unit: "POINT", amount: -points },
      { account: accounts.points(order.clientId), unit: "POINT", amount: points },
    ],
  });
}

/** Takes the points of the loyalty code an order was paid with. The code was claimed against them; they never fall below zero. */
export async function redeemPoints(
  tx: Transaction,
  order: { id: string; clientId: string; couponCode: string | null },
  now: Date,
): Promise<void> {
  const use = order.couponCode === null ? null : await findUse(tx, order.id);
  const coupon = use?.isSpent ? await findCoupon(tx, use.code) : null;
  if (!coupon?.points) return;
  const account = accounts.points(order.clientId);
  const points = Math.min(coupon.points, await lockBalance(tx, account, "POINT"));
  await postEntry(tx, {
    rule: "POINTS_REDEEMED",
    source: { type: "order", id: order.id },
    clientId: order.clientId,
    dedupeKey: `order-points-redeemed:${order.id}`,
    at: now,
    postings: [
      { account, unit: "POINT", amount: -points },
      { account: accounts.pointsRedeemed, unit: "POINT", amount: points },
    ],
  });
}
