import type { Family } from "#contract/catalog.ts";
import type { Role } from "../catalog/garment-facts.ts";
import { isHarmonious } from "../catalog/harmony.ts";
import { isPrinted, type Piece } from "./piece.ts";
import { needsLayer } from "./season.ts";

/** How many pieces of a family a box holds at most. */
const familyCaps: Record<Family, number> = {
  TOPS: 3,
  KNITWEAR: 3,
  BOTTOMS: 3,
  DRESSES: 2,
  OUTERWEAR: 1,
  NIGHTWEAR: 1,
  SHOES: 1,
  ACCESSORIES: 1,
};
/** Of everyday pieces a box may hold two of one kind (two t-shirts), of others one. */
const everyday: ReadonlySet<Family> = new Set(["TOPS", "KNITWEAR", "BOTTOMS"]);

const finish = ["COAT", "SHOES", "ACCESSORY"] as const;
/** What each role is worn with, most wanted first. */
const wornWith: Record<Role, readonly Role[]> = {
  UNDER: ["BOTTOM", "OVER", "PULL", "LAYER", ...finish],
  PULL: ["BOTTOM", "UNDER", "OVER", "WHOLE", ...finish],
  LAYER: ["UNDER", "BOTTOM", "WHOLE", "OVER", "NIGHT", ...finish],
  BOTTOM: ["UNDER", "PULL", "LAYER", ...finish],
  WHOLE: ["LAYER", "PULL", ...finish],
  OVER: ["UNDER", "PULL", "LAYER", ...finish],
  COAT: ["UNDER", "PULL", "LAYER", "BOTTOM", "WHOLE", "OVER", "SHOES", "ACCESSORY"],
  NIGHT: ["LAYER"],
  SHOES: ["UNDER", "PULL", "LAYER", "BOTTOM", "WHOLE", "OVER", "COAT", "ACCESSORY"],
  ACCESSORY: ["UNDER", "PULL", "LAYER", "BOTTOM", "WHOLE", "OVER", "COAT", "SHOES"],
};
/** They finish a look that can be worn; alone they make none. */
const finishing: ReadonlySet<Role> = new Set(["LAYER", ...finish]);

const areWornTogether = (a: Piece, b: Piece): boolean => a.family !== b.family && wornWith[a.role].includes(b.role);

/** Whether a piece can join a look: worn together with every piece of it, in colours that go with each other. */
export const fitsLook = (piece: Piece, look: readonly Piece[]): boolean =>
  look.every((other) => areWornTogether(piece, other) && isHarmonious(piece.hex, other.hex));

/** Two prints in one look disturb each other. */
export const clashesInPrint = (piece: Piece, look: readonly Piece[]): boolean =>
  isPrinted(piece) && look.some(isPrinted);

/** Whether a look can be worn as it is: a top and a bottom, or one whole piece; dungarees and pinafores want a top. */
export function isComplete(look: readonly Pick<Piece, "role">[]): boolean {
  const roles = new Set(look.map(({ role }) => role));
  if (roles.has("WHOLE") || roles.has("NIGHT")) return true;
  return (roles.has("UNDER") || roles.has("PULL")) && (roles.has("BOTTOM") || roles.has("OVER"));
}

/** Whether nothing of a look leaves arms bare on a day when that is too cold. */
export const isWarmEnough = (look: readonly Piece[], day: string): boolean =>
  look.some(({ family }) => family === "KNITWEAR") || !look.some((piece) => needsLayer(piece, day));

/** Whether a look that could be worn, and was warm enough, still is with the other piece in the place of one. */
export const staysWearable = (piece: Piece, replaced: Piece, look: readonly Piece[], day: string): boolean =>
  (isComplete([...look, piece]) || !isComplete([...look, replaced])) &&
  (isWarmEnough([...look, piece], day) || !isWarmEnough([...look, replaced], day));

/** Whether a piece only finishes a look: layers, coats, shoes and accessories come once it can be worn. */
export const isFinishing = ({ role }: Pick<Piece, "role">): boolean => finishing.has(role);

/** Whether a box stays balanced with one more piece. */
export function keepsBalance(piece: Piece, box: readonly Piece[]): boolean {
  const ofFamily = box.filter(({ family }) => family === piece.family);
  if (ofFamily.length >= familyCaps[piece.family]) return false;
  const ofKind = piece.kind === null ? 0 : box.filter(({ kind }) => kind === piece.kind).length;
  if (ofKind >= (everyday.has(piece.family) ? 2 : 1)) return false;
  return !box.some(
    ({ kind, color, pattern }) => kind === piece.kind && color === piece.color && pattern === piece.pattern,
  );
}

/** How much a piece is missed in a look: what the first piece asks for first is worth most. */
export function completes(piece: Piece, [anchor]: readonly Piece[]): number {
  if (!anchor) return 0;
  const wanted = wornWith[anchor.role];
  const place = wanted.indexOf(piece.role);
  return place < 0 ? 0 : (wanted.length - place) * 0.3;
}
