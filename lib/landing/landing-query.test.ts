import { describe, expect, it } from "vitest";
import { landingSearch, parseLanding } from "./landing-query.ts";

const categories = ["Tops", "Bottoms"] as const;
const sizes = { sugg_g: "GIRL", sugg_t: "4 ans", sugg_b: "5 ans" };
const read = (change: Record<string, string> = {}) => parseLanding({ ...sizes, ...change }, categories);

describe("an address of suggestions for visitors", () => {
  it("needs gender, top size and bottom size of one line of clothes", () => {
    expect(read()).toMatchObject({ gender: "GIRL", top: "4 ans", bottom: "5 ans", category: null, picks: [] });
    for (const name of ["sugg_g", "sugg_t", "sugg_b"]) expect(read({ [name]: "" })).toBeNull();
    expect(read({ sugg_g: "WOMAN" })).toBeNull();
  });

  it("may narrow to a category; one it does not know is left out", () => {
    expect(read({ category: "Tops" })?.category).toBe("Tops");
    expect(read({ category: "Hats" })?.category).toBeNull();
  });

  it("may name a collection, which no address with a slash or capital letters is", () => {
    expect(read({ sugg_c: "la-rentree" })?.collection).toBe("la-rentree");
    for (const sugg_c of ["", "../shop", "Tops"]) expect(read({ sugg_c })?.collection).toBeNull();
  });

  it("names picks as a JSON array of product ids", () =>
    expect(read({ sugg_ids: '[12,"7",12]' })?.picks.map(({ product_id: id }) => id)).toEqual([12, 7]));

  it("names picks by number, with their variants", () =>
    expect(read({ "sugg_ids[1][id]": "7", "sugg_ids[0][id]": "12", "sugg_ids[0][variant_id]": "101" })?.picks).toEqual([
      { product_id: 12, variant_id: 101 },
      { product_id: 7, variant_id: null },
    ]));

  it.each(["[]", "{}", "12", "null", "[", "not json", '["x", -1, 0.5]'])(
    "says that picks which are no non-empty array of ids cannot be read, and breaks nothing: %s",
    (sugg_ids) => expect(read({ sugg_ids })).toMatchObject({ picks: [], arePicksBroken: true, top: "4 ans" }),
  );

  it("can be written again from what was read", () => {
    const written = { ...sizes, sugg_c: "la-rentree", category: "Tops", sugg_ids: "[12,7]" };
    expect(landingSearch(parseLanding(written, categories)!)).toEqual(written);
    const indexed = { ...sizes, "sugg_ids[0][id]": "12", "sugg_ids[0][variant_id]": "101" };
    expect(landingSearch(parseLanding(indexed, categories)!)).toEqual(indexed);
  });
});
