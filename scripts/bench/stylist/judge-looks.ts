import { wornWith } from "#backend/catalog/goes-with.ts";
import { planLooks } from "#backend/db/seed/look-plan.ts";
import type { Piece } from "#backend/stylist/piece.ts";
import { stylesOf } from "#backend/stylist/styles.ts";
import type { JudgedRow } from "#backend/stylist/wearer-store.ts";
import type { Person } from "./households.ts";

/** A look of the shop, whose pieces are the first of the catalogue. */
export interface ShownLook {
  id: number;
  profileType: Person["profileType"];
  pieces: Piece[];
}

/** Looks of one style that are liked, and as many others that are not. */
const ofEach = 3;

export function makeLooks(catalogue: readonly Piece[], now: Date): ShownLook[] {
  const pieceOf = new Map(catalogue.map((piece) => [piece.id, piece]));
  return planLooks(catalogue.length, now).map(({ row, pieces }) => ({
    id: row.id ?? 0,
    profileType: row.profileType,
    pieces: pieces.flatMap(({ productId }) => pieceOf.get(productId) ?? []),
  }));
}

/** Share of pieces that look like a style, from 0 to 1; 0 of none. */
export const shareOfStyle = (pieces: readonly Piece[], { heart }: Pick<Person, "heart">): number =>
  pieces.filter((piece) => stylesOf(piece).includes(heart)).length / Math.max(1, pieces.length);

/** Six looks of the wearer's shelves, judged by the one style it keeps: those with most of it are liked, those with least are not. */
export function judgeLooks(looks: readonly ShownLook[], person: Person): JudgedRow[] {
  const shelf = looks
    .filter(
      ({ profileType, pieces }) =>
        profileType === person.profileType && pieces.every(({ gender }) => wornWith(person.gender).includes(gender)),
    )
    .toSorted((a, b) => shareOfStyle(b.pieces, person) - shareOfStyle(a.pieces, person));
  const judge = (isLiked: boolean) => (look: ShownLook) =>
    look.pieces.map((piece) => ({ ...piece, productId: piece.id, lookId: look.id, isLiked }));
  return [...shelf.slice(0, ofEach).flatMap(judge(true)), ...shelf.slice(-ofEach).flatMap(judge(false))];
}
