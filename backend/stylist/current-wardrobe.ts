import type { Queryable } from "../db/database.ts";
import { parisDay } from "../payment-methods/expiry.ts";
import { toRelative } from "../profiles/relative.ts";
import { findProfilesOf } from "../profiles/store.ts";
import type { OwnedGarment } from "./score.ts";
import { ownerOf } from "./wardrobe-owner.ts";
import { findOwnedPieces } from "./wardrobe-store.ts";

/**
 * What somebody of a family has in the wardrobe on a day, newest first: of boxes and of the shop, with what was handed down
 * to them and without what was passed on or sent in.
 */
export async function findCurrentWardrobe(
  db: Queryable,
  { clientId, profileId }: { clientId: string; profileId: string },
  today: string,
): Promise<OwnedGarment[]> {
  const pieces = await findOwnedPieces(db, clientId);
  if (pieces.length === 0) return [];
  const family = (await findProfilesOf(db, clientId)).map(toRelative);
  return pieces.filter(
    (piece) => piece.sentAt === null && ownerOf(piece, family, { day: parisDay(piece.boughtAt), today }) === profileId,
  );
}
