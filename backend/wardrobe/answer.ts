import type { Wardrobe, WardrobePiece } from "#contract/wardrobe.ts";
import { parisDay } from "../payment-methods/expiry.ts";
import { isFor, isOutgrown, ownerOf, sizesAway } from "../stylist/wardrobe-owner.ts";
import type { NamedRelative } from "../profiles/relative.ts";
import type { OwnedPiece } from "../stylist/wardrobe-store.ts";

function seasonOfPiece({ climate }: OwnedPiece): WardrobePiece["season"] {
  if (climate === "WARM") return "SUMMER";
  return climate === "COLD" || climate === "COOL" ? "WINTER" : "ALL_YEAR";
}

const doesTheSame = (one: OwnedPiece, other: OwnedPiece): boolean =>
  one.productId === other.productId ||
  (one.kind !== null && one.kind === other.kind && one.color === other.color && one.pattern === other.pattern);

/** Brothers and sisters a piece is not too small for, the best fitting first. */
function heirsOf(piece: OwnedPiece, ownerId: string | null, family: readonly NamedRelative[], today: string) {
  if (piece.profileType === "WOMAN") return [];
  return family
    .filter(({ id }) => id !== ownerId)
    .filter((relative) => isFor(relative, piece) && !isOutgrown(relative, piece, today))
    .toSorted(
      (a, b) =>
        (sizesAway(a, piece, today) ?? Number.POSITIVE_INFINITY) -
        (sizesAway(b, piece, today) ?? Number.POSITIVE_INFINITY),
    )
    .map(({ id, firstname }) => ({ id, firstname }));
}

const isInUse = ({ piece, is_outgrown }: { piece: OwnedPiece; is_outgrown: boolean }): boolean =>
  piece.sentAt === null && !is_outgrown;

/** What one of a family owns of all the family has (newest first), as it is on a day. */
export function toWardrobe(
  owned: readonly OwnedPiece[],
  family: readonly NamedRelative[],
  profileId: string,
  now: Date,
): Wardrobe {
  const today = parisDay(now);
  const self = family.find(({ id }) => id === profileId);
  const dayOf = (piece: OwnedPiece) => parisDay(piece.boughtAt);
  const withOwner = owned.map((piece) => ({ piece, owner: ownerOf(piece, family, { day: dayOf(piece), today }) }));

  const answer = (pieces: readonly OwnedPiece[], ownerId: string | null): WardrobePiece[] => {
    const aged = pieces.map((piece) => ({
      piece,
      is_outgrown: ownerId !== null && self !== undefined && isOutgrown(self, piece, today),
    }));
    return aged.map(({ piece, is_outgrown }, index) => {
      const twin = aged
        .slice(index + 1)
        .find((other) => isInUse(other) && ownerId !== null && doesTheSame(piece, other.piece));
      const giver = piece.movedTo === ownerId ? family.find(({ id }) => id === piece.movedFrom) : undefined;
      const { name, clean_name, brand_name, collection_slug, image } = piece.snapshot;
      return {
        id: piece.lineId,
        product_id: piece.productId,
        variant_id: piece.variantId,
        name,
        clean_name,
        brand_name,
        collection_slug,
        image,
        family: piece.family,
        meta_category: piece.metaCategory,
        color: piece.color,
        size: piece.size,
        quantity: piece.quantity,
        season: seasonOfPiece(piece),
        source: piece.source,
        order_id: piece.orderId,
        bought_on: dayOf(piece),
        is_on_its_way: piece.isOnItsWay,
        place: piece.sentAt === null ? "WORN" : "SENT",
        is_outgrown,
        twin_id: isInUse({ piece, is_outgrown }) ? (twin?.piece.lineId ?? null) : null,
        handed_down_by: giver && ownerId !== null ? { id: giver.id, firstname: giver.firstname } : null,
        heirs: heirsOf(piece, ownerId, family, today),
      };
    });
  };
  const mine = withOwner.filter(({ owner }) => owner === profileId).map(({ piece }) => piece);
  const free = withOwner
    .filter(({ piece, owner }) => owner === null && piece.sentAt === null && self !== undefined && isFor(self, piece))
    .map(({ piece }) => piece);
  return { pieces: answer(mine, profileId), unclaimed: answer(free, null) };
}
