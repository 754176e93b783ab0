import type { Order } from "#contract/orders.ts";

const address = { firstname: "Lea", lastname: "Martin", street: "3 rue des Lilas", street_extra: "", postcode: "75011", city: "Paris", country_code: "FR" as const, phone: "0612345678" };

/** An order for tests: one dress, home delivery, paid by card. */
export const anOrder = (change: Partial<Order> = {}): Order => ({
  id: "0d7d8a9e-0000-4000-8000-000000000009",
  number: "PM-2026-1001",
  kind: "SHOP",
  status: "PAID",
  created_at: "2026-11-21T10:00:02.000Z",
  total_amount_ttc: 34.8,
  items_total_ttc: 29.9,
  shipping_fee_ttc: 4.9,
  offer: { shipping_fee_offered: false },
  vat_amount: 5.8,
  vat_rate_percent: 20,
  quantity: 1,
  payment: { status: "SUCCEEDED", payment_method_type: "card_via_sandbox", brand: "visa", last4: "4242", error_code: null, action_url: null },
  lines: [
    {
      id: "0d7d8a9e-0000-4000-8000-00000000000b", product_id: 101, variant_id: 1, name: "Robe à rayures", brand_name: "Atelier Mimosa", size: "4 ans",
      collection_slug: "robes", clean_name: "robe-a-rayures", image: { url: "/pictures/robe.svg", width: 900, height: 1200, alt: "Robe à rayures", placeholder: "#f6efe2" },
      quantity: 1, unit_price_ttc: 29.9, line_total_ttc: 29.9, look: null,
    },
  ],
  delivery: { mode: "HOME", carrier: "La Poste Colissimo", pickup_point: null, expected_from: "2026-11-24", expected_until: "2026-11-25" },
  shipping_address: address,
  billing_address: address,
  paid_at: null,
  reserved_until: null,
  timeline: [{ status: "PENDING_PAYMENT", at: "2026-11-21T10:00:02.000Z" }],
  ...change,
});
