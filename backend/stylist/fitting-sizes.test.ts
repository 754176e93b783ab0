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
    ["TOP", ["5 ans", "6 ans", "TU"]],
    ["BOTTOM", ["4 ans", "5 ans", "TU"]],
    ["FEET", ["5 ans", "6 ans", "4 ans", "5 ans", "28", "TU"]],
  ] as const)("%s takes the sizes that apply to it, one size always", (category, sizes) =>
    expect(sizesOf(kid(), category, "2026-11-21")).toEqual(sizes),
  );

  const baby = kid({ top_size: "3 mois" }, "2026-09-01");
  it.each([
    ["2026-12-01", "2027-01-04", "6 mois"],
    ["2026-12-01", "2027-03-01", "9 mois"],
    ["2026-12-01", "2027-06-01", "12 mois"],
    ["2026-12-01", "2027-09-01", "18 mois"],
  ])("a baby born in September and told on %s to wear 3 mois wears on %s %s", (on, day, size) =>
    expect(sizesOf({ ...baby, gender: "GIRL", toldOn: { top_size: on } }, "TOP", day)[0]).toBe(size),
  );

  it("does not send what is outgrown within weeks", () =>
    expect(sizesOf({ ...baby, toldOn: { top_size: "2026-12-01" } }, "TOP", "2027-02-01")).not.toContain("3 mois"));

  it("does not believe the 2 years of a boy of seven", () =>
    expect(sizesOf({ ...kid({ top_size: "2 ans" }, "2019-11-01"), gender: "BOY" }, "TOP", "2026-12-01")[0]).toBe(
      "8 ans",
    ));

  it("goes by the height that was told before the size", () => {
    const tall = { ...kid(), gender: "GIRL" as const, height: { cm: 116, on: "2026-11-21" } };
    expect(sizesOf(tall, "TOP", "2026-11-21")[0]).toBe("6 ans");
    expect(sizesOf(tall, "TOP", "2027-11-21")[0]).toBe("8 ans");
  });

  it("takes the next size once a piece was too small, and a smaller one once it was too large", () => {
    const word = { field: "top_size", size: "5 ans", fit: "TOO_SMALL", on: "2026-11-25" } as const;
    const small = { ...kid(), toldOn: { top_size: "2026-10-01" }, fitWords: [word] };
    expect(sizesOf(small, "TOP", "2026-12-01")[0]).toBe("6 ans");
    const woman: Measures = {
      profileType: "WOMAN",
      birthdate: null,
      sizes: { top_size: "M", bottom_size: "M", shoe_size: null },
      fitWords: [{ field: "top_size", size: "M", fit: "TOO_LARGE", on: "2026-11-25" }],
    };
    expect([sizesOf(woman, "TOP", "2026-12-01"), sizesOf(woman, "BOTTOM", "2026-12-01")]).toEqual([
      ["S", "TU"],
      ["M", "TU"],
    ]);
  });

  it("forgets what was tried on before the size was told anew", () => {
    const word = { field: "top_size", size: "5 ans", fit: "TOO_SMALL", on: "2026-09-25" } as const;
    const told = { ...kid(), toldOn: { top_size: "2026-11-21" }, fitWords: [word] };
    expect(sizesOf(told, "TOP", "2026-11-21")[0]).toBe("5 ans");
  });

  it("gives long legs and a strong build a little more", () => {
    const facts = { ...kid({ top_size: null, bottom_size: null }, "2021-06-12"), gender: "BOY" as const };
    expect(sizesOf(facts, "BOTTOM", "2026-11-21")[0]).toBe("6 ans");
    expect(sizesOf({ ...facts, trousers: "short" }, "BOTTOM", "2026-11-21")[0]).toBe("5 ans");
  });

  it("lets feet grow by a size every six months, and asks again after a year", () => {
    const shoes = (day: string) =>
      sizesOf({ ...kid(), toldOn: { shoe_size: "2026-11-01" } }, "FEET", day).filter((size) => /^\d\d$/.test(size));
    expect(["2026-12-01", "2027-05-02", "2027-11-02", "2028-05-02"].map(shoes)).toEqual([["28"], ["29"], ["30"], []]);
  });

  it("takes the next size once feet have grown by half of it, at the pace of each month's age", () => {
    const shoes = (birthdate: string, day: string) =>
      sizesOf({ ...kid({}, birthdate), toldOn: { shoe_size: "2026-11-01" } }, "FEET", day).filter((size) =>
        /^\d\d$/.test(size),
      );
    expect(["2027-01-20", "2027-03-02"].map((day) => shoes("2021-06-12", day))).toEqual([["28"], ["29"]]);
    /* Two months before the second birthday make a whole size, two after it another half. */
    expect(["2027-01-02", "2027-03-02"].map((day) => shoes("2025-01-01", day))).toEqual([["29"], ["30"]]);
  });

  it("lets feet that outgrew a size grow on from the day they were tried on, not from the day a size was told", () => {
    const word = { field: "shoe_size", size: "29", fit: "TOO_SMALL", on: "2027-05-10" } as const;
    const shoes = (day: string) =>
      sizesOf({ ...kid(), toldOn: { shoe_size: "2026-11-01" }, fitWords: [word] }, "FEET", day).filter((size) =>
        /^\d\d$/.test(size),
      );
    expect(["2027-06-02", "2027-11-12"].map(shoes)).toEqual([["30"], ["31"]]);
  });

  it("leaves out shoes whose size was not told", () =>
    expect(sizesOf(kid({ shoe_size: null }), "FEET", "2026-11-21")).not.toContain("28"));

  it("follows from the age where no size was told", () =>
    expect(
      ["2026-03-21", "2024-11-21", "2022-08-01", "2012-08-01"].map(
        (birthdate) => sizesOf(kid({ top_size: null }, birthdate), "TOP", "2026-11-21")[0],
      ),
    ).toEqual(["12 mois", "2 ans", "5 ans", "14 ans"]));

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
