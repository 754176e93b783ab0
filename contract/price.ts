/* Without schemas: pages reckon with it in the browser and must not carry zod for it. */
import { codeDiscount, percentOf, type CodeTerms } from "./code-discount.ts";
import { toCents, toDecimal } from "./money.ts";
import { keepAllPercent, subscriberPercent } from "./terms.ts";
import { vatIncluded } from "./vat.ts";

/*
 * The only place that prices: a cart, an order, a box, what is given back. It takes whole cents and answers steps, one for
 * each rule that adds or takes something. The steps make the total, the parts of the lines make each step, and the VAT of
 * the steps makes the VAT of the total, to the cent.
 */

/**
 * ITEMS: the pieces. SUBSCRIBER, KEEP_ALL, CODE: taken off them. EXCHANGE: they replace pieces that were paid. SHIPPING: the
 * delivery; the rules behind it offer it (from an amount on, to a subscriber, by a code, with an exchange) and cost
 * nothing. PREPAID, WALLET: what has paid a part already.
 */
export const priceRules = [
  "ITEMS",
  "SUBSCRIBER",
  "KEEP_ALL",
  "CODE",
  "EXCHANGE",
  "SHIPPING",
  "SHIPPING_FREE",
  "SHIPPING_SUBSCRIBER",
  "SHIPPING_CODE",
  "SHIPPING_EXCHANGE",
  "PREPAID",
  "WALLET",
] as const;
export type PriceRule = (typeof priceRules)[number];

export interface PriceStep {
  rule: PriceRule;
  /** The client's code of CODE and SHIPPING_CODE. */
  code: string | null;
  /** Whole cents; what is taken off is negative. */
  cents: number;
  /** Its part of each line it touches, in the order of the lines; none of the delivery and of what has paid. */
  lines: { id: string; cents: number }[];
  /** The tax in it by rate in basis points; none of what has paid. */
  vat: { rate: number; cents: number }[];
}

/** `count` pieces of a line are paid for. */
export interface PricedLine {
  id: string;
  unitPriceCents: number;
  count: number;
}

/** What comes off before the code, in percent of the pieces; it may offer the delivery too. */
interface Offer {
  rule: "SUBSCRIBER" | "KEEP_ALL" | "EXCHANGE";
  percent: number;
  isDeliveryFree: boolean;
}

export interface PriceTerms {
  /** Tax rate of the country in basis points; prices include it. */
  vatRateBasisPoints: number;
  shippingFeeCents: number;
  /** Price of the pieces from which the delivery is free; null where it never is. */
  freeFromCents: number | null;
  offer: Offer | null;
  /** The client's code and the price of the pieces from which it counts. */
  code: (CodeTerms & { code: string; minimumCents: number }) | null;
  /** What was paid before, and what the wallet may give. */
  prepaidCents: number;
  walletCents: number;
}

