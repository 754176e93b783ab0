import { maxLineQuantity } from "#contract/cart.ts";
import { toDecimal } from "#contract/money.ts";
import { paidByLine, paidForPieces } from "#contract/price.ts";
import { returnModeSchema } from "#contract/return-mode.ts";
import type { ReturnOptions } from "#contract/returns.ts";
import { compareSizes } from "../catalog/size-order.ts";
import type { Caller, Clock } from "../context.ts";
import type { Database } from "../db/database.ts";
import { inArray } from "../db/orm.ts";
import { variants } from "../db/schema/catalog.ts";
import { ApiError } from "../http/problem.ts";
import { textLocaleOf } from "../mails/texts.ts";
import { findOrderOf } from "../orders/store.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { countOnTheirWay } from "./on-their-way.ts";
import { handInBy, refundBy, returnCarrier } from "./rules.ts";
import { findLines, readFamily } from "./store.ts";

/** What a return of an order would be, were it declared now. Throws NOT_FOUND, and CONFLICT for a box. */
export async function readReturnOptions(
  orderId: string,
  { db, clock, caller }: { db: Database; clock: Clock; caller: Caller },
): Promise<ReturnOptions> {
  const order = await findOrderOf(db, orderId, caller.clientId);
  if (!order) throw new ApiError("NOT_FOUND");
  if (order.kind === "BOX") throw new ApiError("CONFLICT");
  const now = clock.now();
  const [lines, onTheirWay, family] = await Promise.all([
    findLines(db, orderId),
    countOnTheirWay(db, [orderId]),
    readFamily(db, order),
  ]);
  const sizes = await db
    .select({ id: variants.id, productId: variants.productId, size: variants.size, stock: variants.stock })
    .from(variants)
    .where(
      inArray(
        variants.productId,
        lines.map(({ productId }) => productId),
      ),
    );
  const paid = paidByLine(order.steps);
  const isOpen = order.status === "DELIVERED" && order.returnUntil !== null && todayOf(now) <= order.returnUntil;
  const { country_code: country } = order.shippingAddress;
  const locale = textLocaleOf(order.locale);
  return {
    lines: lines.map((line) => {
      const { id, quantity, returnedQuantity, productId, variantId } = line;
      const left = isOpen ? Math.max(0, quantity - returnedQuantity - (onTheirWay.get(id) ?? 0)) : 0;
      const worth = (count: number) => paidForPieces(paid.get(id) ?? 0, { quantity, already: returnedQuantity, count });
      return {
        order_line_id: id,
        returnable_quantity: left,
        refunds_ttc: Array.from({ length: left }, (_, piece) => toDecimal(worth(piece + 1))),
        other_sizes: sizes
          .filter((size) => size.productId === productId && size.id !== variantId)
          .toSorted((a, b) => compareSizes(a.size, b.size))
          .map(({ id: variant_id, size, stock }) => ({
            variant_id,
            size,
            available_quantity: Math.min(Math.max(0, stock), maxLineQuantity),
          })),
      };
    }),
    // Pieces that are still on their way belong to another return: the last one to come gives the delivery back.
    shipping_ttc: family.isRestBack && onTheirWay.size === 0 ? toDecimal(family.shippingCents) : 0,
    modes: returnModeSchema.options.flatMap((mode) => {
      const carrier = returnCarrier(country, mode, locale);
      return carrier === null ? [] : [{ mode, carrier }];
    }),
    hand_in_by: handInBy(now),
    refund_by: refundBy(now, now),
  };
}
