import type { z } from "zod";
import type { getDraftOutfits } from "#contract/draft-box.ts";
import type { LookSuggestion } from "#contract/suggestions.ts";
import { wornWith } from "../catalog/goes-with.ts";
import { findLookRows } from "../catalog/look-store.ts";
import { toLooks } from "../catalog/service.ts";
import type { RequestContext } from "../context.ts";
import { askerOf, countCall, draftBoxLimit } from "../http/rate-limit.ts";
import { chooseSize, findFittingSizes } from "../stylist/fitting-sizes.ts";
import { featuresOf, type Piece } from "../stylist/piece.ts";
import { findPieces } from "../stylist/piece-store.ts";
import { variantsFor } from "../suggestions/looks.ts";
import { firstDay, toWearer } from "./compose.ts";
import { pickDifferent } from "./pick-different.ts";
import { readVisitor } from "./read-wearer.ts";

/** Looks that are read at once, and those of them that are shown. */
const [readAtOnce, shown] = [200, 6];

/** Six looks for the gender, in sizes that may fit, without what is never wanted, as different from each other as can be. */
export async function chooseOutfits(
  context: RequestContext,
  input: z.output<(typeof getDraftOutfits)["body"]>,
): Promise<LookSuggestion[]> {
  await countCall(context, draftBoxLimit, askerOf(context));
  const { db } = context;
  const visitor = await readVisitor(context, input, false);
  const wearer = await toWearer(context, visitor, []);
  const day = firstDay(context);
  const judged = new Set(visitor.judgements.map(({ lookId }) => lookId));
  const all = await findLookRows(db, { profileType: visitor.profileType, limit: readAtOnce });
  const rows = all.filter(({ id, productIds }) => productIds.length > 0 && !judged.has(id));
  const pieces = new Map(
    (await findPieces(db, [...new Set(rows.flatMap(({ productIds }) => productIds))])).map((piece) => [
      piece.id,
      piece,
    ]),
  );
  const genders = wornWith(visitor.gender);
  const isSized = visitor.birthdate !== null || Object.values(visitor.sizes).some((size) => size !== null);
  const fits = (piece: Piece): boolean =>
    !isSized || chooseSize(findFittingSizes(visitor, piece.metaCategory, day), piece.sizes) !== null;
  const candidates = rows.flatMap((row) => {
    const look = row.productIds.flatMap((id) => pieces.get(id) ?? []);
    const features = look.flatMap(featuresOf);
    const isWrong =
      look.some(({ gender }) => !genders.includes(gender)) || features.some((f) => wearer.tastes.never.has(f));
    // Half of a look in other sizes still tells of a taste; a newborn's look tells nothing of a child of four.
    const fitting = look.filter(fits).length / Math.max(1, look.length);
    return isWrong || fitting < 0.5 ? [] : [{ row, features, fitting }];
  });
  const chosen = pickDifferent(candidates, shown);
  const looks = await toLooks(
    chosen.map(({ row }) => row),
    context,
  );
  return looks.map((look) => ({
    ...look,
    look_id: look.id,
    look_variant_ids: variantsFor(look.products, visitor, day),
    is_liked: null,
  }));
}
