import { boxPieces, type Request, type WishRefusal } from "#contract/requests.ts";
import type { Caller, RequestContext } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { and, eq, ne } from "../db/orm.ts";
import { products, variants } from "../db/schema/catalog.ts";
import { wishes } from "../db/schema/request.ts";
import { ApiError } from "../http/problem.ts";
import { findPieces } from "../stylist/piece-store.ts";
import type { Piece } from "../stylist/piece.ts";
import { findWearer, type StoredWearer } from "../stylist/wearer-store.ts";
import { judgeWish, type WishFacts } from "./judge-wish.ts";
import { openSubscriptionBox } from "./open.ts";
import { stopWaiting } from "./promised.ts";
import { lockResolved, type ResolvedBox } from "./resolve.ts";
import { answerResolved } from "./service.ts";
import type { StoredRequest } from "./store.ts";
import { proposeNeighbour } from "./wish-neighbour.ts";

type Context = RequestContext & { caller: Caller };
export interface WishInput {
  product_id: number;
  variant_id: number | null;
}

/**
 * Throws NOT_FOUND for a product that is not shown, UNKNOWN_VARIANT for a size of another product, TOO_MANY_WISHES for a
 * box that is full.
 */
async function requireWish(
  tx: Transaction,
  request: StoredRequest,
  { product_id, variant_id }: WishInput,
  wearer: StoredWearer,
): Promise<WishFacts & { piece: Piece; others: number[] }> {
  const [[piece], sizes, others] = await Promise.all([
    findPieces(tx, [product_id]),
    tx.select({ id: variants.id, size: variants.size }).from(variants).where(eq(variants.productId, product_id)),
    tx
      .select({ id: wishes.productId, priceCents: products.priceCents })
      .from(wishes)
      .innerJoin(products, eq(products.id, wishes.productId))
      .where(and(eq(wishes.requestId, request.id), ne(wishes.productId, product_id))),
  ]);
  if (!piece) throw new ApiError("NOT_FOUND");
  const asked = sizes.find(({ id }) => id === variant_id);
  if (variant_id !== null && !asked) throw new ApiError("UNKNOWN_VARIANT", { data: { variant_ids: [variant_id] } });
  if (others.length >= boxPieces[wearer.profileType]) throw new ApiError("TOO_MANY_WISHES");
  const budgetCents = request.budgetCents ?? wearer.budgetCents;
  const spentCents = others.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return {
    piece,
    madeIn: sizes.map(({ size }) => size),
    askedSize: asked?.size ?? null,
    wearer,
    day: request.deliveryDate,
    leftCents: budgetCents === null ? null : budgetCents - spentCents,
    others: others.map(({ id }) => id),
  };
}

/** Adds wishes to a locked box; wishing again changes the size. Throws WISH_NOT_POSSIBLE for what no box could hold. */
export async function addWishes(
  context: Pick<RequestContext, "clock" | "locale">,
  tx: Transaction,
  request: StoredRequest,
  wanted: readonly WishInput[],
): Promise<void> {
  if (wanted.length === 0) return;
  const wearer = await findWearer(tx, request.profileId, request.id);
  if (!wearer) throw new ApiError("NOT_FOUND");
  for (const wish of wanted) {
    const facts = await requireWish(tx, request, wish, wearer);
    const reason = judgeWish(facts);
    if (reason) {
      const neighbour = await proposeNeighbour({ ...context, db: tx }, { ...facts, wearer, without: facts.others });
      throw new ApiError("WISH_NOT_POSSIBLE", { data: { reason, neighbour } satisfies WishRefusal });
    }
    await tx
      .insert(wishes)
      .values({
        requestId: request.id,
        productId: wish.product_id,
        variantId: wish.variant_id,
        createdAt: context.clock.now(),
      })
      .onConflictDoUpdate({ target: [wishes.requestId, wishes.productId], set: { variantId: wish.variant_id } });
  }
  await stopWaiting(
    tx,
    request.profileId,
    wanted.map(({ product_id }) => product_id),
  );
}

function refuseClosed(request: StoredRequest): void {
  if (request.status !== "OPEN") throw new ApiError("REQUEST_NOT_CHANGEABLE");
}

/** On id 0 the first wish opens the upcoming box. */
export async function putWish(
  context: Context,
  { id: profileId, rid, product_id }: { id: string; rid: number; product_id: number },
  variantId: number | null,
): Promise<Request> {
  const box = await context.db.transaction(async (tx): Promise<ResolvedBox> => {
    const locked = await lockResolved(tx, context.caller, profileId, rid);
    const request =
      locked.request ?? (await openSubscriptionBox(context, tx, locked.subscription, { firstWish: product_id }));
    refuseClosed(request);
    await addWishes(context, tx, request, [{ product_id, variant_id: variantId }]);
    return { request };
  });
  return answerResolved(context, profileId, box);
}

/** Takes a wish back; the upcoming box without a record has none. */
export async function deleteWish(
  context: Context,
  { id: profileId, rid, product_id }: { id: string; rid: number; product_id: number },
  variantId: number | null,
): Promise<Request> {
  const box = await context.db.transaction(async (tx): Promise<ResolvedBox> => {
    const locked = await lockResolved(tx, context.caller, profileId, rid);
    if (!locked.request) return { request: null, subscription: locked.subscription };
    refuseClosed(locked.request);
    await tx
      .delete(wishes)
      .where(
        and(
          eq(wishes.requestId, locked.request.id),
          eq(wishes.productId, product_id),
          variantId === null ? undefined : eq(wishes.variantId, variantId),
        ),
      );
    return { request: locked.request };
  });
  return answerResolved(context, profileId, box);
}
