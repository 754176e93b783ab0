import { toDecimal } from "#contract/money.ts";
import { getReferralInvitation, getReferrals, type Referral } from "#contract/referrals.ts";
import { referralYearlyLimit } from "#contract/terms.ts";
import { findClient } from "../clients/store.ts";
import type { Queryable } from "../db/database.ts";
import { and, desc, eq, not } from "../db/orm.ts";
import { clients } from "../db/schema/client.ts";
import { referrals } from "../db/schema/ledger.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import { countCall, referralLinkLimit } from "../http/rate-limit.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { readFriendOrders } from "./facts.ts";
import { findByReferralCode } from "./godfather.ts";
import { judgeOrders } from "./judge.ts";
import { countRewardsOfYear, shareHousehold } from "./reward.ts";

/** As many friends as are shown. */
const mostShown = 50;

interface Known {
  referral: typeof referrals.$inferSelect;
  friend: string;
}

/** What became of a referral, or will if nothing more comes back. */
async function toReferral(db: Queryable, { referral, friend }: Known, now: Date): Promise<Referral> {
  const { createdAt, rewardedAt, rewardCents, refusal } = referral;
  const common = { friend, joined_at: createdAt.toISOString(), waiting_until: null, earned_at: null, refusal: null };
  // A reward that was taken back is refused afterwards.
  if (refusal !== null) return { ...common, status: "NONE", amount: 0, refusal };
  if (rewardedAt !== null)
    return { ...common, status: "EARNED", amount: toDecimal(rewardCents ?? 0), earned_at: rewardedAt.toISOString() };
  const candidate = judgeOrders(await readFriendOrders(db, referral.friendClientId), todayOf(now));
  if (!candidate) return { ...common, status: "INVITED", amount: 0 };
  if (await shareHousehold(db, referral)) return { ...common, status: "NONE", amount: 0, refusal: "SAME_HOUSEHOLD" };
  const { verdict } = candidate;
  return {
    ...common,
    status: "WAITING",
    amount: toDecimal(verdict.rewardCents),
    waiting_until: verdict.kind === "WAITING" ? verdict.until : todayOf(now),
  };
}

export const referralRoutes: Implementation[] = [
  implement(getReferrals, async (_, { db, clock, caller }) => {
    const now = clock.now();
    const [client, known, rewarded] = await Promise.all([
      findClient(db, caller.clientId),
      db
        .select({ referral: referrals, friend: clients.firstname })
        .from(referrals)
        .innerJoin(clients, eq(clients.id, referrals.friendClientId))
        // Who gave an e-mail to begin an order has not come yet.
        .where(and(eq(referrals.godfatherClientId, caller.clientId), not(clients.isProvisional)))
        .orderBy(desc(referrals.createdAt), referrals.friendClientId)
        .limit(mostShown),
      countRewardsOfYear(db, caller.clientId, now),
    ]);
    const items: Referral[] = [];
    for (const one of known) items.push(await toReferral(db, one, now));
    return { code: client?.referralCode ?? "", items, rewarded_this_year: rewarded, yearly_limit: referralYearlyLimit };
  }),
  implement(getReferralInvitation, async ({ params }, context) => {
    await countCall(context, referralLinkLimit, context.remoteAddress);
    const godfather = await findByReferralCode(context.db, params.code);
    if (!godfather) throw new ApiError("NOT_FOUND");
    return { firstname: godfather.firstname };
  }),
];
