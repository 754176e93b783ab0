import type { Gender } from "#contract/catalog.ts";
import { kidSizes, womanSizes } from "#contract/sizes.ts";
import { findFittingSizes, type Measures } from "./fitting-sizes.ts";
import type { OwnedPiece } from "./wardrobe-store.ts";

/** Somebody of a family, as far as clothes go. */
export interface Relative extends Measures {
  id: string;
  gender: Gender;
}

/** Where a size stands among those of its kind: by age, by foot, by letter; null for one size. */
function placeOfSize(size: string): { scale: "age" | "foot" | "letter"; rank: number } | null {
  const age = kidSizes.indexOf(size);
  if (age >= 0) return { scale: "age", rank: age };
  const letter = womanSizes.indexOf(size);
  if (letter >= 0) return { scale: "letter", rank: letter };
  // Of a range the largest foot counts: it fits until then.
  const foot = Number(/(\d+)$/.exec(size)?.[1] ?? Number.NaN);
  return Number.isNaN(foot) ? null : { scale: "foot", rank: foot };
}

const ranksOf = (relative: Measures, piece: Pick<OwnedPiece, "metaCategory" | "size">, day: string): number[] => {
  const scale = placeOfSize(piece.size)?.scale;
  return findFittingSizes(relative, piece.metaCategory, day).flatMap(({ size }) => {
    const place = placeOfSize(size);
    return place !== null && place.scale === scale ? [place.rank] : [];
  });
};

/** Smaller than everything that fits on a day. A woman grows out of nothing, and nobody out of one size. */
export function isOutgrown(relative: Measures, piece: Pick<OwnedPiece, "metaCategory" | "size">, day: string): boolean {
  const place = placeOfSize(piece.size);
  if (place === null || relative.profileType === "WOMAN") return false;
  const ranks = ranksOf(relative, piece, day);
  return ranks.length > 0 && place.rank < Math.min(...ranks);
}

/** Whether somebody may wear it at all, whatever the size. */
export const isFor = (relative: Relative, piece: Pick<OwnedPiece, "profileType" | "gender">): boolean =>
  relative.profileType === piece.profileType &&
  (piece.gender === "MIXED" || relative.gender === "MIXED" || piece.gender === relative.gender);

/** How many sizes a piece is away from what fits on a day; null where that says nothing. */
export function sizesAway(
  relative: Measures,
  piece: Pick<OwnedPiece, "metaCategory" | "size">,
  day: string,
): number | null {
  const place = placeOfSize(piece.size);
  const ranks = ranksOf(relative, piece, day);
  if (place === null || ranks.length === 0) return null;
  return Math.min(...ranks.map((rank) => Math.abs(rank - place.rank)));
}

const mostSizesAway = 2;
const unsaid = { top_size: null, bottom_size: null, shoe_size: null };

/**
 * Whom a piece of the shop was bought for: an order does not say. The only one it can be for, or whose size of then (by
 * age) or of now it is nearest to; null when two are as near, or nobody is.
 */
function guessBuyer(piece: OwnedPiece, family: readonly Relative[], day: string, today: string): string | null {
  const able = family.filter((relative) => isFor(relative, piece));
  if (piece.profileType === "WOMAN" || placeOfSize(piece.size) === null)
    return able.length === 1 ? (able[0]?.id ?? null) : null;
  const near = able
    .flatMap((relative) => {
      const then = sizesAway({ ...relative, sizes: unsaid }, piece, day);
      const now = sizesAway(relative, piece, today);
      const away = Math.min(then ?? Number.POSITIVE_INFINITY, now ?? Number.POSITIVE_INFINITY);
      return away <= mostSizesAway ? [{ id: relative.id, away }] : [];
    })
    .toSorted((a, b) => a.away - b.away);
  const [nearest, second] = near;
  return nearest === undefined || nearest.away === second?.away ? null : nearest.id;
}

/** Who had a piece first; null for a piece of the shop that may be anybody's, undefined when it was somebody's who is no more. */
export function firstOwnerOf(
  piece: OwnedPiece,
  family: readonly Relative[],
  { day, today }: { day: string; today: string },
): string | null | undefined {
  if (piece.boxProfileId === null) return guessBuyer(piece, family, day, today);
  return family.some(({ id }) => id === piece.boxProfileId) ? piece.boxProfileId : undefined;
}

/** Who has a piece now: whom it was handed down to, else who had it first. */
export const ownerOf = (
  piece: OwnedPiece,
  family: readonly Relative[],
  days: { day: string; today: string },
): string | null | undefined =>
  family.some(({ id }) => id === piece.movedTo) ? piece.movedTo : firstOwnerOf(piece, family, days);
