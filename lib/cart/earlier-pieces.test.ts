import { expect, it } from "vitest";
import { aCart, aCartLine } from "#tests/lib/cart-builders.ts";
import { earlierPieces } from "./earlier-pieces.ts";
import { showLines } from "./shown-cart.ts";
import { noWishes, wish } from "./wishes.ts";

const cartOf = (...lines: [variantId: number, quantity: number][]) =>
  aCart({ lines: lines.map(([variant_id, quantity]) => aCartLine({ variant_id, quantity })) });
const visitOf = (...lines: [variantId: number, quantity: number][]) => showLines(cartOf(...lines), noWishes);

it("finds lines only the account had", () =>
  expect(earlierPieces(visitOf([1, 2]), cartOf([1, 2], [2, 3]))).toEqual([
    { variantId: 2, quantityBefore: 0, quantityAfter: 3 },
  ]));

it("finds lines of which the account had more", () =>
  expect(earlierPieces(visitOf([1, 2]), cartOf([1, 5]))).toEqual([
    { variantId: 1, quantityBefore: 2, quantityAfter: 5 },
  ]));

it("finds nothing in what the visit chose itself, unanswered wishes included", () => {
  expect(earlierPieces(showLines(cartOf([1, 1]), wish(noWishes, 1, { quantity: 4 })), cartOf([1, 4]))).toEqual([]);
  expect(earlierPieces(visitOf([1, 2]), cartOf([1, 2]))).toEqual([]);
});

it("finds nothing while the cart is not known", () => expect(earlierPieces(visitOf([1, 2]), undefined)).toEqual([]));
