import type { TryOn, TryOnPiece } from "#contract/try-on.ts";
import { anOrder } from "./order-builders.ts";

export const aPiece = (change: Partial<TryOnPiece> = {}): TryOnPiece => ({
  order_line_id: "00000000-0000-4000-8000-000000000001",
  product_id: 1,
  variant_id: 11,
  name: "Robe Lou",
  brand_name: "Ombelle",
  size: "5 ans",
  image: { url: "/pictures/products/1/front.svg", alt: "Robe", width: 600, height: 800, placeholder: "#fff" },
  unit_price_ttc: 40,
  has_come_back: false,
  decision: null,
  reason: null,
  comment: null,
  exchange: null,
  fit: null,
  score: null,
  other_sizes: [
    { variant_id: 10, size: "4 ans", is_available: true },
    { variant_id: 12, size: "6 ans", is_available: true },
    { variant_id: 13, size: "8 ans", is_available: false },
  ],
  ...change,
});

/** A delivered box of two pieces, 40 € and 30 €, of which 10 € are prepaid. */
export const aTryOn = (change: Partial<TryOn> = {}): TryOn => ({
  order: { ...anOrder({ kind: "BOX", status: "DELIVERED" }), return_until: "2026-12-01", can_extend_return: true },
  kid: { id: "00000000-0000-4000-8000-00000000000a", firstname: "Léonie", profile_type: "KID" },
  status: "OPEN",
  can_send_back: true,
  pieces: [
    aPiece(),
    aPiece({ order_line_id: "00000000-0000-4000-8000-000000000002", name: "Jean Agathe", unit_price_ttc: 30 }),
  ],
  bill: {
    steps: [
      { rule: "ITEMS", code: null, amount_ttc: 70, lines: [], vat: [] },
      { rule: "KEEP_ALL", code: null, amount_ttc: -7, lines: [], vat: [] },
      { rule: "SHIPPING_FREE", code: null, amount_ttc: 0, lines: [], vat: [] },
      { rule: "PREPAID", code: null, amount_ttc: -10, lines: [], vat: [] },
    ],
    total_ttc: 63,
    due_ttc: 53,
    refund_ttc: 0,
  },
  bill_terms: {
    shipping_fee_ttc: 4.9,
    free_shipping_from_ttc: 60,
    code: null,
    prepaid_ttc: 10,
    wallet_ttc: 0,
  },
  wallet_balance_ttc: 0,
  payment_method: { type: "card_via_sandbox", brand: "visa", last4: "4242" },
  silence_charge_on: "2026-12-07",
  parcel_charge_by: "2026-12-21",
  parcel: null,
  parcel_code: null,
  version: "v1",
  ...change,
});
