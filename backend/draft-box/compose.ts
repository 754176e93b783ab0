import type { z } from "zod";
import type { composeDraftBox, DraftBox } from "#contract/draft-box.ts";
import { toDecimal } from "#contract/money.ts";
import { boxPieces } from "#contract/requests.ts";
import { keepAllPercent } from "#contract/terms.ts";
import { findFlatLays } from "../catalog/flat-lay.ts";
import type { RequestContext } from "../context.ts";
import { countryOf } from "../delivery/offers.ts";
import { keepAllDiscount } from "#contract/price.ts";
import { ApiError } from "../http/problem.ts";
import { askerOf, countCall, draftBoxLimit } from "../http/rate-limit.ts";
import { fewestPieces } from "../requests/stylist.ts";
import { showUnfulfilled } from "../requests/unfulfilled-wishes.ts";
import { composeFor, type ComposedItem } from "../stylist/compose.ts";
import { describeVisitor } from "../stylist/visitor-store.ts";
import type { BoxWearer } from "../stylist/wearer-store.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { earliestDelivery } from "../subscriptions/delivery-dates.ts";
import { adviseVisitor } from "./advice.ts";
import { readPieces, toDraftPiece, type DraftItem } from "./pieces.ts";
import { readVisitor, type Visitor } from "./read-wearer.ts";
import { signDraft } from "./signature.ts";
import { judgeWishes, unfulfilledOf, type JudgedWish } from "./wishes.ts";

type Input = z.output<(typeof composeDraftBox)["body"]>;

/** The first day a box ordered now could arrive at a home of the country that is looked from. */
export const firstDay = ({ clock, localeOption }: Pick<RequestContext, "clock" | "localeOption">): string =>
  earliestDelivery(todayOf(clock.now()), { country: countryOf(localeOption), mode: "HOME" });

/** Somebody to compose for, without what they said they have seen enough of. */
export async function toWearer(
  { db }: Pick<RequestContext, "db">,
  visitor: Visitor,
  without: readonly number[],
): Promise<BoxWearer> {
  return { ...(await describeVisitor(db, visitor)), known: [...without] };
}

/** The wishes come first; where dear ones leave too little of the budget for a box, as many of the first as do not. */
async function chooseLooks(
  context: RequestContext,
  wearer: BoxWearer,
  { seed }: Input,
  day: string,
  judged: readonly JudgedWish[],
): Promise<ComposedItem[][]> {
  const { profileType } = wearer;
  const fewest = fewestPieces[profileType];
  const possible = judged.flatMap(({ product_id: productId, variant_id: variantId, reason }) =>
    reason === null ? [{ productId, variantId }] : [],
  );
  for (let count = possible.length; ; count = Math.min(count - 1, boxPieces[profileType])) {
    const looks = await composeFor(context.db, wearer, {
      seed,
      pieceCount: boxPieces[profileType],
      budgetCents: null,
      day,
      wishes: possible.slice(0, count),
    });
    const pieces = looks.reduce((sum, { items }) => sum + items.length, 0);
    if (pieces >= fewest) return looks.map(({ items }) => items);
    if (count === 0) throw new ApiError("NOT_ENOUGH_PIECES", { data: { pieces, fewest } });
  }
}

/** Composes for nobody we know, as the stylist composes for a profile; keeps nothing and takes nothing out of stock. */
export async function composeDraft(context: RequestContext, input: Input): Promise<DraftBox> {
  await countCall(context, draftBoxLimit, askerOf(context));
  const visitor = await readVisitor(context, input, true);
  const day = firstDay(context);
  const wearer = await toWearer(context, visitor, input.without);
  const judged = await judgeWishes(context.db, input, wearer, day);
  const looks: DraftItem[][] = input.looks
    ? await readPieces(context, input.looks, wearer, day, judged)
    : await chooseLooks(context, wearer, input, day, judged);
  const [pieces, images, stylist, unfulfilled] = await Promise.all([
    toDraftPiece(context, looks.flat()),
    findFlatLays(
      context.db,
      looks.map((items) => items.map(({ productId }) => productId)),
      context.locale,
    ),
    signDraft(context, visitor, day),
    showUnfulfilled(context, unfulfilledOf(judged, looks.flat())),
  ]);
  const shown = looks.map((items, look_index) => ({
    look_index,
    items: items.flatMap((item, item_index) => {
      const piece = pieces.get(item.variantId);
      return piece ? [{ look_index, item_index, ...piece }] : [];
    }),
    totalCents: items.reduce((sum, { unitPriceCents }) => sum + unitPriceCents, 0),
    image: images[look_index] ?? null,
  }));
  const totalCents = shown.reduce((sum, look) => sum + look.totalCents, 0);
  const discountCents = keepAllDiscount(totalCents);
  return {
    delivery_date: day,
    seed: input.seed,
    looks: shown.map(({ totalCents: cents, ...look }) => ({ ...look, total_ttc: toDecimal(cents) })),
    totals: {
      pieces: shown.reduce((count, { items }) => count + items.length, 0),
      items_total_ttc: toDecimal(totalCents),
      keep_all_percent: keepAllPercent,
      keep_all_discount_ttc: toDecimal(discountCents),
      keep_all_total_ttc: toDecimal(totalCents - discountCents),
      budget_ttc: wearer.budgetCents === null ? null : toDecimal(wearer.budgetCents),
    },
    unfulfilled_wishes: unfulfilled,
    stylist,
    size_advice: adviseVisitor(visitor, day),
  };
}
