import { describe, expect, it } from "vitest";
import { href } from "#lib/routing/href.ts";
import {
  activeFilters,
  emptyListQuery,
  isPlainList,
  parseListQuery,
  toListParams,
  withMixed,
  withoutChoice,
} from "./list-query.ts";

describe("parseListQuery", () => {
  it("is the plain list without a query", () => expect(parseListQuery({})).toEqual(emptyListQuery));
  it("reads commas of a link and repetitions of a form alike", () => {
    const expected = { ...emptyListQuery, size: ["4 ans", "6 ans"], gender: ["GIRL", "BOY"] };
    expect(parseListQuery({ size: "6 ans,4 ans", gender: "BOY,GIRL" })).toEqual(expected);
    expect(parseListQuery({ size: ["6 ans", "4 ans", "4 ans"], gender: ["BOY", "GIRL"] })).toEqual(expected);
  });
  it("ignores what it does not know", () =>
    expect(
      parseListQuery({ gender: "CAT", family: "TOPS,HATS", sort: "magic", size: "x".repeat(13), name: "  " }),
    ).toEqual({ ...emptyListQuery, family: ["TOPS"] }));
  it("reads colours, prices, offers, brands, seasons, patterns and fabrics, and nothing else as them", () =>
    expect(
      parseListQuery({
        color: "blue,ultraviolet",
        price: ["60-100", "15-25", "free"],
        offers: "1",
        brand: "petit-ressac,<b>",
        season: "SUMMER,MONSOON",
        pattern: "stripe",
        fabric: ["linen", "../x"],
      }),
    ).toEqual({
      ...emptyListQuery,
      color: ["blue"],
      price: ["15-25", "60-100"],
      offers: ["1"],
      brand: ["petit-ressac"],
      season: ["SUMMER"],
      pattern: ["stripe"],
      fabric: ["linen"],
    }));
  it.each(["0", "-1", "1.5", "abc", "10000", "1e3", "01"])("refuses page %s", (page) =>
    expect(parseListQuery({ page })).toBeNull(),
  );
  it("cuts an endless search", () => expect(parseListQuery({ name: "a".repeat(500) })?.name).toHaveLength(120));
});

describe("links", () => {
  const query = { ...emptyListQuery, name: "robe", gender: ["GIRL" as const], size: ["4 ans", "6 ans"], page: 3 };
  it("leave out what goes without saying", () =>
    expect(href("fr", "shop-collection", { collection: "girls" }, toListParams(emptyListQuery))).toBe("/shop/girls"));
  it("say the rest in a fixed order", () =>
    expect(href("de", "shop-all-products", null, toListParams(query))).toBe(
      "/de/shop/all-products?name=robe&gender=GIRL&size=4+ans%2C6+ans&page=3",
    ));
  it("go back to the first page when a choice goes", () => {
    expect(withoutChoice(query, "size", "4 ans")).toEqual({ ...query, size: ["6 ans"], page: 1 });
    expect(withoutChoice(query, "name", "robe")).toEqual({ ...query, name: "", page: 1 });
  });
  it("count choices, not the sort", () => {
    expect(activeFilters(query)).toHaveLength(4);
    expect(isPlainList({ ...emptyListQuery, page: 2 })).toBe(true);
    expect(isPlainList({ ...emptyListQuery, sort: "newest" })).toBe(false);
  });
});

it.each([
  [[], []],
  [["GIRL"], ["GIRL", "MIXED"]],
  [
    ["BOY", "MIXED"],
    ["BOY", "MIXED"],
  ],
  [["WOMAN"], ["WOMAN"]],
  [
    ["GIRL", "WOMAN"],
    ["GIRL", "WOMAN"],
  ],
] as const)("asks for %j as %j", (chosen, expected) => expect(withMixed(chosen)).toEqual(expected));
