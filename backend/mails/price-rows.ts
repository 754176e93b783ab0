import type { Order } from "#contract/orders.ts";
import type { Sum } from "./blocks.ts";
import { formatMoney, formatPercent } from "./format.ts";
import { fill, textsOf } from "./texts.ts";

type PriceFacts = Pick<Order, "steps" | "total_amount_ttc" | "due_ttc">;
type Step = PriceFacts["steps"][number];

const isPayment = ({ rule }: Step): boolean => rule === "PREPAID" || rule === "WALLET";

/** A price row by row: `sale` makes the total, with `paid` it makes what is due. Labels as the reader's language has them. */
export function priceRows(
  { steps, total_amount_ttc, due_ttc }: PriceFacts,
  locale: string,
): { sale: Sum[]; total: Sum; paid: Sum[]; due: { amount: string; isCovered: boolean } } {
  const texts = textsOf(locale).price;
  const money = (euros: number) => formatMoney(euros, locale);
  const toSum = (step: Step): Sum => ({
    label: fill(texts.rule[step.rule], { code: step.code ?? "" }),
    amount: step.rule.startsWith("SHIPPING_") ? texts.offered : money(step.amount_ttc),
    isTotal: false,
  });
  return {
    sale: steps.filter((step) => !isPayment(step)).map(toSum),
    total: { label: texts.total, amount: money(total_amount_ttc), isTotal: true },
    paid: steps.filter(isPayment).map(toSum),
    due: { amount: money(due_ttc), isCovered: steps.some(isPayment) },
  };
}

/** The rows of a mail: those of the sale, the total, and where a part of it was paid before, the rest. */
export function priceSums(facts: PriceFacts, locale: string, rest: "charged" | "toCharge"): Sum[] {
  const { sale, total, paid, due } = priceRows(facts, locale);
  const last = { label: textsOf(locale).price[rest], amount: due.amount, isTotal: true };
  return [...sale, total, ...paid, ...(due.isCovered ? [last] : [])];
}

export const vatNote = ({ vat, ratePercent }: { vat: number; ratePercent: number }, locale: string): string =>
  fill(textsOf(locale).price.vat, { rate: formatPercent(ratePercent, locale), amount: formatMoney(vat, locale) });
