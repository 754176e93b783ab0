import type { ProductCard } from "#contract/catalog.ts";
import { seasons, type Season } from "#contract/garment-details.ts";
import { lookAges, type LookAge } from "#contract/look-ages.ts";
import { sizeAge } from "#contract/size-age.ts";

/** The age a size is made for; null for shoes, women's sizes and what comes in one. */
function ageOf(size: string): LookAge | null {
  const made = sizeAge(size);
  if (made === null) return null;
  const years = made.unit === "month" ? Math.floor(made.count / 12) : made.count;
  const isOf = (age: LookAge): boolean => {
    const [from = 0, to = 0] = age.split("-").map(Number);
    return from <= years && years <= to;
  };
  return lookAges.find(isOf) ?? null;
}

/** Ages a look is for: those with a size in which each of its pieces comes that is made by age, sold out or not. */
export function agesOf(pieces: readonly Pick<ProductCard, "variants">[]): LookAge[] {
  const [first = [], ...others] = pieces
    .map(({ variants }) => variants.flatMap(({ size }) => (ageOf(size) === null ? [] : [size])))
    .filter((sizes) => sizes.length > 0);
  const common = first.filter((size) => others.every((sizes) => sizes.includes(size)));
  return lookAges.filter((age) => common.some((size) => ageOf(size) === age));
}

/**
 * Seasons a look is for: those in which all of its pieces are worn; where there is none, those in which most are, a coat's
 * linen trousers notwithstanding. A look that pulls as much towards one half of the year as towards the other has none, as has
 * one of whose pieces nobody has told; a single piece nobody has told of goes with any.
 */
export function seasonsOf(pieces: readonly (readonly Season[])[]): Season[] {
  const told = pieces.filter((worn) => worn.length > 0);
  const countOf = (season: Season): number => told.filter((worn) => worn.includes(season)).length;
  const most = Math.max(...seasons.map(countOf));
  const best = seasons.filter((season) => countOf(season) === most);
  return most === 0 || (most < told.length && best.length === seasons.length) ? [] : best;
}
