import { brands } from "#backend/db/seed/content/vocabulary/brands.ts";
import { colors } from "#backend/db/seed/content/vocabulary/colors.ts";
import { usualNature } from "#backend/catalog/garment-facts.ts";
import { silhouetteFacts } from "#backend/db/seed/content/vocabulary/silhouettes.ts";
import { planProduct } from "#backend/db/seed/product-plan.ts";
import type { Piece } from "#backend/stylist/piece.ts";
import { startsOf, type CandidateQuery } from "#backend/stylist/piece-store.ts";

/** The demo's catalogue as the stylist reads it, without a database. */
export function makeCatalogue(count: number, now: Date): Piece[] {
  return Array.from({ length: count }, (_, index): Piece => {
    const { n, silhouette, fabric, composition, gender, color, pattern, label, brand, price, stock, publishedAt } =
      planProduct(index + 1, now);
    const { family, metaCategory } = silhouetteFacts[silhouette];
    return {
      id: n,
      rank: n,
      family,
      gender,
      metaCategory,
      kind: silhouette,
      ...usualNature({ family, kind: silhouette, fabric }),
      color,
      hex: colors[color].hex,
      pattern,
      fabric,
      materials: composition.map(({ material }) => material),
      brandId: brands.indexOf(brand) + 1,
      label,
      priceCents: price.priceCents,
      publishedAt,
      sizes: stock.filter(({ pieces }) => pieces > 0).map(({ size }) => size),
    };
  });
}

/** What `findCandidates` reads out of the database: as many of each family and gender, from the same places. */
export function readCandidates(catalogue: readonly Piece[], query: CandidateQuery): Piece[] {
  const { genders, families, sizes, without, maxPriceCents, limit, seed } = query;
  const known = new Set(without);
  const able = catalogue.filter(
    (piece) =>
      genders.includes(piece.gender) &&
      families.includes(piece.family) &&
      !known.has(piece.id) &&
      piece.priceCents <= (maxPriceCents ?? Number.POSITIVE_INFINITY) &&
      piece.sizes.some((size) => sizes === null || sizes.includes(size)),
  );
  const starts = seed === undefined ? null : startsOf(seed, catalogue.length);
  const near = [...Map.groupBy(able, ({ family, gender }) => `${family} ${gender}`).values()].flatMap((group) => {
    const from = (start: number, count: number) => group.filter(({ rank }) => rank >= start).slice(0, count);
    if (starts === null) return group.slice(0, limit);
    return [...from(starts[0], Math.ceil(limit / 2)), ...from(starts[1], Math.floor(limit / 2))];
  });
  return [...new Set(near)].toSorted((a, b) => a.rank - b.rank);
}
