import { describe, expect, it } from "vitest";
import type { ProductCard, Variant } from "#contract/catalog.ts";
import { availabilityOf, isOrderable, toCartLine, type WantedPiece } from "./lines.ts";

const variants = [
  { variant_id: 1, size: "4 ans", is_available: true, is_low_stock: false },
  { variant_id: 2, size: "5 ans", is_available: true, is_low_stock: true },
  { variant_id: 3, size: "6 ans", is_available: false, is_low_stock: true },
];
const aWish = (stock: number, quantity: number, index = 0): WantedPiece => ({
  piece: {
    product: { id: 9, variants } as unknown as ProductCard,
    variant: variants[index] as Variant,
    unitPriceCents: 1995,
    stock,
    isPublished: true,
  },
  quantity,
  lookId: null,
});

describe("availability of a line", () => {
  it.each([
    [0, 1, "sold_out", 0],
    [3, 4, "limited", 3],
    [4, 4, "available", 4],
    [25, 2, "available", 10],
  ])("%i in stock for %i is %s with %i to order", (stock, quantity, status, available) => {
    expect(availabilityOf(aWish(stock, quantity))).toMatchObject({ status, available_quantity: available });
  });

  it("proposes the other sizes that are in stock", () => {
    expect(availabilityOf(aWish(0, 1, 2)).alternatives.map(({ size }) => size)).toEqual(["4 ans", "5 ans"]);
    expect(availabilityOf(aWish(1, 1, 0)).alternatives.map(({ size }) => size)).toEqual(["5 ans"]);
  });
});

it("prices a line in whole cents", () => {
  expect(toCartLine(aWish(9, 3))).toMatchObject({ unit_price_ttc: 19.95, line_total_ttc: 59.85 });
});

describe("whether lines can be ordered", () => {
  it("leaves sold-out lines behind", () => expect(isOrderable([aWish(0, 1), aWish(2, 2)])).toBe(true));
  it("needs at least one piece", () => {
    expect(isOrderable([])).toBe(false);
    expect(isOrderable([aWish(0, 1)])).toBe(false);
  });
  it("waits while a line asks for more than there is", () =>
    expect(isOrderable([aWish(1, 2), aWish(9, 1)])).toBe(false));
});
