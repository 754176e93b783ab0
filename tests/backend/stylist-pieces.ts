import fc from "fast-check";
import { usualNature } from "#backend/catalog/garment-facts.ts";
import type { Piece } from "#backend/stylist/piece.ts";
import { families } from "#contract/catalog.ts";

const kinds = ["t-shirt", "jeans", "dress", "coat", "sandals", "jumper", "shorts", null] as const;
export const colors = { navy: "#22304f", coral: "#ea7a62", royal: "#2f55b0", white: "#fbf9f4", meadow: "#4d8b57" };
export const patterns = ["plain", "stripe", "dot", "flower"] as const;
export const fabrics = ["jersey", "denim", "linen", "knit"] as const;
const sizes = ["4 ans", "5 ans", "6 ans", "28", "27-30", "TU"] as const;
const metaCategories = ["TOP", "BOTTOM", "FEET", "OTHER"] as const;

/** Any piece of the catalogue; ids are set by `aCatalogue`. */
const anyPiece: fc.Arbitrary<Omit<Piece, "id" | "rank">> = fc
  .record({
    family: fc.constantFrom(...families),
    gender: fc.constantFrom("GIRL" as const, "MIXED" as const),
    metaCategory: fc.constantFrom(...metaCategories),
    kind: fc.constantFrom(...kinds),
    color: fc.constantFrom(...(Object.keys(colors) as (keyof typeof colors)[])),
    pattern: fc.constantFrom(...patterns),
    fabric: fc.constantFrom(...fabrics),
    materials: fc.subarray(["cotton", "merino", "linen"]),
    brandId: fc.integer({ min: 1, max: 4 }),
    label: fc.constantFrom(null, "cotonbio"),
    priceCents: fc.integer({ min: 490, max: 12_000 }),
    publishedAt: fc.constantFrom(new Date("2025-03-01T07:00:00Z"), new Date("2026-11-20T07:00:00Z")),
    sizes: fc.subarray([...sizes]),
  })
  .map((piece) => ({ ...piece, ...usualNature(piece), hex: colors[piece.color] }));

export const aCatalogue: fc.Arbitrary<Piece[]> = fc
  .array(anyPiece, { maxLength: 60 })
  .map((pieces) => pieces.map((piece, index) => ({ ...piece, id: index + 1, rank: index + 1 })));

/** One piece with what a test says about it; otherwise what its kind usually is. */
export function aPiece(change: Partial<Piece> = {}): Piece {
  const { family = "TOPS", kind = "t-shirt", fabric = "jersey" } = change;
  return {
    id: 1,
    family,
    gender: "GIRL",
    metaCategory: "TOP",
    kind,
    ...usualNature({ family, kind, fabric }),
    color: "navy",
    hex: colors.navy,
    pattern: "plain",
    fabric,
    materials: ["cotton"],
    brandId: 1,
    label: null,
    priceCents: 1990,
    publishedAt: new Date("2025-03-01T07:00:00Z"),
    rank: 1,
    sizes: ["4 ans", "5 ans"],
    ...change,
  };
}
