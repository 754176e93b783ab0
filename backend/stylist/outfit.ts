import type { Family } from "#contract/catalog.ts";
import { complements } from "../catalog/goes-with.ts";
import { isHarmonious } from "../catalog/harmony.ts";
import { isPrinted, type Piece } from "./piece.ts";

/** How many pieces of a family a box holds at most; nightwear comes when it is wished for. */
const familyCaps: Record<Family, number> = {
  TOPS: 3,
  KNITWEAR: 2,
  BOTTOMS: 3,
  DRESSES: 2,
  OUTERWEAR: 1,
  NIGHTWEAR: 0,
  SHOES: 1,
  ACCESSORIES: 1,
};
/** Of everyday pieces a box may hold two of one kind (two t-shirts), of others one. */
const everyday: ReadonlySet<Family> = new Set(["TOPS", "KNITWEAR", "BOTTOMS"]);

/** Families a look can be built upon. */
const anchorFamilies: ReadonlySet<Family> = new Set(["TOPS", "KNITWEAR", "BOTTOMS", "DRESSES"]);

/** Both are worn at once: neither family makes the other superfluous. */
const areWornTogether = (a: Family, b: Family): boolean => complements[a].includes(b) && complements[b].includes(a);

/** Whether a piece can join a look: worn together with every piece of it, in colours that go with each other. */
export const fitsLook = (piece: Piece, look: readonly Piece[]): boolean =>
  look.every((other) => areWornTogether(piece.family, other.family) && isHarmonious(piece.hex, other.hex));

/** Two prints in one look disturb each other. */
export const clashesInPrint = (piece: Piece, look: readonly Piece[]): boolean =>
  isPrinted(piece) && look.some(isPrinted);

/** Whether a box stays balanced with one more piece. */
export function keepsBalance(piece: Piece, box: readonly Piece[]): boolean {
  const ofFamily = box.filter(({ family }) => family === piece.family);
  if (ofFamily.length >= familyCaps[piece.family]) return false;
  const ofKind = piece.kind === null ? 0 : box.filter(({ kind }) => kind === piece.kind).length;
  return ofKind < (everyday.has(piece.family) ? 2 : 1);
}

/** How much a piece is missed in a look: what the first piece asks for first is worth most. */
export function completes(piece: Piece, [anchor]: readonly Piece[]): number {
  if (!anchor) return anchorFamilies.has(piece.family) ? 1 : -5;
  const wanted = complements[anchor.family].indexOf(piece.family);
  return wanted < 0 ? 0 : (complements[anchor.family].length - wanted) * 0.4;
}