/** A price with its sums, in whole cents; every sum follows from the steps. */
export interface Price {
  /** Of the sale: together the total. What has paid a part of it is told by `prepaidCents` and `walletCents`. */
  steps: PriceStep[];
  itemsTotalCents: number;
  /** Off the pieces: offer and code together. */
  discountCents: number;
  shippingFeeCents: number;
  isShippingOffered: boolean;
  freeFromCents: number | null;
  totalCents: number;
  vatCents: number;
  vatRateBasisPoints: number;
  codeDiscountCents: number;
  /** A code without effect is not used up. */
  isCodeEffective: boolean;
  prepaidCents: number;
  walletCents: number;
  /** What a payment method is charged for. */
  dueCents: number;
  /** What of the prepayment goes back. */
  refundCents: number;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Each line's part of an amount, in whole cents: in proportion to the lines, together exactly the amount, no part larger
 * than its line. Throws RangeError for an amount larger than all lines.
 */
export function spread(cents: number, lineCents: readonly number[]): number[] {
  const total = sumOf(lineCents);
  if (cents < 0 || cents > total) throw new RangeError(`${cents} of ${total} cents`);
  // Up to each line the exact part is rounded down; the difference to the line before is its part.
  let [before, given] = [0, 0];
  return lineCents.map((line) => {
    before += line;
    const until = total === 0 ? 0 : Math.floor((cents * before) / total);
    const part = until - given;
    given = until;
    return part;
  });
}

/** Gathers steps; each one's VAT is what the VAT of the running total grows by. */
function createSteps(vatRateBasisPoints: number) {
  const steps: PriceStep[] = [];
  let total = 0;
  return {
    steps,
    add: (rule: PriceRule, cents: number, lines: PriceStep["lines"] = [], code: string | null = null): void => {
      const before = vatIncluded(total, vatRateBasisPoints);
      total += cents;
      const vat = [{ rate: vatRateBasisPoints, cents: vatIncluded(total, vatRateBasisPoints) - before }];
      steps.push({ rule, code, cents, lines, vat });
    },
  };
}

const discountRules: readonly PriceRule[] = ["SUBSCRIBER", "KEEP_ALL", "CODE", "EXCHANGE"];

/** Which rule offers the delivery; null where its fee is charged. */
function freeBy(
  itemsTotalCents: number,
  { shippingFeeCents, freeFromCents, offer }: PriceTerms,
  code: PriceTerms["code"],
): PriceRule | null {
  if (offer?.rule === "EXCHANGE" && offer.isDeliveryFree) return "SHIPPING_EXCHANGE";
  if (freeFromCents !== null && itemsTotalCents >= freeFromCents) return "SHIPPING_FREE";
  if (offer?.isDeliveryFree) return "SHIPPING_SUBSCRIBER";
  return code?.kind === "SHIPPING" && shippingFeeCents > 0 ? "SHIPPING_CODE" : null;
}

/**
 * Who pays a total: what was prepaid, then what the wallet may give, then a payment method. What is bought stays as it
 * is, so that this may still change after an order was placed.
 */
export function splitPayment(
  totalCents: number,
  given: Pick<PriceTerms, "prepaidCents" | "walletCents">,
): Pick<Price, "prepaidCents" | "walletCents" | "dueCents" | "refundCents"> {
  const prepaidCents = Math.min(given.prepaidCents, totalCents);
  const walletCents = Math.min(Math.max(0, given.walletCents), totalCents - prepaidCents);
  return {
    prepaidCents,
    walletCents,
    dueCents: totalCents - prepaidCents - walletCents,
    refundCents: given.prepaidCents - prepaidCents,
  };
}

/**
 * Prices lines: the offer comes first, the code counts for what it leaves, then the delivery, then what has paid a part.
 * Where nothing is bought nothing is due, the delivery neither.
 */
export function price(lines: readonly PricedLine[], terms: PriceTerms): Price {
  const bought = lines.filter(({ count }) => count > 0);
  let left = bought.map(({ unitPriceCents, count }) => unitPriceCents * count);
  const itemsTotalCents = sumOf(left);
  const { steps, add } = createSteps(terms.vatRateBasisPoints);
  const parts = (cents: readonly number[]) =>
    bought.flatMap(({ id }, index) => (cents[index] ? [{ id, cents: cents[index] }] : []));
  const takeOff = (rule: PriceRule, cents: number, code: string | null = null) => {
    if (cents === 0) return;
    const taken = spread(cents, left);
    left = left.map((line, index) => line - (taken[index] ?? 0));
    add(rule, -cents, parts(taken.map((part) => -part)), code);
  };

  add("ITEMS", itemsTotalCents, parts(left));
  if (terms.offer) takeOff(terms.offer.rule, percentOf(itemsTotalCents, terms.offer.percent));
  const code = terms.code && itemsTotalCents > 0 && itemsTotalCents >= terms.code.minimumCents ? terms.code : null;
  const codeDiscountCents = codeDiscount(code, sumOf(left));
  if (code) takeOff("CODE", codeDiscountCents, code.code);
  const isSent = bought.length > 0;
  const free = isSent ? freeBy(itemsTotalCents, terms, code) : null;
  const shippingFeeCents = isSent && free === null ? terms.shippingFeeCents : 0;
  if (isSent) add(free ?? "SHIPPING", shippingFeeCents, [], free === "SHIPPING_CODE" ? (code?.code ?? null) : null);

  const totalCents = sumOf(left) + shippingFeeCents;
  return {
    steps,
    itemsTotalCents,
    discountCents: itemsTotalCents - sumOf(left),
    shippingFeeCents,
    isShippingOffered: free !== null,
    freeFromCents: terms.freeFromCents,
    totalCents,
    vatCents: vatIncluded(totalCents, terms.vatRateBasisPoints),
    vatRateBasisPoints: terms.vatRateBasisPoints,
    codeDiscountCents,
    isCodeEffective: codeDiscountCents > 0 || free === "SHIPPING_CODE",
    ...splitPayment(totalCents, terms),
  };
}

/** What a client with a running subscription has in the shop; the delivery only to the door. */
export const subscriberOffer = (isHome: boolean): Offer => ({
  rule: "SUBSCRIBER",
  percent: subscriberPercent,
  isDeliveryFree: isHome,
});

/** Pieces that replace others cost nothing again. */
export const exchangeOffer: Offer = { rule: "EXCHANGE", percent: 100, isDeliveryFree: true };

/** A line of a box; `keptQuantity` of its pieces stay with the client, in this size or another. */
export interface BoxPiece {
  id: string;
  unitPriceCents: number;
  quantity: number;
  keptQuantity: number;
}
export type BoxTerms = Omit<PriceTerms, "offer">;

/** What is taken off pieces of `itemsTotalCents` when every one of a box is kept. */
export const keepAllDiscount = (itemsTotalCents: number): number => percentOf(itemsTotalCents, keepAllPercent);

/**
 * The bill of a box. The API charges by it, and the page reckons with it while pieces are tried on, with or without a
 * network, so that what is shown is to the cent what is charged.
 */
export function priceBox(pieces: readonly BoxPiece[], terms: BoxTerms): Price {
  const isAllKept = pieces.length > 0 && pieces.every(({ quantity, keptQuantity }) => keptQuantity === quantity);
  return price(
    pieces.map(({ id, unitPriceCents, keptQuantity }) => ({ id, unitPriceCents, count: keptQuantity })),
    { ...terms, offer: isAllKept ? { rule: "KEEP_ALL", percent: keepAllPercent, isDeliveryFree: false } : null },
  );
}

/** The same steps with other names for the lines, as an order names what a cart names by its variants. */
export const renameLines = (steps: readonly PriceStep[], nameOf: (id: string) => string): PriceStep[] =>
  steps.map((step) => ({ ...step, lines: step.lines.map(({ id, cents }) => ({ id: nameOf(id), cents })) }));

export const isShipping = ({ rule }: Pick<PriceStep, "rule">): boolean => rule.startsWith("SHIPPING");
export const vatOfStep = ({ vat }: PriceStep): number => sumOf(vat.map(({ cents }) => cents));

/** What was paid for the delivery. */
export const shippingOf = (steps: readonly PriceStep[]): number =>
  sumOf(steps.filter(isShipping).map(({ cents }) => cents));

function sumByLine(steps: readonly PriceStep[], rules: readonly PriceRule[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { lines } of steps.filter(({ rule }) => rules.includes(rule)))
    for (const { id, cents } of lines) sums.set(id, (sums.get(id) ?? 0) + cents);
  return sums;
}

/** What is taken off each line, as positive cents; a line of which nothing is is not named. */
export const discountByLine = (steps: readonly PriceStep[]): Map<string, number> =>
  new Map([...sumByLine(steps, discountRules)].map(([id, cents]) => [id, -cents]));

/**
 * What was paid for each line. Pieces of a replacement stand at what was paid for those they replace: what EXCHANGE takes
 * only says that nothing was paid again.
 */
export const paidByLine = (steps: readonly PriceStep[]): Map<string, number> =>
  sumByLine(steps, ["ITEMS", ...discountRules.filter((rule) => rule !== "EXCHANGE")]);

/**
 * What was paid for `count` pieces of a line of `quantity` after `already` were given back, in whole cents: however the
 * pieces come back, together they are worth exactly what the line cost.
 */
export function paidForPieces(
  linePaidCents: number,
  { quantity, already, count }: { quantity: number; already: number; count: number },
): number {
  if (already < 0 || count < 0 || already + count > quantity)
    throw new RangeError(`${already} + ${count} of ${quantity}`);
  const until = (pieces: number) => Math.floor((linePaidCents * pieces) / quantity);
  return until(already + count) - until(already);
}

export interface ReturnedPieces {
  lineId: string;
  count: number;
  isExchange: boolean;
}

/** What a parcel that comes back is worth, in whole cents. */
export interface Refund {
  /** What goes back, delivery included. */
  refundCents: number;
  shippingCents: number;
  /** By line, what is given back for it. */
  refunded: Map<string, number>;
  /** By line, what was paid for each piece that is exchanged. */
  exchanged: Map<string, number[]>;
  /** By line, what came back so far and now. */
  returned: Map<string, number>;
}

/**
 * Prices what comes back of an order with these steps. The delivery is given back with the last piece: when all of this
 * order has come back for money, and all of the orders that replace or are replaced by it (`isRestBack`).
 */
export function priceRefund(
  steps: readonly PriceStep[],
  lines: readonly { id: string; quantity: number; returnedQuantity: number }[],
  pieces: readonly ReturnedPieces[],
  { shippingCents, isRestBack }: { shippingCents: number; isRestBack: boolean },
): Refund {
  const paid = paidByLine(steps);
  const returned = new Map(lines.map((line) => [line.id, line.returnedQuantity]));
  const exchanged = new Map<string, number[]>();
  const refunded = new Map<string, number>();
  for (const { lineId, count, isExchange } of pieces) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new Error(`no line ${lineId}`);
    const already = returned.get(lineId) ?? 0;
    const worth = (before: number, pieceCount: number) =>
      paidForPieces(paid.get(lineId) ?? 0, { quantity: line.quantity, already: before, count: pieceCount });
    if (isExchange)
      exchanged.set(
        lineId,
        Array.from({ length: count }, (_, piece) => worth(already + piece, 1)),
      );
    else refunded.set(lineId, (refunded.get(lineId) ?? 0) + worth(already, count));
    returned.set(lineId, already + count);
  }
  const isAllBack = lines.every(({ id, quantity }) => returned.get(id) === quantity);
  const shipping = pieces.length > 0 && isAllBack && isRestBack && exchanged.size === 0 ? shippingCents : 0;
  const refundCents = sumOf([shipping, ...refunded.values()]);
  return { refundCents, shippingCents: shipping, refunded, exchanged, returned };
}

