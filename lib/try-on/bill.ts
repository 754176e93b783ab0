import { toCents, toDecimal } from "#contract/money.ts";
import { priceBox, tellSteps, type BoxTerms, type Price } from "#contract/price.ts";
import type { TryOn, TryOnPiece } from "#contract/try-on.ts";
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

/** As `billOfDraft`, with everything kept that has not come back. */
export const billOfAll = (tryOn: TryOn): Price => billOfDraft(tryOn, { pieces: {}, overall: null, comment: "" });

/** A bill as the API tells it. */
export const tellBill = (bill: Price): TryOn["bill"] => ({
  steps: tellSteps(bill),
  total_ttc: toDecimal(bill.totalCents),
  due_ttc: toDecimal(bill.dueCents),
  refund_ttc: toDecimal(bill.refundCents),
});
