/** Steps of the loyalty programme by points; a code is worth cents off an order and takes its points when that is paid. */
export const loyaltyTiers = [
  { minimumPoints: 0, reward: null },
  { minimumPoints: 200, reward: { code: "LOYALTY200", valueCents: 1000 } },
  { minimumPoints: 600, reward: { code: "LOYALTY600", valueCents: 3500 } },
] as const;

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
