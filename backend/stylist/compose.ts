import { families, type Family } from "#contract/catalog.ts";
import { wornWith } from "../catalog/goes-with.ts";
import type { Queryable } from "../db/database.ts";
import type { StoredReason } from "../db/schema/request.ts";
import { assembleBox } from "./assemble.ts";
import { findAllFittingSizes } from "./fitting-sizes.ts";
import { findCandidates, findPieces, findVariantsBySize, findVariantSize } from "./piece-store.ts";
import { createScorer, scoreWish, type ScoredPiece } from "./score.ts";
import { findWearer, type StoredWearer } from "./wearer-store.ts";

export interface WantedBox {
  profileId: string;
  requestId: number;
  /** The same seed for the same profile and stock makes the same box. */
  seed: number;
  pieceCount: number;
  /** What all pieces together may cost at most; null leaves it to what the profile said in a quiz. */
  budgetCents: number | null;
  /** Day of delivery, `YYYY-MM-DD`: decides on the season and on what a child has grown into. */
  day: string;
  /** In the order of wishing. A variant is a size that was asked for. */
  wishes: readonly { productId: number; variantId: number | null }[];
}
export interface ComposedItem {
  productId: number;
  variantId: number;
  unitPriceCents: number;
  /** Most important first. */
  reasons: StoredReason[];
}
export interface ComposedLook {
  lookIndex: number;
  items: ComposedItem[];
}

/** Nightwear comes when it is wished for. */
const boxFamilies: readonly Family[] = families.filter((family) => family !== "NIGHTWEAR");
/** Candidates of a family and gender: first few, then, when too few go together, many. */
const limits = [24, 120] as const;

async function readWishes(
  db: Queryable,
  wearer: StoredWearer,
  { wishes, day }: Pick<WantedBox, "wishes" | "day">,
): Promise<ScoredPiece[]> {
  const pieces = new Map(
    (
      await findPieces(
        db,
        wishes.map(({ productId }) => productId),
      )
    ).map((piece) => [piece.id, piece]),
  );
  const honoured: ScoredPiece[] = [];
  for (const { productId, variantId } of wishes) {
    const piece = pieces.get(productId);
    const asked = variantId === null ? null : await findVariantSize(db, productId, variantId);
    if (!piece || (variantId !== null && asked === null)) continue;
    const scored = scoreWish(piece, asked, wearer, day);
    if (scored) honoured.push(scored);
  }
  return honoured;
}

/** Binds chosen pieces to the variants of their sizes; a size that sold out at this moment is left out. */
export async function toItems(db: Queryable, looks: readonly (readonly ScoredPiece[])[]): Promise<ComposedItem[][]> {
  const variants = await findVariantsBySize(
    db,
    looks.flat().map(({ piece, size }) => ({ productId: piece.id, size })),
  );
  return looks.map((look) =>
    look.flatMap(({ piece, size, reasons }) => {
      const variantId = variants.get(`${piece.id} ${size}`);
      return variantId === undefined
        ? []
        : [{ productId: piece.id, variantId, unitPriceCents: piece.priceCents, reasons }];
    }),
  );
}

/**
 * The stylist's choice for a box: wishes first, then what fits, pleases and goes together. Fewer pieces than wanted when
 * no more keep the rules, none for a profile that is not there. Takes nothing out of stock: the caller does, in the same
 * transaction.
 */
export async function composeBox(db: Queryable, wanted: WantedBox): Promise<ComposedLook[]> {
  const wearer = await findWearer(db, wanted.profileId, wanted.requestId);
  if (!wearer) return [];
  const budgetCents = wanted.budgetCents ?? wearer.budgetCents;
  const wishes = await readWishes(db, wearer, wanted);
  const score = createScorer(wearer, wanted.day);
  let looks: ScoredPiece[][] = [];
  for (const limit of limits) {
    const pieces = await findCandidates(db, {
      genders: wornWith(wearer.gender),
      families: boxFamilies,
      sizes: findAllFittingSizes(wearer, wanted.day),
      without: wearer.known,
      maxPriceCents: budgetCents,
      limit,
      seed: wanted.seed,
    });
    const candidates = pieces.flatMap((piece) => score(piece) ?? []);
    looks = assembleBox({ ...wanted, budgetCents, candidates, wishes });
    if (looks.flat().length >= wanted.pieceCount) break;
  }
  return (await toItems(db, looks))
    .filter((items) => items.length > 0)
    .map((items, lookIndex) => ({ lookIndex, items }));
}
