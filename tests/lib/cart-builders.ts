import type { Cart, CartLine } from "#contract/cart.ts";

interface LineTraits {
  variant_id?: number;
  size?: string;
  quantity?: number;
  name?: string;
  price?: number;
  status?: CartLine["availability"]["status"];
  available_quantity?: number;
  alternatives?: { variant_id: number; size: string }[];
}

/** A cart line for tests; prices in euros. */
export function aCartLine({
  variant_id = 1,
  size = "4 ans",
  quantity = 1,
  name = "Robe à rayures",
  price = 29.9,
  status = "available",
  available_quantity = 10,
  alternatives = [],
}: LineTraits = {}): CartLine {
  const variant = { variant_id, size, is_available: status !== "sold_out", is_low_stock: status !== "available" };
  return {
    product: {
      id: 100 + variant_id,
      name,
      clean_name: "robe-a-rayures",
      brand_name: "Atelier Mimosa",
      lc_price: price,
      original_price: null,
      lowest_price_30_days: null,
      rating: null,
      gender: "GIRL",
      profile_type: "KID",
      family: "DRESSES",
      meta_category: "TOP",
      label: null,
      is_recent: false,
      changed_at: null,
      collection_slug: "robes",
      images: [{ url: "/pictures/robe.svg", width: 900, height: 1200, alt: name, placeholder: "#f6efe2" }],
      variants: [variant],
    },
    variant,
    quantity,
    look: null,
    unit_price_ttc: price,
    line_total_ttc: Math.round(price * quantity * 100) / 100,
    availability: {
      status,
      available_quantity,
      alternatives: alternatives.map((alternative) => ({ ...alternative, is_available: true, is_low_stock: false })),
    },
  };
}

interface CartTraits {
  id?: string;
  version?: number;
  lines?: CartLine[];
  totals?: Partial<Cart["totals"]>;
}

/** A cart for tests, with totals that fit its lines. */
export function aCart({
  id = "00000000-0000-4000-8000-000000000001",
  version = 1,
  lines = [],
  totals = {},
}: CartTraits = {}): Cart {
  const items =
    lines
      .filter(({ availability }) => availability.status !== "sold_out")
      .reduce((sum, line) => sum + Math.round(line.line_total_ttc * 100), 0) / 100;
  return {
    id,
    version,
    lines,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: {
      items_total_ttc: items,
      shipping_fee_ttc: 4.9,
      offer: { shipping_fee_offered: false },
      free_shipping_from_ttc: 60,
      discount_ttc: 0,
      total_amount_ttc: Math.round((items + 4.9) * 100) / 100,
      wallet_ttc: 0,
      due_ttc: Math.round((items + 4.9) * 100) / 100,
      vat_amount: 0,
      vat_rate_percent: 20,
      steps: [
        { rule: "ITEMS", code: null, amount_ttc: items, lines: [], vat: [] },
        { rule: "SHIPPING", code: null, amount_ttc: 4.9, lines: [], vat: [] },
      ],
      ...totals,
    },
    codes: [],
    use_wallet: false,
    wallet_balance_ttc: null,
    is_orderable: lines.some(({ availability }) => availability.status !== "sold_out"),
  };
}
