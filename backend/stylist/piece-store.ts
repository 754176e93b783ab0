import type { Family, Gender } from "#contract/catalog.ts";
import { textArray } from "../catalog/goes-with.ts";
import type { Queryable } from "../db/database.ts";
import { and, eq, inArray, sql, type SQL } from "../db/orm.ts";
import { products, variants } from "../db/schema/catalog.ts";
import { jitter } from "./jitter.ts";
import type { Piece } from "./piece.ts";

interface PieceRow extends Omit<Piece, "color" | "hex" | "pattern" | "fabric" | "publishedAt"> {
  traits: [kind: string | null, color: string, hex: string, pattern: string, fabric: string];
  publishedAt: string;
}

/** Pieces are read by hundreds: as one value they take half the time of as many rows. */
const pieceRows = sql<PieceRow[]>`coalesce(json_agg(json_build_object(
  'id', id, 'family', family, 'gender', gender, 'metaCategory', meta_category, 'kind', kind, 'role', role,
  'hasShortSleeves', has_short_sleeves, 'climate', climate, 'dress', dress, 'isRelaxed', is_relaxed, 'traits', traits, 'materials', materials,
  'brandId', brand_id, 'label', label, 'priceCents', price_cents, 'rank', rank, 'sizes', sizes_in_stock,
  'publishedAt', published_at) order by rank, id), '[]')`;

const toPiece = ({ traits: [, color, hex, pattern, fabric], publishedAt, ...facts }: PieceRow): Piece => ({
  ...facts,
  color,
  hex,
  pattern,
  fabric,
  publishedAt: new Date(publishedAt),
});

/** In the order of the shop. */
async function readPieces(db: Queryable, where: SQL): Promise<Piece[]> {
  const [row] = await db.select({ pieces: pieceRows }).from(products).where(where);
  return (row?.pieces ?? []).map(toPiece);
}

/** Published pieces by id. */
export async function findPieces(db: Queryable, ids: readonly number[]): Promise<Piece[]> {
  if (ids.length === 0) return [];
  return readPieces(db, sql`${products.id} = any(${intArray(ids)}) and ${products.isListed}`);
}

export interface CandidateQuery {
  genders: readonly Gender[];
  families: readonly Family[];
  /** In stock in one of these at least; null for any size. */
  sizes: readonly string[] | null;
  /** Ids that are out of the question. */
  without: readonly number[];
  maxPriceCents: number | null;
  /** At most this many of a family and gender, in the order of the shop. */
  limit: number;
  /** Takes them from two places of the shop's order that depend on it; without it all come from its beginning. */
  seed?: number;
  sku?: string | undefined;
  /** What else a row of products has to be. */
  only?: SQL | undefined;
}

const intArray = (items: readonly number[]): SQL => sql`${`{${items.join(",")}}`}::integer[]`;

async function readLastRank(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ rank: sql<number | null>`max(${products.rank})` })
    .from(products)
    .where(sql`${products.isListed}`);
  return row?.rank ?? 0;
}

/**
 * Places of the shop's order where the reading of two halves begins: not at the head, or everybody gets the same pieces;
 * not at the tail, where too few are left.
 */
export const startsOf = (seed: number, lastRank: number): [number, number] => [
  Math.floor(jitter(seed, 1) * 0.5 * lastRank),
  Math.floor(jitter(seed, 0) * 0.85 * lastRank),
];

/** The index gives SKUs in order, so that those with a beginning stand together; `zzzz` comes after all of them. */
const skuCondition = (sku: string): SQL =>
  sql`and sku >= ${sku} and sku < ${`${sku}zzzz`} and starts_with(sku, ${sku})`;

/**
 * Pieces the stylist chooses from. Reads a bounded part of one index a family and gender, whatever the size of the
 * catalogue: the rows are read for what was found only.
 */
export async function findCandidates(db: Queryable, query: CandidateQuery): Promise<Piece[]> {
  const { genders, families, sizes, without, maxPriceCents, limit, seed, sku, only } = query;
  const starts = seed === undefined ? null : startsOf(seed, await readLastRank(db));
  const where = sql`is_listed and family = kinds.family and gender = kinds.gender
    and ${sizes === null ? sql`sizes_in_stock <> '{}'` : sql`sizes_in_stock && ${textArray(sizes)}`}
    and id <> all(${intArray(without)})
    ${maxPriceCents === null ? sql`` : sql`and price_cents <= ${maxPriceCents}`}
    ${sku === undefined ? sql`` : skuCondition(sku)}
    ${only === undefined ? sql`` : sql`and ${only}`}`;
  const part = (from: SQL, count: number) =>
    sql`(select id from ${products} where ${where} ${from} order by rank, id limit ${count})`;
  const near =
    starts === null
      ? part(sql``, limit)
      : sql`${part(sql`and rank >= ${starts[0]}`, Math.ceil(limit / 2))}
          union ${part(sql`and rank >= ${starts[1]}`, Math.floor(limit / 2))}`;
  return readPieces(
    db,
    sql`${products.id} in (select near.id from unnest(${textArray(families)}) as families(family)
      cross join unnest(${textArray(genders)}) as genders(gender)
      cross join lateral (select families.family, genders.gender) as kinds
      cross join lateral (${near}) as near)`,
  );
}

/** Variants of the sizes, by product and size as `12 4 ans`; sold-out ones are left out. */
export async function findVariantsBySize(
  db: Queryable,
  wanted: readonly { productId: number; size: string }[],
): Promise<Map<string, number>> {
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: variants.id, productId: variants.productId, size: variants.size })
    .from(variants)
    .where(
      and(
        inArray(
          variants.productId,
          wanted.map(({ productId }) => productId),
        ),
        sql`${variants.stock} > 0`,
      ),
    );
  return new Map(rows.map(({ id, productId, size }) => [`${productId} ${size}`, id]));
}

/** Size of a variant of a product; null when there is none. */
export async function findVariantSize(db: Queryable, productId: number, variantId: number): Promise<string | null> {
  const [row] = await db
    .select({ size: variants.size })
    .from(variants)
    .where(and(eq(variants.id, variantId), eq(variants.productId, productId)));
  return row?.size ?? null;
}
