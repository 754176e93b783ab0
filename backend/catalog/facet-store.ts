import type { Locale } from "#contract/locale.ts";
import type { Queryable } from "../db/database.ts";
import { eq, inArray, sql } from "../db/orm.ts";
import { brands, collectionProducts, products } from "../db/schema/catalog.ts";
import { facetCode } from "./facet-codes.ts";
import { matches, type TextMatch } from "./search.ts";

/** What is counted before any filter: the shop, a collection or what a text finds. */
export interface FacetBase {
  slug?: string;
  match?: TextMatch;
}

/**
 * Products that are looked at for the choices of the filters: the cost of counting does not grow with the catalogue. Those
 * of the shop are read from one index, those of a collection or a text from two or from the table.
 */
const facetBounds = { shop: 2000, collection: 1000, text: 1000 };

/** A product as filters see it. */
export interface FacetRow {
  id: number;
  priceCents: number;
  /** `g:GIRL`, `k:TOPS`, `z:4 ans`, and those of `products.facets`. */
  codes: string[];
}

export interface FacetRows {
  rows: FacetRow[];
  isBounded: boolean;
}

const facts = {
  id: products.id,
  price: products.priceCents,
  gender: products.gender,
  family: products.family,
  sizes: products.sizesInStock,
  facets: products.facets,
};

function matching(db: Queryable, { slug, match }: FacetBase, limit: number) {
  const listed = sql`${products.isListed}`;
  if (slug !== undefined)
    return db
      .select(facts)
      .from(collectionProducts)
      .innerJoin(products, eq(products.id, collectionProducts.productId))
      .where(sql`${collectionProducts.collectionSlug} = ${slug} and ${listed}`)
      .orderBy(collectionProducts.position)
      .limit(limit);
  if (match)
    return db
      .select(facts)
      .from(products)
      .where(sql`${listed} and ${matches(match)}`)
      .limit(limit);
  return db.select(facts).from(products).where(listed).orderBy(products.rank).limit(limit);
}

const [betweenRows, betweenCodes] = ["\n", "\t"];

/** As one text: two thousand rows of five columns cost more to receive than to find. No code holds a tab or a new line. */
export async function readFacetRows(db: Queryable, base: FacetBase): Promise<FacetRows> {
  const limit = facetBounds[base.match ? "text" : base.slug === undefined ? "shop" : "collection"];
  const line = sql`concat_ws(${betweenCodes}::text, id, price_cents, 'g:' || gender, 'k:' || family,
    array_to_string(facets, ${betweenCodes}::text),
    case when sizes_in_stock <> '{}' then 'z:' || array_to_string(sizes_in_stock, ${`${betweenCodes}z:`}::text) end)`;
  const [row] = await db
    .select({ lines: sql<string | null>`string_agg(${line}, ${betweenRows}::text)` })
    .from(sql`(${matching(db, base, limit)}) as seen`);
  const lines = row?.lines?.split(betweenRows) ?? [];
  return { rows: lines.map(parseLine), isBounded: lines.length >= limit };
}

function parseLine(line: string): FacetRow {
  const [id, priceCents, ...codes] = line.split(betweenCodes);
  return { id: Number(id), priceCents: Number(priceCents), codes: codes.filter(Boolean) };
}

/** Slugs and names of the brands by their facet codes. */
export async function findBrandNames(db: Queryable): Promise<Map<string, { slug: string; name: string }>> {
  const rows = await db.select({ id: brands.id, slug: brands.slug, name: brands.name }).from(brands);
  return new Map(rows.map(({ id, slug, name }) => [facetCode("brand", id), { slug, name }]));
}

/** What the patterns and fabrics of these products are called. */
export async function findTraitNames(
  db: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<{ code: string; name: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ pattern: products.pattern, fabric: products.fabric })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return rows.flatMap(({ pattern, fabric }) => [
    { code: facetCode("pattern", pattern.code), name: pattern.name[locale] },
    { code: facetCode("fabric", fabric.code), name: fabric.name[locale] },
  ]);
}
