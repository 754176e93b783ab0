import { describe, expect, it } from "vitest";
import type { Profile } from "#contract/profiles.ts";
import { findGrownSize } from "./grown-size.ts";

const today = "2026-06-15";

/** Whoever wears a size that was told on a day. */
const wearer = (change: Partial<Profile>, size: string | null, toldOn: string | null) => ({
  profile_type: "KID" as const,
  birthdate: "2022-06-15",
  top_size: size,
  bottom_size: null,
  shoe_size: null,
  sizes_told_on: { top_size: toldOn, bottom_size: null, shoe_size: null },
  ...change,
});
const grown = (size: string | null, toldOn: string | null, change: Partial<Profile> = {}) =>
  findGrownSize(wearer(change, size, toldOn), "top_size", today)?.size ?? null;

describe("a size that was told", () => {
  it("is not doubted on its day, however far it is from the child's age", () => {
    for (const size of ["6 mois", "18 mois", "2 ans", "4 ans", "6 ans", "12 ans"])
      expect(grown(size, today)).toBeNull();
  });

  it("is the next one once the child has grown out of it", () => {
    expect(grown("3 ans", "2025-06-15")).toBe("4 ans");
    expect(grown("3 ans", "2026-04-15")).toBeNull();
  });

  it("is outgrown within months by a baby", () => {
    const birthdate = "2025-12-15";
    expect(grown("3 mois", "2026-03-15", { birthdate })).toBe("6 mois");
    expect(grown("3 mois", "2026-06-01", { birthdate })).toBeNull();
  });

  it("is several more after years", () => expect(grown("18 mois", "2023-12-15")).toBe("4 ans"));

  it("stays behind the usual one of a small child, and lasts where it was roomy", () => {
    const birthdate = "2021-06-15";
    expect(grown("3 ans", "2025-12-15", { birthdate })).toBe("4 ans");
    expect(grown("5 ans", "2025-06-15")).toBeNull();
  });

  it("tells its day, and what it was", () =>
    expect(findGrownSize(wearer({}, "3 ans", "2025-06-15"), "top_size", today)).toEqual({
      told: "3 ans",
      toldOn: "2025-06-15",
      size: "4 ans",
    }));
});

describe("nothing is said", () => {
  const long = "2024-06-15";
  it("of the largest size there is", () => expect(grown("14 ans", long, { birthdate: "2012-06-15" })).toBeNull());
  it("of a size nobody told, or on a day nobody knows", () => {
    expect(grown(null, null)).toBeNull();
    expect(grown("2 ans", null)).toBeNull();
  });
  it("without a birthdate", () => expect(grown("2 ans", long, { birthdate: null })).toBeNull());
  it("of a woman", () => expect(grown("M", long, { profile_type: "WOMAN", birthdate: null })).toBeNull());
  it("of shoes, which age does not tell", () => {
    const shoes = { ...wearer({}, null, null), shoe_size: "24" };
    const told = { ...shoes, sizes_told_on: { ...shoes.sizes_told_on, shoe_size: long } };
    expect(findGrownSize(told, "shoe_size", today)).toBeNull();
  });
});
