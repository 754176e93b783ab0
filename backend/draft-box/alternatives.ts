import type { z } from "zod";
import type { DraftPiece, findDraftAlternatives } from "#contract/draft-box.ts";
import { toDecimal } from "#contract/money.ts";
import { wornWith } from "../catalog/goes-with.ts";
import type { RequestContext } from "../context.ts";
import { invalidFields } from "../http/input.ts";
import { askerOf, countCall, draftBoxLimit } from "../http/rate-limit.ts";
import { pickVaried } from "../stylist/alternatives.ts";
import { toItems } from "../stylist/compose.ts";
import { findAllFittingSizes } from "../stylist/fitting-sizes.ts";
import { clashesInPrint, fitsLook, keepsBalance, staysWearable } from "../stylist/outfit.ts";
import type { Piece } from "../stylist/piece.ts";
import { findPieces } from "../stylist/piece-store.ts";
import { byWorth, findPool } from "../stylist/pool.ts";
import { createScorer } from "../stylist/score.ts";
import { firstDay, toWearer } from "./compose.ts";
import { readPieces, toDraftPiece } from "./pieces.ts";
import { readVisitor } from "./read-wearer.ts";

type Input = z.output<(typeof findDraftAlternatives)["body"]>;
type Alternative = DraftPiece & { price_difference_ttc: number };

const shown = 5;

/** What could stand in one place of a draft box, best first: the same kind of piece, with the rest of its look in mind. */
export async function findAlternatives(context: RequestContext, input: Input): Promise<Alternative[]> {
  await countCall(context, draftBoxLimit, askerOf(context));
  const { db } = context;
  const visitor = await readVisitor(context, input, true);
  const day = firstDay(context);
  const wearer = await toWearer(context, visitor, input.without);
  const looks = await readPieces(context, input.looks, wearer, day);
  const asked = input.looks[input.look_index]?.[input.item_index];
  const goes = looks.flat().find(({ variantId }) => variantId === asked);
  if (asked === undefined) throw invalidFields([{ path: "body.item_index", code: "too_big" }]);
  if (!goes) return [];
  const items = looks.flat();
  const pieces = new Map(
    (
      await findPieces(
        db,
        items.map(({ productId }) => productId),
      )
    ).map((piece) => [piece.id, piece]),
  );
  const piecesOf = (of: typeof items): Piece[] =>
    of.filter((item) => item !== goes).flatMap(({ productId }) => pieces.get(productId) ?? []);
  const replaced = pieces.get(goes.productId);
  if (!replaced) return [];
  const look = piecesOf(looks.find((other) => other.includes(goes)) ?? []);
  const others = piecesOf(items);
  const othersCents = items.reduce((sum, item) => sum + (item === goes ? 0 : item.unitPriceCents), 0);
  const { pieces: pool } = await findPool(db, {
    genders: wornWith(wearer.gender),
    families: [replaced.family],
    sizes: findAllFittingSizes(wearer, day),
    without: [...input.without, ...items.map(({ productId }) => productId)],
    maxPriceCents: wearer.budgetCents === null ? null : Math.max(0, wearer.budgetCents - othersCents),
  });
  const score = createScorer(wearer, day);
  const ranked = pool
    .flatMap((piece) => {
      const scored = score(piece);
      const isRight = keepsBalance(piece, others) && fitsLook(piece, look) && staysWearable(piece, replaced, look, day);
      if (!scored || !isRight) return [];
      return [{ piece, scored, worth: scored.score - (clashesInPrint(piece, look) ? 10 : 0) }];
    })
    .toSorted(byWorth);
  const best = pickVaried(ranked, shown).map(({ scored }) => scored);
  const [chosen = []] = await toItems(db, [best]);
  const answers = await toDraftPiece(context, chosen);
  return chosen.flatMap(({ variantId, unitPriceCents }) => {
    const piece = answers.get(variantId);
    return piece ? [{ ...piece, price_difference_ttc: toDecimal(unitPriceCents - goes.unitPriceCents) }] : [];
  });
}
