import { describe, expect, it } from "vitest";
import { packVariants, unpackVariants } from "./packed-variants.ts";

const size = (variant_id: number, label: string, state: "in" | "low" | "out" = "in") => ({
  variant_id,
  label,
  is_available: state !== "out",
  is_low_stock: state !== "in",
});

describe("packVariants", () => {
  it("writes ids that follow and units that repeat once", () =>
    expect(
      packVariants([
        size(101, "6 mois"),
        size(102, "12 mois"),
        size(103, "2 ans"),
        size(104, "3 ans", "low"),
        size(106, "4 ans", "out"),
      ]),
    ).toBe("101:6|12 mois|2|3~|106:4- ans"));
  it("keeps women's and shoe sizes as they are", () => {
    expect(packVariants([size(7, "XS"), size(8, "S", "out")])).toBe("7:XS|S-");
    expect(packVariants([size(7, "24"), size(8, "25", "low")])).toBe("7:24|25~");
  });
});

it.each([
  [[]],
  [[size(9, "Taille unique", "low")]],
  [[size(101, "6 mois", "out"), size(102, "12 mois"), size(105, "2 ans", "low"), size(106, "3 ans")]],
  [[size(1, "S/M"), size(2, "M/L", "out"), size(4, "L/XL")]],
  [[size(1, "24"), size(2, "25", "low"), size(3, "26")]],
  [[size(1, "Taille unique"), size(2, "6 Monate"), size(3, "12 Monate")]],
])("reads back what it wrote: %j", (variants) => expect(unpackVariants(packVariants(variants))).toEqual(variants));

it.each(["", "4 ans", "|", "x|y"])("reads nothing out of %j", (text) => expect(unpackVariants(text)).toEqual([]));
