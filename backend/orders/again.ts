import { maxLineQuantity, maxLines } from "#contract/cart.ts";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { orderAgain } from "#contract/orders.ts";
import { findPieces } from "../cart/pieces.ts";
import { getCart, type CartContext } from "../cart/service.ts";
import { bumpVersion, findLines, lockCart, openClientCart, saveLine } from "../cart/store.ts";
import type { Caller } from "../context.ts";
import { asc, eq } from "../db/orm.ts";
import { orderLines } from "../db/schema/order.ts";
import { ApiError } from "../http/problem.ts";
import { findOrderOf } from "./store.ts";

/** Pieces of one variant a cart shall hold: never fewer than it does, so that a second press adds nothing. */
export const planQuantity = (wanted: number, stock: number, inCart: number): number =>
  Math.max(inCart, Math.min(wanted, Math.max(0, stock), maxLineQuantity));

/** Puts what can still be had of an order into the client's cart. Throws QUANTITY_TOO_LARGE when the cart is full. */
export async function fillCartAgain(
  orderId: string,
  context: CartContext & { caller: Caller },
): Promise<AnswerOf<typeof orderAgain>> {
  const { db, clock, locale, caller } = context;
  const now = clock.now();
  if (!(await findOrderOf(db, orderId, caller.clientId))) throw new ApiError("NOT_FOUND");
  const ordered = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const pieces = await findPieces(
    db,
    ordered.map(({ variantId }) => variantId),
    locale,
    now,
  );
  const own = await openClientCart(db, caller.clientId, now);
  const held = await db.transaction(async (tx) => {
    await lockCart(tx, own.id);
    const inCart = new Map((await findLines(tx, own.id)).map((line) => [line.variantId, line]));
    let hasChanged = false;
    for (const { variantId, quantity, lookId } of ordered) {
      const before = inCart.get(variantId);
      const after = planQuantity(quantity, pieces.get(variantId)?.stock ?? 0, before?.quantity ?? 0);
      if (after === (before?.quantity ?? 0)) continue;
      if (!before && inCart.size >= maxLines)
        throw new ApiError("QUANTITY_TOO_LARGE", { data: { max_lines: maxLines } });
      const line = { variantId, quantity: after, lookId: before?.lookId ?? lookId };
      await saveLine(tx, own.id, line, now);
      inCart.set(variantId, line);
      hasChanged = true;
    }
    if (hasChanged) await bumpVersion(tx, own.id, now);
    return inCart;
  });
  return {
    cart: await getCart(own.id, context),
    lines: ordered.map(({ id, variantId, snapshot, quantity: wanted }) => {
      const stock = Math.max(0, pieces.get(variantId)?.stock ?? 0);
      const added = Math.min(wanted, stock, held.get(variantId)?.quantity ?? 0);
      return { order_line_id: id, name: snapshot.name, size: snapshot.size, wanted, added };
    }),
  };
}
