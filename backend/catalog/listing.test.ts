import { describe, expect, it } from "vitest";
import { cutPage, reachOf, matchBounds, noFilter, toFilter, withMixed } from "./listing.ts";

it.each([
  [[], []],
  [["GIRL"], ["GIRL", "MIXED"]],
  [
    ["GIRL", "BOY"],
    ["GIRL", "BOY", "MIXED"],
  ],
  [
    ["BOY", "MIXED"],
    ["BOY", "MIXED"],
  ],
  [["WOMAN"], ["WOMAN"]],
  [
    ["GIRL", "WOMAN"],
    ["GIRL", "WOMAN"],
  ],
] as const)("looks for %j among %j", (chosen, expected) => {
  expect(withMixed(chosen)).toEqual(expected);
});

it("filters by nothing when nothing is chosen", () => {
  expect(toFilter({})).toEqual(noFilter);
});

describe("cutPage", () => {
  const query = (page: number) => ({ page, page_size: 40, sort: "relevance" as const });
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it("cuts the asked page", () => {
    expect(cutPage(ids(100), query(3), "none")).toEqual({
      page: 3,
      page_size: 40,
      pages: 3,
      total: 100,
      is_total_bounded: false,
      filter_type: "none",
      ids: ids(100).slice(80),
    });
  });
  it("answers an empty page with the right numbers beyond the last one", () => {
    expect(cutPage(ids(100), query(4), "none")).toMatchObject({ page: 4, pages: 3, total: 100, ids: [] });
  });
  it("has no page without matches", () => {
    expect(cutPage([], query(1), "search")).toMatchObject({ pages: 0, total: 0, is_total_bounded: false, ids: [] });
  });
  it.each([
    ["none", matchBounds.list],
    ["search", matchBounds.text],
  ] as const)("counts up to the bound of a list (%s) and says that there are more", (kind, bound) => {
    expect(cutPage(ids(bound), query(1), kind)).toMatchObject({ total: bound, is_total_bounded: false });
    const more = cutPage(ids(bound + 1), query(1), kind);
    expect(more).toMatchObject({ total: bound, pages: Math.ceil(bound / 40), is_total_bounded: true });
  });
  it("answers pages of a list beyond what is counted", () => {
    const far = query(matchBounds.list / 40 + 2);
    expect(reachOf(far)).toBe(matchBounds.list + 81);
    expect(cutPage(ids(reachOf(far)), far, "none")).toMatchObject({ total: matchBounds.list, is_total_bounded: true });
    expect(cutPage(ids(reachOf(far)), far, "none").ids).toEqual(ids(matchBounds.list + 80).slice(-40));
  });
});
