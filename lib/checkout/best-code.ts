import type { Totals } from "#contract/cart.ts";
import { codeDiscount } from "#contract/code-discount.ts";
import type { CodeProblem, Discount } from "#contract/discounts.ts";
import { toCents } from "#contract/money.ts";

export type OwnCode = Discount & { problem: CodeProblem | null };

const amountOf = (totals: Totals, rules: readonly string[]): number =>
  totals.steps.reduce((sum, { rule, amount_ttc }) => sum + (rules.includes(rule) ? toCents(amount_ttc) : 0), 0);

/** What a code would take off a purchase of the shop that uses none, in cents; the API decides. */
function worthOf({ kind, percent, amount_ttc, minimum_ttc, scope, problem }: OwnCode, totals: Totals): number {
  if (problem !== null || scope === "BOX" || toCents(totals.items_total_ttc) < toCents(minimum_ttc)) return 0;
  if (kind === "SHIPPING") return toCents(totals.shipping_fee_ttc);
  const value = kind === "PERCENT" ? (percent ?? 0) : toCents(amount_ttc ?? 0);
  return codeDiscount({ kind, value }, amountOf(totals, ["ITEMS", "SUBSCRIBER"]));
}

/** The client's own code that takes most off; null when none takes anything. */
export function bestCode(codes: readonly OwnCode[], totals: Totals): { code: string; cents: number } | null {
  const [best] = codes
    .map((own) => ({ code: own.code, cents: worthOf(own, totals) }))
    .filter(({ cents }) => cents > 0)
    .toSorted((a, b) => b.cents - a.cents);
  return best ?? null;
}
