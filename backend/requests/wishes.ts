import { and, eq, ne } from "drizzle-orm";
import { maxWishes, type Request } from "#contract/requests.ts";
import type { Caller, RequestContext } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { products, variants } from "../db/schema/catalog.ts";
import { wishes } from "../db/schema/request.ts";
import { ApiError } from "../http/problem.ts";
import { openSubscriptionBox } from "./open.ts";
import { lockResolved, type ResolvedBox } from "./resolve.ts";
import { answerResolved } from "./service.ts";
import type { StoredRequest } from "./store.ts";

type Context = RequestContext & { caller: Caller };
export interface WishInput {
  product_id: number;
  variant_id: number | null;
}

/**
 * Throws NOT_FOUND for a product that is not shown, UNKNOWN_VARIANT for a size of another product, TOO_MANY_WISHES for a
 * box that is full.
 */
async function requireWish(tx: Transaction, requestId: number, { product_id, variant_id }: WishInput): Promise<void> {
  const others = tx.$count(wishes, and(eq(wishes.requestId, requestId), ne(wishes.productId, product_id)));
  const [product] = await tx
    .select({ variantId: variants.id, others })
    .from(products)
    .leftJoin(variants, and(eq(variants.productId, products.id), eq(variants.id, variant_id ?? 0)))
    .where(and(eq(products.id, product_id), eq(products.isPublished, true)));
  if (!product) throw new ApiError("NOT_FOUND");
  if (product.variantId !== variant_id) throw new ApiError("UNKNOWN_VARIANT", { data: { variant_ids: [variant_id] } });
  if (product.others >= maxWishes) throw new ApiError("TOO_MANY_WISHES");
}

/** Adds wishes to a locked box; wishing again changes the size. */
export async function addWishes(
  tx: Transaction,
  requestId: number,
  wanted: readonly WishInput[],
  now: Date,
): Promise<void> {
  for (const wish of wanted) {
    await requireWish(tx, requestId, wish);
    await tx
      .insert(wishes)
      .values({ requestId, productId: wish.product_id, variantId: wish.variant_id, createdAt: now })
      .onConflictDoUpdate({ target: [wishes.requestId, wishes.productId], set: { variantId: wish.variant_id } });
  }
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
    const request = locked.request ?? (await openSubscriptionBox(context, tx, locked.subscription));
    refuseClosed(request);
    await addWishes(tx, request.id, [{ product_id, variant_id: variantId }], context.clock.now());
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
