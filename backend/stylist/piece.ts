import type { Family, Gender, MetaCategory } from "#contract/catalog.ts";
import type { GarmentNature, Kind } from "../catalog/garment-facts.ts";
import { stylesOf } from "./styles.ts";
import type { Feature } from "./tastes.ts";

/** What the stylist looks at in a product. */
export interface Piece extends GarmentNature {
  id: number;
  family: Family;
  gender: Gender;
  metaCategory: MetaCategory;
  /** Cut of the garment (`dress`, `jeans`); null when the catalogue does not tell. */
  kind: Kind | null;
  color: string;
  /** `#rrggbb` */
  hex: string;
  pattern: string;
  fabric: string;
  /** What its cloth is made of: codes such as `merino`. */
  materials: readonly string[];
  brandId: number;
  label: string | null;
  priceCents: number;
  publishedAt: Date;
  rank: number;
  /** Sizes with at least one piece in stock. */
  sizes: readonly string[];
}

export const isPrinted = ({ pattern }: Pick<Piece, "pattern">): boolean => pattern !== "plain";

export const featuresOf = (
  piece: Pick<Piece, "color" | "pattern" | "family" | "kind" | "fabric" | "materials" | "brandId" | "label">,
): Feature[] => [
  `color:${piece.color}`,
  `pattern:${piece.pattern}`,
  `family:${piece.family}`,
  ...(piece.kind === null ? [] : [`kind:${piece.kind}` as const]),
  `fabric:${piece.fabric}`,
  ...piece.materials.map((material) => `material:${material}` as const),
  `brand:${piece.brandId}`,
  ...(piece.label === null ? [] : [`label:${piece.label}` as const]),
];

/** Everything of a piece that its fate may tell of, the styles it looks like too. */
export const lessonFeaturesOf = (piece: Parameters<typeof featuresOf>[0]): Feature[] => [
  ...featuresOf(piece),
  ...stylesOf(piece).map((style): Feature => `style:${style}`),
];
