import { getLoyalty, getLoyaltyPoints, updateLoyalty, type Loyalty, type PointRule } from "#contract/loyalty.ts";
import { toDecimal } from "#contract/money.ts";
import { loyaltyTiers } from "#contract/terms.ts";
import { findClient } from "../clients/store.ts";
import type { Database } from "../db/database.ts";
import { readFreePoints } from "../discounts/store.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { accounts } from "../ledger/accounts.ts";
import { readHistory } from "../ledger/history.ts";
import { setMembership } from "./membership.ts";
import { rewards } from "./tiers.ts";

const toReward = ({ code, valueCents }: { code: string; valueCents: number }) => ({
  code,
  amount_ttc: toDecimal(valueCents),
});

async function readLoyalty(db: Database, clientId: string): Promise<Loyalty> {
  const [balance, client] = await Promise.all([readFreePoints(db, clientId), findClient(db, clientId)]);
  const next = rewards.find(({ minimumPoints }) => balance < minimumPoints);
  return {
    is_member: client?.loyaltyLeftAt === null,
    balance,
    tiers: loyaltyTiers.map(({ minimumPoints, reward }) => ({
      minimum_points: minimumPoints,
      is_reached: balance >= minimumPoints,
      reward: reward && toReward(reward),
    })),
    next_reward: next
      ? { ...toReward(next), minimum_points: next.minimumPoints, missing_points: next.minimumPoints - balance }
      : null,
  };
}

export const loyaltyRoutes: Implementation[] = [
  implement(getLoyalty, (_, { db, caller }) => readLoyalty(db, caller.clientId)),
  implement(updateLoyalty, async ({ body }, { db, clock, caller }) => {
    await setMembership(db, caller.clientId, body.is_member, clock.now());
    return readLoyalty(db, caller.clientId);
  }),
  implement(getLoyaltyPoints, async ({ query }, { db, caller }) => {
    const account = accounts.points(caller.clientId);
    const { items, ...page } = await readHistory(db, { account, unit: "POINT", ...query });
    return {
      ...page,
      items: items.map(({ id, rule, at, amount, balance, order }) => ({
        id,
        rule: rule as PointRule,
        at: at.toISOString(),
        points: amount,
        balance,
        order,
      })),
    };
  }),
];
