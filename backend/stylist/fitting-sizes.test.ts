import { describe, expect, it } from "vitest";
import { chooseSize, findFittingSizes, type Measures } from "./fitting-sizes.ts";

const kid = (change: Partial<Measures["sizes"]> = {}, birthdate: string | null = "2021-04-12"): Measures => ({
  profileType: "KID",
  birthdate,
  sizes: { top_size: "5 ans", bottom_size: "4 ans", shoe_size: "28", ...change },
});
const sizesOf = (...input: Parameters<typeof findFittingSizes>) => findFittingSizes(...input).map(({ size }) => size);

describe("findFittingSizes", () => {
  it.each([
    ["TOP", ["5 ans", "TU"]],
    ["BOTTOM", ["5 ans", "4 ans", "TU"]],
    ["FEET", ["5 ans", "5 ans", "4 ans", "28", "TU"]],
    ["OTHER", ["5 ans", "5 ans", "4 ans", "28", "TU"]],
  ] as const)("%s takes the sizes that apply to it, one size always", (category, sizes) =>
    expect(sizesOf(kid(), category, "2026-11-21")).toEqual(sizes),
  );

  it.each([
    ["2026-11-21", ["5 ans", "TU"]],
    ["2026-12-12", ["5 ans", "6 ans", "TU"]],
    ["2027-04-11", ["5 ans", "6 ans", "TU"]],
    ["2027-04-12", ["6 ans", "5 ans", "TU"]],
  ])("a child born in April 2021 on %s", (day, sizes) => expect(sizesOf(kid(), "TOP", day)).toEqual(sizes));

  it.each([
    ["2026-10-01", "1 mois", ["1 mois", "TU"]],
    ["2026-09-01", "1 mois", ["1 mois", "3 mois", "TU"]],
    ["2026-03-21", null, ["9 mois", "TU"]],
    ["2025-04-21", "18 mois", ["18 mois", "TU"]],
    ["2022-08-01", null, ["4 ans", "TU"]],
    ["2012-08-01", "14 ans", ["14 ans", "TU"]],
  ])("born on %s and told to wear %s", (birthdate, top_size, sizes) =>
    expect(sizesOf(kid({ top_size }, birthdate), "TOP", "2026-11-21")).toEqual(sizes),
  );

  it("leaves out shoes whose size was not told", () =>
    expect(sizesOf(kid({ shoe_size: null, top_size: "5 ans", bottom_size: "5 ans" }), "FEET", "2026-11-21")).toEqual([
      "5 ans",
      "5 ans",
      "TU",
    ]));

  it("never lets a woman grow", () =>
    expect(
      sizesOf(
        { profileType: "WOMAN", birthdate: "1990-01-01", sizes: { top_size: "M", bottom_size: null, shoe_size: null } },
        "OTHER",
        "2026-11-21",
      ),
    ).toEqual(["M", "TU"]));
});

describe("chooseSize", () => {
  const fitting = [
    { size: "6 ans", fit: "GROWS_INTO" },
    { size: "5 ans", fit: "SIZE_FITS" },
    { size: "28", fit: "SIZE_FITS" },
    { size: "TU", fit: "ONE_SIZE" },
  ] as const;
  it.each([
    [["4 ans", "5 ans", "6 ans"], { size: "6 ans", fit: "GROWS_INTO" }],
    [["4 ans", "5 ans"], { size: "5 ans", fit: "SIZE_FITS" }],
    [["23-26", "27-30"], { size: "27-30", fit: "SIZE_FITS" }],
    [["TU"], { size: "TU", fit: "ONE_SIZE" }],
    [["8 ans", "31-34"], null],
    [[], null],
  ])("of %j", (available, expected) => expect(chooseSize(fitting, available)).toEqual(expected));
});
