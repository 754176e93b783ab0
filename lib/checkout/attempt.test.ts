import { describe, expect, it } from "vitest";
import { findOrderOfAttempt, planAttempt, type OrderInput } from "./attempt.ts";

const start = Date.parse("2026-11-21T10:00:00Z");
const input = (change: Partial<OrderInput> = {}): OrderInput => ({
  lines: [{ product_id: 1, variant_id: 11, quantity: 2, look: null }],
  shipping_address: { id: "0d7d8a9e-0000-4000-8000-000000000001" },
  delivery: { mode: "HOME" },
  payment_method_id: "0d7d8a9e-0000-4000-8000-000000000002",
  expected_total_ttc: 64.7,
  ...change,
});
let keys = 0;
const newKey = () => `00000000-0000-4000-8000-00000000000${(keys += 1)}`;

describe("planAttempt", () => {
  it("keeps the key of the same order, however often the button is pressed", () => {
    const first = planAttempt(null, input(), start, newKey);
    expect(planAttempt(first, input(), start + 5000, newKey)).toBe(first);
  });

  it.each<[string, Partial<OrderInput>]>([
    ["card", { payment_method_id: "0d7d8a9e-0000-4000-8000-000000000003" }],
    ["quantity", { lines: [{ product_id: 1, variant_id: 11, quantity: 1, look: null }] }],
    ["total", { expected_total_ttc: 60 }],
    ["delivery", { delivery: { mode: "PICKUP_POINT", pickup_point_id: "p" } }],
  ])("takes a new key for another %s", (_, change) => {
    const first = planAttempt(null, input(), start, newKey);
    expect(planAttempt(first, input(change), start, newKey).key).not.toBe(first.key);
  });
});

describe("findOrderOfAttempt", () => {
  const attempt = planAttempt(null, input(), start, newKey);
  const order = (change = {}) => ({
    id: "order-1",
    status: "PAID" as const,
    created_at: "2026-11-21T10:00:03Z",
    total_amount_ttc: 64.7,
    lines: [{ variant_id: 11, quantity: 2 }],
    ...change,
  });

  it("recognises the order whose answer was lost", () =>
    expect(findOrderOfAttempt(attempt, [order()], [])?.id).toBe("order-1"));
  it.each([
    ["another total", { total_amount_ttc: 60 }],
    ["other pieces", { lines: [{ variant_id: 12, quantity: 2 }] }],
    ["another quantity", { lines: [{ variant_id: 11, quantity: 1 }] }],
    ["an order of an hour ago", { created_at: "2026-11-21T09:00:00Z" }],
    ["a cancelled order", { status: "CANCELLED" as const }],
  ])("is not fooled by %s", (_, change) => expect(findOrderOfAttempt(attempt, [order(change)], [])).toBeNull());
  it("leaves out an order that was seen before", () =>
    expect(findOrderOfAttempt(attempt, [order()], ["order-1"])).toBeNull());
});