/** The tax in `cents` of which `leftCents` are left of a sale: all parts together give it back to the cent. */
export const vatOfPart = (leftCents: number, cents: number, rateBasisPoints: number): number =>
  vatIncluded(leftCents, rateBasisPoints) - vatIncluded(leftCents - cents, rateBasisPoints);

/** What was paid for the pieces of an order that are still kept. */
export const paidForKept = (
  steps: readonly PriceStep[],
  lines: readonly { id: string; quantity: number; returnedQuantity: number }[],
): number => {
  const paid = paidByLine(steps);
  return sumOf(
    lines.map(({ id, quantity, returnedQuantity }) => {
      const linePaid = paid.get(id) ?? 0;
      return linePaid - paidForPieces(linePaid, { quantity, already: 0, count: returnedQuantity });
    }),
  );
};

/** A step as the API tells it; see `priceStepSchema`. */
export interface ToldStep {
  rule: PriceRule;
  code: string | null;
  amount_ttc: number;
  lines: { id: string; amount_ttc: number }[];
  vat: { rate_percent: number; amount: number }[];
}

const tellPaid = ({ prepaidCents, walletCents }: Pick<Price, "prepaidCents" | "walletCents">): ToldStep[] =>
  (
    [
      ["PREPAID", prepaidCents],
      ["WALLET", walletCents],
    ] as const
  ).flatMap(([rule, cents]) =>
    cents > 0 ? [{ rule, code: null, amount_ttc: toDecimal(-cents), lines: [], vat: [] }] : [],
  );

