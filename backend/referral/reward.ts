import { toDecimal } from "#contract/money.ts";
import { referralYearlyLimit } from "#contract/terms.ts";
import { lockClient } from "../clients/lock.ts";
import { findClient } from "../clients/store.ts";
import type { Dependencies } from "../context.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { and, asc, eq, exists, gt, gte, isNotNull, isNull, lt, or } from "../db/orm.ts";
import { referrals } from "../db/schema/ledger.ts";
import { orders } from "../db/schema/order.ts";
import { inBatches } from "../jobs/in-batches.ts";
import { accounts } from "../ledger/accounts.ts";
import { postEntry } from "../ledger/post.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { lockOrder } from "../orders/store.ts";
import { addDays, parisMoment, todayOf } from "../subscriptions/calendar.ts";
import { readFriendOrders, readTraces } from "./facts.ts";
import { isSameHousehold } from "./household.ts";
import { judgeOrders } from "./judge.ts";

type Referral = typeof referrals.$inferSelect;

/** How far back the job looks for orders whose time to return is over: longer than any return is under way. */
const lookBackDays = 90;

const isUndecided = and(isNull(referrals.rewardedAt), isNull(referrals.refusal));

/** How many rewards a godfather got in the calendar year of `now`, in Paris. */
export const countRewardsOfYear = (db: Queryable, godfatherClientId: string, now: Date): Promise<number> =>
  db.$count(
    referrals,
    and(
      eq(referrals.godfatherClientId, godfatherClientId),
      gte(referrals.rewardedAt, parisMoment(`${todayOf(now).slice(0, 4)}-01-01`, 0)),
      // A reward that was taken back leaves its place to another.
      isNull(referrals.refusal),
    ),
  );

/** Whether friend and godfather share a house, a telephone or a card. */
export const shareHousehold = async (
  db: Queryable,
  { friendClientId, godfatherClientId }: Pick<Referral, "friendClientId" | "godfatherClientId">,
): Promise<boolean> => {
  const [friend, godfather] = await Promise.all([readTraces(db, friendClientId), readTraces(db, godfatherClientId)]);
  return isSameHousehold(friend, godfather);
};

async function give(tx: Transaction, referral: Referral, rewardCents: number, now: Date): Promise<void> {
  const { friendClientId, godfatherClientId } = referral;
  const godfather = await findClient(tx, godfatherClientId);
  const friend = await findClient(tx, friendClientId);
  if (!godfather || !friend) throw new Error(`a referral of nobody: ${friendClientId}`);
  const dedupeKey = `referral-reward:${friendClientId}`;
  await enqueueMail(
    tx,
    {
      kind: "referral-reward",
      recipient: godfather.email,
      locale: godfather.locale,
      data: { firstname: godfather.firstname, friend: friend.firstname, amount: toDecimal(rewardCents) },
      dedupeKey,
    },
    now,
  );
  await postEntry(tx, {
    rule: "REFERRAL_REWARD",
    source: { type: "referral", id: friendClientId },
    clientId: godfather.id,
    dedupeKey,
    at: now,
    postings: [
      { account: accounts.expense("referral"), unit: "EUR", amount: -rewardCents },
      { account: accounts.wallet(godfather.id), unit: "EUR", amount: rewardCents },
    ],
  });
}

/** Decides a referral whose order has earned its reward, once; false while it has not. */
async function decide(tx: Transaction, friendClientId: string, now: Date): Promise<boolean> {
  const today = todayOf(now);
  const candidate = judgeOrders(await readFriendOrders(tx, friendClientId), today);
  if (candidate?.verdict.kind !== "EARNED") return false;
  // A refund that is being planned holds the order: what it takes back is known once it lets go.
  await lockOrder(tx, candidate.order.id);
  const earning = judgeOrders(await readFriendOrders(tx, friendClientId), today);
  if (earning?.verdict.kind !== "EARNED") return false;
  const { rewardCents } = earning.verdict;
  const [referral] = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.friendClientId, friendClientId), isUndecided))
    .for("update", { skipLocked: true });
  if (!referral) return false;
  await lockClient(tx, referral.godfatherClientId);
  const refusal = (await shareHousehold(tx, referral))
    ? "SAME_HOUSEHOLD"
    : (await countRewardsOfYear(tx, referral.godfatherClientId, now)) >= referralYearlyLimit
      ? "YEARLY_LIMIT"
      : null;
  await tx
    .update(referrals)
    .set(refusal === null ? { rewardedAt: now, rewardCents } : { refusal })
    .where(eq(referrals.friendClientId, friendClientId));
  if (refusal === null) await give(tx, referral, rewardCents, now);
  return refusal === null;
}

/**
 * Rewards whoever brought a client whose order can no longer be sent back. Answers how many were rewarded; safe in
 * several processes.
 */
export async function rewardGodfathers({ db, clock, log }: Dependencies): Promise<number> {
  const now = clock.now();
  const [today, since] = [todayOf(now), new Date(now.getTime() - lookBackDays * 86_400_000)];
  const over = or(
    and(eq(orders.kind, "BOX"), eq(orders.status, "PAID"), gte(orders.paidAt, since)),
    and(
      eq(orders.kind, "SHOP"),
      eq(orders.status, "DELIVERED"),
      lt(orders.returnUntil, today),
      gte(orders.returnUntil, addDays(today, -lookBackDays)),
    ),
  );
  const ended = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.clientId, referrals.friendClientId), isNotNull(orders.paidAt), over));
  return inBatches<{ id: string }>(
    async (after, limit) =>
      db
        .select({ id: referrals.friendClientId })
        .from(referrals)
        .where(and(isUndecided, exists(ended), after ? gt(referrals.friendClientId, after.id) : undefined))
        .orderBy(asc(referrals.friendClientId))
        .limit(limit),
    async ({ id }) => {
      try {
        return await db.transaction(async (tx) => decide(tx, id, now));
      } catch (error) {
        log.warn({ friendClientId: id, error }, "godfather not rewarded");
        return false;
      }
    },
  );
}
