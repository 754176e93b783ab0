import { price, priceBox, type PriceTerms } from "#contract/price.ts";
import type { Queryable } from "../db/database.ts";
import { asc, eq } from "../db/orm.ts";
import { orderLines } from "../db/schema/order.ts";
import type { Coupon } from "../discounts/judge.ts";
import { toCodeTerms } from "../discounts/service.ts";
import type { StoredOrder } from "./store.ts";

/** What a code would take off an order in cents; of a box, if all of it is kept. */
export async function readCodeWorth(db: Queryable, order: StoredOrder, coupon: Coupon): Promise<number> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const { shippingFeeCents, vatRateBasisPoints } = order;
  const terms = { shippingFeeCents, vatRateBasisPoints, freeFromCents: null, prepaidCents: 0, walletCents: 0 };
  const totalWith = (code: PriceTerms["code"]): number =>
    order.kind === "BOX"
      ? priceBox(
          lines.map((line) => ({ ...line, keptQuantity: line.quantity })),
          { ...terms, code },
        ).totalCents
      : price(
          lines.map((line) => ({ ...line, count: line.quantity })),
          { ...terms, offer: null, code },
        ).totalCents;
  return totalWith(null) - totalWith(toCodeTerms(coupon));
}
