import { desc, eq } from "drizzle-orm";
import { toDecimal } from "#contract/money.ts";
import { getReferrals, type Referral } from "#contract/referrals.ts";
import { referralYearlyLimit } from "#contract/terms.ts";
import type { Queryable } from "../db/database.ts";
import { clients } from "../db/schema/client.ts";
import { referrals } from "../db/schema/ledger.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { readFriendOrders } from "./facts.ts";
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
  if (rewardedAt !== null)
    return { ...common, status: "EARNED", amount: toDecimal(rewardCents ?? 0), earned_at: rewardedAt.toISOString() };
  if (refusal !== null) return { ...common, status: "NONE", amount: 0, refusal };
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
    const [known, rewarded] = await Promise.all([
      db
        .select({ referral: referrals, friend: clients.firstname })
        .from(referrals)
        .innerJoin(clients, eq(clients.id, referrals.friendClientId))
        .where(eq(referrals.godfatherClientId, caller.clientId))
        .orderBy(desc(referrals.createdAt), referrals.friendClientId)
        .limit(mostShown),
      countRewardsOfYear(db, caller.clientId, now),
    ]);
    const items: Referral[] = [];
    for (const one of known) items.push(await toReferral(db, one, now));
    return { items, rewarded_this_year: rewarded, yearly_limit: referralYearlyLimit };
  }),
];
