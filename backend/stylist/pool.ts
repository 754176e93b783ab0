import type { Family, Gender, MetaCategory } from "#contract/catalog.ts";
import type { Queryable } from "../db/database.ts";
import type { SQL } from "../db/orm.ts";
import type { Piece } from "./piece.ts";
import { findCandidates } from "./piece-store.ts";

/** Pieces that are read and weighed for a list, whatever the size of the catalogue: ten pages. */
const poolSize = 240;

interface PoolQuery {
  genders: readonly Gender[];
  families: readonly Family[];
  /** In stock in one of these at least; null for any. */
  sizes: readonly string[] | null;
  without: readonly number[];
  maxPriceCents?: number | null;
  metaCategory?: MetaCategory | undefined;
  /** Beginning of an article number. */
  sku?: string | undefined;
  /** What else a row of products has to be. */
  only?: SQL | undefined;
}

/** Pieces a list is made of, the first of each family and gender in the order of the shop; whether there are more. */
export async function findPool(
  db: Queryable,
  { maxPriceCents = null, metaCategory, ...query }: PoolQuery,
): Promise<{ pieces: Piece[]; isBounded: boolean }> {
  const limit = Math.ceil(poolSize / Math.max(1, query.genders.length * query.families.length));
  const pieces = await findCandidates(db, { ...query, maxPriceCents, limit });
  const groups = Map.groupBy(pieces, ({ family, gender }) => `${family} ${gender}`);
  return {
    pieces: metaCategory === undefined ? pieces : pieces.filter((piece) => piece.metaCategory === metaCategory),
    isBounded: groups.values().some(({ length }) => length >= limit),
  };
}

/** Best first; pieces that please alike stand in the order of the shop. */
export const byWorth = (a: { worth: number; piece: Piece }, b: { worth: number; piece: Piece }): number =>
  b.worth - a.worth || a.piece.rank - b.piece.rank || a.piece.id - b.piece.id;
