import { wornWith } from "../catalog/goes-with.ts";
import type { Queryable } from "../db/database.ts";
import type { BoxPlace } from "./box-store.ts";
import { toItems, type ComposedItem } from "./compose.ts";
import { findAllFittingSizes } from "./fitting-sizes.ts";
import { clashesInPrint, fitsLook, keepsBalance, staysWearable } from "./outfit.ts";
import type { Piece } from "./piece.ts";
import { byWorth, findPool } from "./pool.ts";
import { answersReason, readSituation, type ReplacementReason } from "./replace.ts";
import { createScorer } from "./score.ts";

/**
 * The first `count` of a ranked list that do not repeat each other in cut and colour; where there are too few of those,
 * the best of the rest.
 */
export function pickVaried<T extends { piece: Pick<Piece, "kind" | "color"> }>(
  ranked: readonly T[],
  count: number,
): T[] {
  const seen = new Set<string>();
  const varied = ranked.filter(({ piece: { kind, color } }) => {
    const look = `${kind} ${color}`;
    const isNew = !seen.has(look);
    seen.add(look);
    return isNew;
  });
  const rest = ranked.filter((piece) => !varied.includes(piece));
  return [...varied, ...rest].slice(0, count);
}

/**
 * Pieces that could stand in a place instead, best first: of the same family, in a size that fits, within the budget, the
 * look as wearable as before; in harmony with it before others. Takes nothing out of stock. Null when nothing stands there.
 */
export async function findAlternatives(
  db: Queryable,
  wanted: { profileId: string; requestId: number; place: BoxPlace; reason: ReplacementReason; count: number },
): Promise<{ variantId: number; unitPriceCents: number; alternatives: ComposedItem[] } | null> {
  const situation = await readSituation(db, wanted.profileId, wanted.requestId, wanted.place);
  if (!situation) return null;
  const { wearer, box, without, maxPriceCents } = situation;
  const { replaced, look, others, current } = box;
  if (!replaced || !current) return null;
  const { pieces } = await findPool(db, {
    genders: wornWith(wearer.gender),
    families: [replaced.family],
    sizes: findAllFittingSizes(wearer, box.day),
    without,
    maxPriceCents,
  });
  const score = createScorer(wearer, box.day);
  const ranked = pieces
    .flatMap((piece) => {
      const isPossible =
        answersReason(piece, replaced, wanted.reason, box.day) && staysWearable(piece, replaced, look, box.day);
      const scored = isPossible ? score(piece) : null;
      if (!scored) return [];
      const isInHarmony = fitsLook(piece, look) && keepsBalance(piece, others) && !clashesInPrint(piece, look);
      const partner = look.find((other) => fitsLook(piece, [other]));
      const reasons = partner
        ? [...scored.reasons, { code: "GOES_WITH", data: { product_id: partner.id } }]
        : scored.reasons;
      return [{ ...scored, reasons, worth: scored.score + (isInHarmony ? 10 : 0) }];
    })
    .toSorted(byWorth);
  const [alternatives = []] = await toItems(db, [pickVaried(ranked, wanted.count)]);
  return { ...current, alternatives };
}
