import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { and, asc, eq, exists, gt, gte, isNotNull, isNull } from "../db/orm.ts";
import { referrals } from "../db/schema/ledger.ts";
import { creditNotes, orders } from "../db/schema/order.ts";
import { inBatches } from "../jobs/in-batches.ts";
import { accounts } from "../ledger/accounts.ts";
import { lockBalance, postEntry } from "../ledger/post.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { readFriendOrders } from "./facts.ts";
import { judgeOrders } from "./judge.ts";

/** Takes a reward back for which nothing stands any more, as far as the wallet holds it. False while an order earns it. */
async function takeBack(tx: Transaction, friendClientId: string, now: Date): Promise<boolean> {
  const [referral] = await tx
    .select()
    .from(referrals)
    .where(
      and(eq(referrals.friendClientId, friendClientId), isNotNull(referrals.rewardedAt), isNull(referrals.refusal)),
    )
    .for("update", { skipLocked: true });
  if (!referral || judgeOrders(await readFriendOrders(tx, friendClientId), todayOf(now)) !== null) return false;
  await tx.update(referrals).set({ refusal: "REFUNDED" }).where(eq(referrals.friendClientId, friendClientId));
  const wallet = accounts.wallet(referral.godfatherClientId);
  const cents = Math.min(referral.rewardCents ?? 0, await lockBalance(tx, wallet, "EUR"));
  // Nothing left to take: what was spent is not asked back.
  if (cents > 0)
    await postEntry(tx, {
      rule: "REFERRAL_REWARD_TAKEN_BACK",
      source: { type: "referral", id: friendClientId },
      clientId: referral.godfatherClientId,
      dedupeKey: `referral-reward-taken-back:${friendClientId}`,
      at: now,
      postings: [
        { account: wallet, unit: "EUR", amount: -cents },
        { account: accounts.expense("referral"), unit: "EUR", amount: cents },
      ],
    });
  return true;
}

/** Takes back rewards whose order was given back whole afterwards. Answers how many; safe in several processes. */
export async function takeBackRewards({ db, clock, log }: Dependencies): Promise<number> {
  const now = clock.now();
  const credited = db
    .select({ id: creditNotes.id })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .where(and(eq(orders.clientId, referrals.friendClientId), gte(creditNotes.issuedAt, referrals.rewardedAt)));
  return inBatches<{ id: string }>(
    async (after, limit) =>
      db
        .select({ id: referrals.friendClientId })
        .from(referrals)
        .where(
          and(isNull(referrals.refusal), exists(credited), after ? gt(referrals.friendClientId, after.id) : undefined),
        )
        .orderBy(asc(referrals.friendClientId))
        .limit(limit),
    async ({ id }) => {
      try {
        return await db.transaction(async (tx) => takeBack(tx, id, now));
      } catch (error) {
        log.warn({ friendClientId: id, error }, "reward not taken back");
        return false;
      }
    },
  );
}
