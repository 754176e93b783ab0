import { describe, expect, it } from "vitest";
import { isRecent, toVariant } from "./availability.ts";

describe("toVariant", () => {
  it.each([
    [0, false, true],
    [1, true, true],
    [3, true, true],
    [4, true, false],
  ])("with %i pieces: available %s, low %s", (stock, is_available, is_low_stock) => {
    expect(toVariant({ id: 7, size: "4 ans", stock })).toEqual({
      variant_id: 7,
      size: "4 ans",
      is_available,
      is_low_stock,
    });
  });
});

describe("isRecent", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  it.each([
    ["2026-11-21T10:00:00Z", true],
    ["2026-09-22T10:00:00Z", true],
    ["2026-09-22T09:59:59Z", false],
    ["2026-11-21T10:00:01Z", false],
  ])("published at %s: %s", (publishedAt, expected) => {
    expect(isRecent(new Date(publishedAt), now)).toBe(expected);
  });
});
