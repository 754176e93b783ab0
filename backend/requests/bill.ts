import { priceBox, type BoxPiece, type Price } from "#contract/price.ts";
import type { orders } from "../db/schema/order.ts";
import { deliveryTerms } from "../orders/box-terms.ts";
import { soldPieces } from "../orders/sold.ts";
import type { Destination } from "../subscriptions/delivery-dates.ts";

export interface BoxLine {
  id: string;
  unitPriceCents: number;
  quantity: number;
  returnedQuantity: number;
  exchangedQuantity: number;
}

type Columns = Pick<
  typeof orders.$inferInsert,
  | "itemsTotalCents"
  | "shippingFeeCents"
  | "isShippingOffered"
  | "discountCents"
  | "totalCents"
  | "steps"
  | "vatCents"
  | "vatRateBasisPoints"
>;

export const toPieces = (lines: readonly BoxLine[]): BoxPiece[] =>
  lines.map((line) => ({
    id: line.id,
    unitPriceCents: line.unitPriceCents,
    quantity: line.quantity,
    keptQuantity: soldPieces("BOX", line),
  }));

/** A bill as its order keeps it. */
export const toStoredBill = (bill: Price): Columns => ({
  itemsTotalCents: bill.itemsTotalCents,
  shippingFeeCents: bill.shippingFeeCents,
  isShippingOffered: bill.isShippingOffered,
  discountCents: bill.discountCents,
  totalCents: bill.totalCents,
  steps: bill.steps,
  vatCents: bill.vatCents,
  vatRateBasisPoints: bill.vatRateBasisPoints,
});

/** The bill of a box without code and wallet. */
export const billOf = (lines: readonly BoxLine[], destination: Destination): Columns =>
  toStoredBill(
    priceBox(toPieces(lines), { ...deliveryTerms(destination), code: null, prepaidCents: 0, walletCents: 0 }),
  );
