import { expect, it } from "vitest";
import { earnsReferralReward } from "./reward.ts";

it.each([
  ["charged the reward to the cent", 1000, 0, [1000], true],
  ["charged a cent less", 999, 0, [999], false],
  ["of nothing", 0, 0, [], false],
  ["paid from the wallet", 5000, 5000, [], false],
  ["paid from the wallet but for a rest", 5000, 4500, [500], false],
  ["paid by prepayment and bill", 3000, 0, [1000, 2000], true],
  ["whose prepayment is more than its bill", 600, 0, [1000], false],
])("an order %s", (_, totalCents, walletCents, amounts, isEarned) => {
  const kept = amounts.map((amountCents) => ({ amountCents }));
  expect(earnsReferralReward({ totalCents, walletCents }, kept)).toBe(isEarned);
});
