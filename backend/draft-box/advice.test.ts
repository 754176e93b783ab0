import { describe, expect, it } from "vitest";
import { adviseOn, grownHeight, lastFitOf } from "./advice.ts";

const day = "2026-11-21";
const kid = {
  profileType: "KID",
  gender: "GIRL",
  birthdate: "2021-11-12",
  sizes: { top_size: "5 ans", bottom_size: "5 ans", shoe_size: "28" },
  height: null,
} as const;
const advise = (change: object = {}, facts: object = {}) =>
  adviseOn({ ...kid, ...change }, { toldOn: { top_size: day, bottom_size: day }, lastFit: {}, ...facts }, day);
const codes = (...input: Parameters<typeof advise>) =>
  advise(...input).alerts.map(({ code, field, suggested }) => [code, field, suggested]);

describe("size advice", () => {
  it("is silent about sizes that go with age, height and each other", () => {
    expect(codes()).toEqual([]);
    expect(codes({ height: 109 })).toEqual([]);
  });
  it("doubts a size that was outgrown, and one a child would drown in", () => {
    expect(codes({ sizes: { ...kid.sizes, top_size: "2 ans" } })[0]).toEqual(["OUTGROWN", "top_size", "5 ans"]);
    expect(codes({ sizes: { ...kid.sizes, bottom_size: "12 ans" } })[0]).toEqual(["TOO_LARGE", "bottom_size", "5 ans"]);
  });
  it("doubts a size that was told long ago, and what did not fit", () => {
    expect(codes({}, { toldOn: { top_size: "2026-01-05" } })[0]?.slice(0, 2)).toEqual(["TOLD_LONG_AGO", "top_size"]);
    expect(codes({}, { lastFit: { top_size: "TOO_SMALL" } })).toEqual([["FEEDBACK_TOO_SMALL", "top_size", "6 ans"]]);
  });
  it("doubts a pair no woman wears together", () => {
    const woman = { profileType: "WOMAN", gender: "WOMAN", birthdate: null } as const;
    expect(codes({ ...woman, sizes: { top_size: "XS", bottom_size: "XXL", shoe_size: null } })).toEqual([
      ["TOP_AND_BOTTOM", "bottom_size", null],
    ]);
  });
  it("holds a told size against a told height, unless the height is a slip of the pen", () => {
    expect(codes({ height: 126 })).toEqual([
      ["HEIGHT", "top_size", "8 ans"],
      ["HEIGHT", "bottom_size", "8 ans"],
    ]);
    expect(codes({ height: 180 })).toEqual([]);
  });
  it("believes a size that was told when the height was known already", () => {
    const told = { height: 126, heightOn: "2026-10-01" };
    expect(codes(told, { toldOn: { top_size: "2026-09-01", bottom_size: "2026-10-01" } })).toEqual([
      ["HEIGHT", "top_size", "8 ans"],
    ]);
  });
  it("names what is missing, and proposes what age or height lead to", () => {
    const untold = { sizes: { top_size: null, bottom_size: "5 ans", shoe_size: null } };
    expect(codes(untold)).toEqual([["MISSING", "top_size", "5 ans"]]);
    expect(advise({ ...untold, height: 118 }).suggested).toEqual({
      top_size: "6 ans",
      bottom_size: "6 ans",
      shoe_size: null,
    });
  });
});

it("lets a height that was told grow with the child", () => {
  const girl = { gender: "GIRL", birthdate: "2021-11-12" } as const;
  const told = { cm: 110, on: "2026-11-12" };
  expect(grownHeight(girl, told, "2026-11-12")).toBeCloseTo(110, 5);
  const later = grownHeight(girl, told, "2027-11-12") ?? 0;
  expect(later).toBeGreaterThan(114);
  expect(later).toBeLessThan(119);
  expect(grownHeight(girl, null, day)).toBeNull();
});

it("what did not fit counts for the size it came in, until that was told anew", () => {
  const word = { field: "top_size", size: "5 ans", fit: "TOO_SMALL", on: "2026-11-01" } as const;
  expect(lastFitOf([word], kid.sizes, { top_size: "2026-09-01" })).toEqual({ top_size: "TOO_SMALL" });
  expect(lastFitOf([word], kid.sizes, { top_size: "2026-11-10" })).toEqual({});
  expect(lastFitOf([word], { ...kid.sizes, top_size: "6 ans" }, { top_size: "2026-09-01" })).toEqual({});
});
