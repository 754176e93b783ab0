import { expect, it } from "vitest";
import { ownVariant } from "./own-variant.ts";

const variant = (variant_id: number, size: string, is_available = true) => ({
  variant_id,
  size,
  is_available,
  is_low_stock: false,
});

it("is the one in the person's size", () =>
  expect(ownVariant([variant(1, "4 ans"), variant(2, "5 ans")], ["5 ans", "28"])?.variant_id).toBe(2));
it("is the only one of a piece in one size", () =>
  expect(ownVariant([variant(3, "TU")], ["5 ans"])?.variant_id).toBe(3));
it("is none where that size is sold out", () => expect(ownVariant([variant(1, "5 ans", false)], ["5 ans"])).toBeNull());
it("is none where two sizes of the person would do: a jumpsuit for who wears another size below", () =>
  expect(ownVariant([variant(1, "4 ans"), variant(2, "5 ans")], ["4 ans", "5 ans"])).toBeNull());
