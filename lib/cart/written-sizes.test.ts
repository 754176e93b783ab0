import { expect, it } from "vitest";
import { readSizes, writeSizes } from "./written-sizes.ts";

const size = (variant_id: number, label: string, state: "in" | "low" | "out" = "in") => ({
  variant_id,
  label,
  is_available: state !== "out",
  is_low_stock: state === "low",
});

it("writes id, state and words of each size", () =>
  expect(writeSizes([size(101, "6 mois"), size(102, "2 ans", "low"), size(104, "4 ans", "out")])).toBe(
    "101:6 mois|102~:2 ans|104-:4 ans",
  ));

it.each([
  [[]],
  [[size(9, "Taille unique", "low")]],
  [[size(101, "6 mois", "out"), size(105, "2 ans", "low"), size(106, "3 ans")]],
  [[size(1, "S/M"), size(2, "24", "out"), size(4, "L/XL")]],
])("reads back what it wrote: %j", (sizes) => expect(readSizes(writeSizes(sizes))).toEqual(sizes));

it.each(["", "4 ans", "|", "x:y|12:", "~:4 ans"])("reads nothing out of %j", (text) =>
  expect(readSizes(text)).toEqual([]),
);
