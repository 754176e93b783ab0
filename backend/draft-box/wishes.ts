import type { z } from "zod";
import type { composeDraftBox, DraftBox } from "#contract/draft-box.ts";
import type { Queryable } from "../db/database.ts";
import { inArray } from "../db/orm.ts";
import { variants } from "../db/schema/catalog.ts";
import { judgeWish } from "../requests/judge-wish.ts";
import { findPieces } from "../stylist/piece-store.ts";
import type { BoxWearer } from "../stylist/wearer-store.ts";

type Input = z.output<(typeof composeDraftBox)["body"]>;
type Wish = Input["wishes"][number];
type Reason = DraftBox["unfulfilled_wishes"][number]["reason"];

export interface JudgedWish extends Wish {
  /** Why no box could hold it; null where one may. */
  reason: Reason | null;
}

/**
 * What of the wishes of a visitor a box for that day could hold: a product once, and none that was swapped away since. A
 * size that does not fit, or is of another product, leaves it to the wearer's.
 */
export async function judgeWishes(
  db: Queryable,
  { wishes, without }: Pick<Input, "wishes" | "without">,
  wearer: BoxWearer,
  day: string,
): Promise<JudgedWish[]> {
  const wanted = new Map<number, Wish>();
  for (const wish of wishes)
    if (!wanted.has(wish.product_id) && !without.includes(wish.product_id)) wanted.set(wish.product_id, wish);
  const ids = [...wanted.keys()];
  if (ids.length === 0) return [];
  const [pieces, sizes] = await Promise.all([
    findPieces(db, ids),
    db
      .select({ id: variants.id, productId: variants.productId, size: variants.size })
      .from(variants)
      .where(inArray(variants.productId, ids)),
  ]);
  return [...wanted.values()].flatMap((wish): JudgedWish[] => {
    const piece = pieces.find(({ id }) => id === wish.product_id);
    /* What is not for sale is nobody's to read. */
    if (!piece) return [];
    const made = sizes.filter(({ productId }) => productId === wish.product_id);
    const judge = (askedSize: string | null) =>
      judgeWish({
        piece,
        madeIn: made.map(({ size }) => size),
        askedSize,
        wearer,
        day,
        leftCents: wearer.budgetCents,
      });
    const asked = made.find(({ id }) => id === wish.variant_id);
    const reason = asked ? judge(asked.size) : "NO_SIZE";
    if (reason !== "NO_SIZE") return [{ ...wish, reason: toldReason(reason) }];
    return [{ ...wish, variant_id: null, reason: toldReason(judge(null)) }];
  });
}

/** What is made for others exists in none of the sizes that were told. */
const toldReason = (reason: ReturnType<typeof judgeWish>): JudgedWish["reason"] =>
  reason === "AUDIENCE" ? "NO_SIZE" : reason;

/** The wishes that are not among the pieces of a box, each with its reason. */
export const unfulfilledOf = (
  judged: readonly JudgedWish[],
  pieces: readonly { productId: number }[],
): (Wish & { reason: Reason })[] =>
  judged
    .filter(({ product_id }) => !pieces.some(({ productId }) => productId === product_id))
    .map((wish) => ({ ...wish, reason: wish.reason ?? "NO_ROOM" }));
