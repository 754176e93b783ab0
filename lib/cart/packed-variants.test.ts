import { expect, it } from "vitest";
import { packVariants, unpackVariants } from "./packed-variants.ts";

const variants = [
  { variant_id: 101, label: "4 ans", is_available: true, is_low_stock: false },
  { variant_id: 102, label: "6 ans", is_available: true, is_low_stock: true },
  { variant_id: 103, label: "S/M", is_available: false, is_low_stock: true },
];

it("keeps sizes short", () => expect(packVariants(variants)).toBe("101:4 ans|102:6 ans:low|103:S/M:out"));
it("reads back what it wrote", () => expect(unpackVariants(packVariants(variants))).toEqual(variants));
it("reads nothing out of nothing", () => expect(unpackVariants("")).toEqual([]));
