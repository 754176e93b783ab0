import type { CartLine } from "#contract/cart.ts";
import type { Order } from "#contract/orders.ts";
import type { Picture } from "#contract/picture.ts";

/** A line as a summary shows it, whether it is only quoted or ordered already. */
export interface SummaryLine {
  id: string;
  name: string;
  brandName: string;
  size: string;
  quantity: number;
  /** Euros of all its pieces. */
  totalTtc: number;
  image: Pick<Picture, "url" | "alt" | "placeholder"> | undefined;
  isSoldOut: boolean;
}

type SummaryTotals = Pick<Order, "steps" | "total_amount_ttc" | "due_ttc" | "vat_amount">;

export interface Summary {
  lines: SummaryLine[];
  /** Pieces that are ordered. */
  pieces: number;
  totals: SummaryTotals;
}

interface Quoted {
  lines: CartLine[];
  totals: SummaryTotals;
}

/** Sums are those of the API; lines that are sold out stay visible and do not count. */
export function summaryOfQuote(quote: Quoted): Summary {
  const lines = quote.lines.map(({ product, variant, quantity, line_total_ttc, availability }): SummaryLine => ({
    id: String(variant.variant_id),
    name: product.name,
    brandName: product.brand_name,
    size: variant.size,
    quantity,
    totalTtc: line_total_ttc,
    image: product.images[0],
    isSoldOut: availability.status === "sold_out",
  }));
  return {
    lines,
    pieces: lines.reduce((sum, { quantity, isSoldOut }) => sum + (isSoldOut ? 0 : quantity), 0),
    totals: quote.totals,
  };
}

export const summaryOfOrder = (order: Order): Summary => ({
  lines: order.lines.map(({ id, name, brand_name, size, quantity, line_total_ttc, image }) => ({
    id,
    name,
    brandName: brand_name,
    size,
    quantity,
    totalTtc: line_total_ttc,
    image,
    isSoldOut: false,
  })),
  pieces: order.quantity,
  totals: order,
});
