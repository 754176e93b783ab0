import { toCents, toDecimal } from "#contract/money.ts";
import { priceBox, tellSteps, type BoxTerms, type Price } from "#contract/price.ts";
import type { TryOn, TryOnPiece } from "#contract/try-on.ts";
import type { OwnCode } from "#lib/checkout/best-code.ts";
import { pieceDraft, type TryOnDraft } from "./draft.ts";

const toTerms = ({ bill_terms: terms, order }: TryOn): BoxTerms => ({
  vatRateBasisPoints: Math.round(order.vat_rate_percent * 100),
  shippingFeeCents: toCents(terms.shipping_fee_ttc),
  freeFromCents: terms.free_shipping_from_ttc === null ? null : toCents(terms.free_shipping_from_ttc),
  code: terms.code && {
    code: terms.code.code,
    kind: terms.code.kind,
    value: terms.code.kind === "PERCENT" ? terms.code.value : toCents(terms.code.value),
    minimumCents: toCents(terms.code.minimum_ttc),
  },
  prepaidCents: toCents(terms.prepaid_ttc),
  walletCents: toCents(terms.wallet_ttc),
});

/** A piece that came back for another size is kept all the same; one nothing was said of counts as kept. */
function isKept(piece: TryOnPiece, draft: TryOnDraft): boolean {
  if (piece.has_come_back) return piece.decision === "EXCHANGE";
  return pieceDraft(draft, piece.order_line_id).decision !== "BACK";
}

/** The bill of a box as it is chosen so far: what the API will charge, to the cent. */
export const billOfDraft = (tryOn: TryOn, draft: TryOnDraft): Price =>
  priceBox(
    tryOn.pieces.map((piece) => ({
      id: piece.order_line_id,
      unitPriceCents: toCents(piece.unit_price_ttc),
      quantity: 1,
      keptQuantity: isKept(piece, draft) ? 1 : 0,
    })),
    toTerms(tryOn),
  );

/** A code as a bill takes it; null for one that does not count for a box today. */
function termsOf({
  code,
  kind,
  percent,
  amount_ttc,
  minimum_ttc,
  scope,
  problem,
}: OwnCode): TryOn["bill_terms"]["code"] {
  if (problem !== null || scope === "SHOP") return null;
  return { code, kind, value: percent ?? amount_ttc ?? 0, minimum_ttc };
}

/** The client's own code that takes most off what is kept so far, in cents; null when none does, or one is used already. */
export function bestCodeOfBox(tryOn: TryOn, draft: TryOnDraft, codes: readonly OwnCode[]) {
  if (tryOn.order.codes.length > 0) return null;
  const totalWith = (code: TryOn["bill_terms"]["code"]) =>
    billOfDraft({ ...tryOn, bill_terms: { ...tryOn.bill_terms, code } }, draft).totalCents;
  const whole = totalWith(null);
  const [best] = codes
    .map((own) => ({ code: own.code, cents: whole - totalWith(termsOf(own)) }))
    .filter(({ cents }) => cents > 0)
    .toSorted((a, b) => b.cents - a.cents);
  return best ?? null;
}

/** As `billOfDraft`, with everything kept that has not come back. */
export const billOfAll = (tryOn: TryOn): Price => billOfDraft(tryOn, { pieces: {}, overall: null, comment: "" });

/** A bill as the API tells it. */
export const tellBill = (bill: Price): TryOn["bill"] => ({
  steps: tellSteps(bill),
  total_ttc: toDecimal(bill.totalCents),
  due_ttc: toDecimal(bill.dueCents),
  refund_ttc: toDecimal(bill.refundCents),
});
