import { describe, expect, it } from "vitest";
import { heightFor, heightsAt, sizeForHeight, standingOf } from "./growth.ts";

describe("growth", () => {
  it("gives the median of the published tables, between their ages too", () => {
    expect(heightsAt("BOY", 84).median).toBe(121.7);
    expect(heightsAt("GIRL", 24).median).toBe(85.7);
    expect(heightsAt("BOY", 66).median).toBeCloseTo(113, 0);
    expect(heightsAt("MIXED", 84).median).toBeCloseTo(121.25);
  });

  it("stays at its ends before birth and after fifteen", () => {
    expect(heightsAt("GIRL", -3).median).toBe(49.1);
    expect(heightsAt("GIRL", 400).median).toBe(161.7);
  });

  it("lets a child keep its place among those of its age", () => {
    const standing = standingOf("GIRL", 36, 102.7);
    expect(standing).toBeCloseTo(2, 1);
    expect(heightFor("GIRL", 60, standing)).toBeCloseTo(118.9, 0);
  });

  it.each([
    [60, "3 mois"],
    [60.5, "6 mois"],
    [74, "12 mois"],
    [86, "2 ans"],
    [103, "4 ans"],
    [109, "5 ans"],
    [121.7, "8 ans"],
    [190, "14 ans"],
  ])("a child of %d cm wears %s", (height, size) => expect(sizeForHeight(height)).toBe(size));
});
