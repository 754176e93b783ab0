import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { families, type Family } from "#contract/catalog.ts";
import { dressWindow } from "./shop-window.ts";

const piece = (id: number, family: Family, isAvailable = true) => ({
  id,
  family,
  variants: [{ variant_id: id, size: "4 ans", is_available: isAvailable, is_low_stock: false }],
});
const list = (...kinds: Family[]) => kinds.map((family, index) => piece(index + 1, family));
const idsOf = (products: { id: number }[]) => products.map(({ id }) => id);

describe("the window of a list", () => {
  it("opens with clothes, whatever comes first in the order", () =>
    expect(idsOf(dressWindow(list("ACCESSORIES", "DRESSES", "ACCESSORIES", "TOPS")))).toEqual([2, 4, 1, 3]));

  it("puts one kind beside another, each where its own order allows", () =>
    expect(idsOf(dressWindow(list("TOPS", "TOPS", "BOTTOMS", "KNITWEAR")))).toEqual([1, 3, 2, 4]));

  it("shows no kind more than three times while there are others", () => {
    const kinds = dressWindow(
      list("TOPS", "SHOES", "TOPS", "SHOES", "TOPS", "SHOES", "TOPS", "BOTTOMS", "TOPS", "DRESSES", "KNITWEAR"),
    );
    expect(kinds.slice(0, 8).filter(({ family }) => family === "TOPS")).toHaveLength(3);
  });

  it("keeps what is sold out behind", () =>
    expect(idsOf(dressWindow([piece(1, "DRESSES", false), piece(2, "TOPS"), piece(3, "BOTTOMS")]))).toEqual([2, 3, 1]));

  it("leaves a list of one kind in its order", () => {
    const shoes = list("SHOES", "SHOES", "SHOES", "SHOES", "SHOES");
    expect(dressWindow(shoes)).toEqual(shoes);
    const belts = list("ACCESSORIES", "ACCESSORIES");
    expect(dressWindow(belts)).toEqual(belts);
  });

  it("leaves what stands behind the window in its order", () => {
    const many = list(...Array.from({ length: 30 }, (_, index) => families[index % families.length] ?? "TOPS"));
    const rest = idsOf(dressWindow(many)).slice(8);
    expect(rest).toEqual(rest.toSorted((a, b) => a - b));
  });

  it("loses and doubles nothing", () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...families), fc.boolean())), (kinds) => {
        const products = kinds.map(([family, isAvailable], index) => piece(index, family, isAvailable));
        expect(idsOf(dressWindow(products)).toSorted((a, b) => a - b)).toEqual(idsOf(products));
      }),
    ));
});
