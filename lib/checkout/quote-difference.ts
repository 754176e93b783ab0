import type { CartLine } from "#contract/cart.ts";
import { toCents } from "#contract/money.ts";
import type { Quote } from "#contract/orders.ts";

export type LineChange =
  | { kind: "price"; line: CartLine; beforeCents: number; afterCents: number }
  | { kind: "sold-out"; line: CartLine }
  | { kind: "limited"; line: CartLine; available: number };

export interface QuoteDifference {
  lines: LineChange[];
  /** Null while the total stayed the same. */
  total: { beforeCents: number; afterCents: number } | null;
  shipping: { beforeCents: number; afterCents: number } | null;
  /** What is left to pay of the same total: the wallet was spent elsewhere, or filled. */
  due: { beforeCents: number; afterCents: number } | null;
}

const isLimited = ({ quantity, availability }: CartLine): boolean =>
  availability.status !== "sold_out" && availability.available_quantity < quantity;

/** What stands in the way of a line now; null when it can be ordered as it is. */
function obstacleOf(line: CartLine): LineChange | null {
  if (line.availability.status === "sold_out") return { kind: "sold-out", line };
  return isLimited(line) ? { kind: "limited", line, available: line.availability.available_quantity } : null;
}

function lineChange(before: CartLine | undefined, line: CartLine): LineChange | null {
  const obstacle = obstacleOf(line);
  const wasObstacle = before ? obstacleOf(before) : null;
  if (obstacle) return wasObstacle?.kind === obstacle.kind ? null : obstacle;
  if (!before || toCents(before.unit_price_ttc) === toCents(line.unit_price_ttc)) return null;
  return { kind: "price", line, beforeCents: toCents(before.unit_price_ttc), afterCents: toCents(line.unit_price_ttc) };
}

const amountChange = (before: number, after: number) =>
  toCents(before) === toCents(after) ? null : { beforeCents: toCents(before), afterCents: toCents(after) };

/** What changed between the quote a customer agreed to and a newer one; null when nothing did. */
export function differenceBetween(agreed: Quote, current: Quote): QuoteDifference | null {
  const known = new Map(agreed.lines.map((line) => [line.variant.variant_id, line]));
  const lines = current.lines.flatMap((line) => lineChange(known.get(line.variant.variant_id), line) ?? []);
  const total = amountChange(agreed.totals.total_amount_ttc, current.totals.total_amount_ttc);
  const shipping = amountChange(agreed.totals.shipping_fee_ttc, current.totals.shipping_fee_ttc);
  const due = total === null ? amountChange(agreed.totals.due_ttc, current.totals.due_ttc) : null;
  return lines.length === 0 && total === null && due === null ? null : { lines, total, shipping, due };
}

/** Equal for equal differences. */
export const differenceKey = ({ lines, total, due }: QuoteDifference): string =>
  JSON.stringify([lines.map(({ kind, line }) => [kind, line.variant.variant_id]), total, due]);

/** Lines an order can be made of: those sold out are left behind. */
export const orderableLines = (quote: Pick<Quote, "lines">): CartLine[] =>
  quote.lines.filter(({ availability }) => availability.status !== "sold_out");

/** Lines that ask for more than there is; the order waits for the customer to choose. */
export const limitedLines = (quote: Quote): CartLine[] => quote.lines.filter(isLimited);
