import { and, eq, isNull } from "drizzle-orm";
import { toDecimal } from "#contract/money.ts";
import { referralRewardCents } from "#contract/terms.ts";
import { findClient } from "../clients/store.ts";
import type { Transaction } from "../db/database.ts";
import { referrals } from "../db/schema/ledger.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { accounts } from "../ledger/accounts.ts";
import { postEntry } from "../ledger/post.ts";

/**
 * Whether an order earns the reward of who brought the client: its payment methods paid at least as much. Codes, the
 * wallet and what of a prepayment goes back do not count, or two accounts of one person would make money.
 */
export const earnsReferralReward = (
  { totalCents, walletCents }: { totalCents: number; walletCents: number },
  kept: readonly { amountCents: number }[],
): boolean => {
  const takenCents = kept.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.min(takenCents, totalCents - walletCents) >= referralRewardCents;
};

/**
 * Rewards the godfather of a client whose order earned it, once. The client's own accounts are locked before: a friend is
 * always younger than its godfather, so that no two orders wait for each other in a circle.
 */
export async function rewardGodfather(tx: Transaction, friendClientId: string, now: Date): Promise<void> {
  const [referral] = await tx
    .update(referrals)
    .set({ rewardedAt: now })
    .where(and(eq(referrals.friendClientId, friendClientId), isNull(referrals.rewardedAt)))
    .returning();
  if (!referral) return;
  const [godfather, friend] = [await findClient(tx, referral.godfatherClientId), await findClient(tx, friendClientId)];
  if (!godfather || !friend) return;
  await tx
    .insert(mailOutbox)
    .values({
      id: crypto.randomUUID(),
      kind: "referral-reward",
      recipient: godfather.email,
      locale: godfather.locale,
      data: { firstname: godfather.firstname, friend: friend.firstname, amount: toDecimal(referralRewardCents) },
      dedupeKey: `referral-reward:${friendClientId}`,
      createdAt: now,
      nextAttemptAt: now,
    })
    .onConflictDoNothing();
  await postEntry(tx, {
    rule: "REFERRAL_REWARD",
    source: { type: "referral", id: friendClientId },
    clientId: godfather.id,
    dedupeKey: `referral-reward:${friendClientId}`,
    at: now,
    postings: [
      { account: accounts.expense("referral"), unit: "EUR", amount: -referralRewardCents },
      { account: accounts.wallet(godfather.id), unit: "EUR", amount: referralRewardCents },
    ],
  });
}
