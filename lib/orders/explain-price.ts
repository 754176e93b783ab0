import type { ToldStep } from "#contract/price.ts";
import { toCents, toDecimal } from "#contract/money.ts";

interface PricedPiece {
  id: string;
  name: string;
  size: string;
  quantity: number;
}

export interface ExplainedStep {
  rule: ToldStep["rule"];
  code: string | null;
  amountTtc: number;
  /** What the rule adds or takes of each piece; empty for one that touches none, as the delivery. */
  parts: (PricedPiece & { amountTtc: number })[];
}

/** Every rule that makes a price, with what it does to which piece. The parts of a step make its amount, to the cent. */
export const explainSteps = (steps: readonly ToldStep[], pieces: readonly PricedPiece[]): ExplainedStep[] =>
  steps.map(({ rule, code, amount_ttc, lines }) => ({
    rule,
    code,
    amountTtc: amount_ttc,
    parts: lines.flatMap(({ id, amount_ttc: amountTtc }) => {
      const piece = pieces.find((one) => one.id === id);
      return piece ? [{ id, name: piece.name, size: piece.size, quantity: piece.quantity, amountTtc }] : [];
    }),
  }));

/** The VAT in all steps, by rate, the highest first. */
export function vatByRate(steps: readonly ToldStep[]): { ratePercent: number; amountTtc: number }[] {
  const cents = new Map<number, number>();
  for (const { rate_percent: rate, amount } of steps.flatMap(({ vat }) => vat))
    cents.set(rate, (cents.get(rate) ?? 0) + toCents(amount));
  return [...cents]
    .toSorted(([a], [b]) => b - a)
    .map(([ratePercent, sum]) => ({ ratePercent, amountTtc: toDecimal(sum) }));
}
