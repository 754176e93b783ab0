import { getLoyalty, getLoyaltyPoints, type PointRule } from "#contract/loyalty.ts";
import { toDecimal } from "#contract/money.ts";
import { loyaltyTiers } from "#contract/terms.ts";
import { readFreePoints } from "../discounts/store.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { accounts } from "../ledger/accounts.ts";
import { readHistory } from "../ledger/history.ts";
import { rewards } from "./tiers.ts";

const toReward = ({ code, valueCents }: { code: string; valueCents: number }) => ({
  code,
  amount_ttc: toDecimal(valueCents),
});

export const loyaltyRoutes: Implementation[] = [
  implement(getLoyalty, async (_, { db, caller }) => {
    const balance = await readFreePoints(db, caller.clientId);
    const next = rewards.find(({ minimumPoints }) => balance < minimumPoints);
    return {
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