/** The steps to what is due, in euros: those of the sale, then what has paid a part of it. */
export function tellSteps({
  steps,
  prepaidCents,
  walletCents,
}: Pick<Price, "steps" | "prepaidCents" | "walletCents">): ToldStep[] {
  return [
    ...steps.map(({ rule, code, cents, lines, vat }) => ({
      rule,
      code,
      amount_ttc: toDecimal(cents),
      lines: lines.map(({ id, cents: part }) => ({ id, amount_ttc: toDecimal(part) })),
      vat: vat.map(({ rate, cents: tax }) => ({ rate_percent: rate / 100, amount: toDecimal(tax) })),
    })),
    ...tellPaid({ prepaidCents, walletCents }),
  ];
}

/** What an order that waits for its money tells of its price, in euros. */
interface ToldOrder {
  steps: ToldStep[];
  total_amount_ttc: number;
  prepaid_ttc: number;
  wallet_ttc: number;
  due_ttc: number;
}

/** The same order when the wallet may give `walletCents` for it: its price stays, what is due does not. */
export function payFromWallet<O extends ToldOrder>(order: O, walletCents: number): O {
  const split = splitPayment(toCents(order.total_amount_ttc), {
    prepaidCents: toCents(order.prepaid_ttc),
    walletCents,
  });
  return {
    ...order,
    steps: [...order.steps.filter(({ rule }) => rule !== "PREPAID" && rule !== "WALLET"), ...tellPaid(split)],
    wallet_ttc: toDecimal(split.walletCents),
    due_ttc: toDecimal(split.dueCents),
  };
}
