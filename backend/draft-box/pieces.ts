import type { DraftPiece } from "#contract/draft-box.ts";
import { toDecimal } from "#contract/money.ts";
import { findVariantsWithProducts } from "../catalog/store.ts";
import type { RequestContext } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import type { ComposedItem } from "../stylist/compose.ts";
import { findPieces } from "../stylist/piece-store.ts";
import { fitsLook } from "../stylist/outfit.ts";
import type { Piece } from "../stylist/piece.ts";
import { createScorer } from "../stylist/score.ts";
import type { BoxWearer } from "../stylist/wearer-store.ts";

type Context = Pick<RequestContext, "db" | "clock" | "locale">;

/** A chosen piece with why it was chosen. */
export type DraftItem = Pick<ComposedItem, "productId" | "variantId" | "unitPriceCents" | "reasons">;

/** Why a piece suits somebody beside the others of its look, in the words of the stylist. */
function reasonsFor(piece: Piece, size: string, look: readonly Piece[], wearer: BoxWearer, day: string) {
  const scored = createScorer(wearer, day)(piece);
  const partner = look.find((other) => other.id !== piece.id && fitsLook(piece, [other]));
  return [
    ...(scored && scored.size === size ? scored.reasons : [{ code: "SIZE_ASKED", data: { size } }]),
    ...(partner ? [{ code: "GOES_WITH", data: { product_id: partner.id } }] : []),
    ...(wearer.budgetCents === null ? [] : [{ code: "WITHIN_BUDGET" }]),
  ];
}

/**
 * Pieces somebody put together from what the stylist showed, at the prices of now; what sold out since is left out. Throws
 * UNKNOWN_VARIANT for one that never was.
 */
export async function readPieces(
  { db, clock, locale }: Context,
  looks: readonly (readonly number[])[],
  wearer: BoxWearer,
  day: string,
  wishes: readonly { product_id: number }[] = [],
): Promise<DraftItem[][]> {
  const ids = [...new Set(looks.flat())];
  const known = await findVariantsWithProducts(db, ids, locale, clock.now());
  const unknown = ids.filter((id) => !known.some(({ variant }) => variant.variant_id === id));
  if (unknown.length > 0) throw new ApiError("UNKNOWN_VARIANT", { data: { variant_ids: unknown } });
  const inStock = new Map(known.filter(({ stock }) => stock > 0).map((entry) => [entry.variant.variant_id, entry]));
  const pieces = new Map(
    (
      await findPieces(
        db,
        known.map(({ product }) => product.id),
      )
    ).map((piece) => [piece.id, piece]),
  );
  return looks
    .map((look) => look.flatMap((id) => inStock.get(id) ?? []))
    .map((entries) => {
      const look = entries.flatMap(({ product }) => pieces.get(product.id) ?? []);
      return entries.flatMap(({ product, variant, unitPriceCents }): DraftItem[] => {
        const piece = pieces.get(product.id);
        if (!piece) return [];
        const isWished = wishes.some(({ product_id }) => product_id === piece.id);
        const reasons = [
          ...(isWished ? [{ code: "WISHED" }] : []),
          ...reasonsFor(piece, variant.size, look, wearer, day),
        ];
        return [{ productId: product.id, variantId: variant.variant_id, unitPriceCents, reasons }];
      });
    })
    .filter((items) => items.length > 0);
}

/** Pieces as they are shown, by variant. */
export async function toDraftPiece(
  { db, clock, locale }: Context,
  items: readonly DraftItem[],
): Promise<Map<number, DraftPiece>> {
  const known = await findVariantsWithProducts(
    db,
    items.map(({ variantId }) => variantId),
    locale,
    clock.now(),
  );
  return new Map(
    items.flatMap(({ variantId, unitPriceCents, reasons }): [number, DraftPiece][] => {
      const found = known.find(({ variant }) => variant.variant_id === variantId);
      if (!found) return [];
      const { product, variant } = found;
      return [[variantId, { product, variant, unit_price_ttc: toDecimal(unitPriceCents), reasons }]];
    }),
  );
}
