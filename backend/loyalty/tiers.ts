import { loyaltyTiers } from "#contract/terms.ts";

export interface Reward {
  code: string;
  valueCents: number;
  minimumPoints: number;
}

export const rewards: readonly Reward[] = loyaltyTiers.flatMap(({ minimumPoints, reward }) =>
  reward ? [{ ...reward, minimumPoints }] : [],
);

/** One point for each full euro of cents. */
export const pointsFor = (cents: number): number => Math.max(0, Math.floor(cents / 100));

/** The highest reward that points reach now and did not reach before. */
export const reachedReward = (before: number, after: number): Reward | null =>
  rewards.findLast(({ minimumPoints }) => before < minimumPoints && after >= minimumPoints) ?? null;
