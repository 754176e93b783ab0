import { expect, it } from "vitest";
import type { ProductCard } from "#contract/catalog.ts";
import { priceLook } from "./look-price.ts";

const piece = (lc_price: number, ...stock: boolean[]) =>
  ({ lc_price, variants: stock.map((is_available) => ({ is_available })) }) as ProductCard;

it("counts and prices what can be taken, and nothing that is sold out", () => {
  expect(priceLook({ products: [piece(19.9, false, true), piece(30.15, true), piece(50, false)] })).toEqual({
    count: 2,
    cents: 5005,
  });
  expect(priceLook({ products: [piece(50, false)] })).toEqual({ count: 0, cents: 0 });
});
