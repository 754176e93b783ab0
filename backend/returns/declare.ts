import type { z } from "zod";
import type { createReturn as createReturnEndpoint, Return } from "#contract/returns.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { and, eq, inArray } from "../db/orm.ts";
import { returnLines, returns } from "../db/schema/after-sale.ts";
import { variants } from "../db/schema/catalog.ts";
import { requests } from "../db/schema/request.ts";
import { takeStock, type StockLine } from "../catalog/stock.ts";
import { findClient } from "../clients/store.ts";
import { ApiError } from "../http/problem.ts";
import { textLocaleOf } from "../mails/texts.ts";
import type { OrderContext } from "../orders/checkout.ts";
import { claimKey, findEarlierCall, identifyCall } from "../orders/idempotency.ts";
import { nextParcelNumber } from "../orders/parcel-number.ts";
import type { StoredOrder } from "../orders/store.ts";
import { requireReturn } from "./answer.ts";
import { requireOwnOrder, requireReturnable } from "./deadline.ts";
import { countOnTheirWay } from "./on-their-way.ts";
import { handInBy, returnCarrier } from "./rules.ts";
import { findLines, type StoredLine } from "./store.ts";

export type ReturnInput = z.output<(typeof createReturnEndpoint)["body"]>;
export type DeclaredLine = ReturnInput["items"][number];

async function findOrderId(db: Queryable, input: ReturnInput, clientId: string): Promise<string> {
  if (input.order_id !== undefined) return input.order_id;
  const [box] = await db
    .select({ orderId: requests.orderId })
    .from(requests)
    .where(and(eq(requests.id, input.request_id ?? 0), eq(requests.clientId, clientId)));
  if (!box) throw new ApiError("NOT_FOUND");
  // A box has an order once it is packed; before, there is nothing that could come back.
  if (box.orderId === null) throw new ApiError("RETURN_NOT_POSSIBLE");
  return box.orderId;
}

/** Each declared line is one of the order and no more than what is left of it. */
async function requireLeft(tx: Transaction, orderId: string, input: readonly DeclaredLine[]): Promise<StoredLine[]> {
  const lines = await findLines(tx, orderId);
  const onTheirWay = await countOnTheirWay(tx, [orderId]);
  const unknown = input.flatMap(({ order_line_id }, index) =>
    lines.some(({ id }) => id === order_line_id)
      ? []
      : [{ path: `body.items.${index}.order_line_id`, code: "unknown" }],
  );
  if (unknown.length > 0) throw new ApiError("VALIDATION", { fields: unknown });
  const tooMany = input.flatMap(({ order_line_id, quantity }) => {
    const line = lines.find(({ id }) => id === order_line_id);
    const left = (line?.quantity ?? 0) - (line?.returnedQuantity ?? 0) - (onTheirWay.get(order_line_id) ?? 0);
    return quantity > left ? [{ order_line_id, left: Math.max(0, left) }] : [];
  });
  if (tooMany.length > 0) throw new ApiError("RETURN_QUANTITY_TOO_LARGE", { data: { items: tooMany } });
  return lines;
}

const notPossible = (reason: string, line: DeclaredLine): ApiError =>
  new ApiError("EXCHANGE_NOT_POSSIBLE", { data: { reason, order_line_id: line.order_line_id } });

/** Puts the other sizes aside. */
export async function holdExchanges(
  tx: Transaction,
  lines: readonly StoredLine[],
  input: readonly DeclaredLine[],
): Promise<void> {
  const wanted: StockLine[] = [];
  const ids = input.flatMap(({ exchange_variant_id: id }) => (id === undefined ? [] : [id]));
  if (ids.length === 0) return;
  const sizes = await tx
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .where(inArray(variants.id, ids));
  for (const line of input) {
    if (line.exchange_variant_id === undefined) continue;
    const ordered = lines.find(({ id }) => id === line.order_line_id);
    const size = sizes.find(({ id }) => id === line.exchange_variant_id);
    if (!size || size.productId !== ordered?.productId) throw notPossible("OTHER_PRODUCT", line);
    if (size.id === ordered.variantId) throw notPossible("SAME_SIZE", line);
    wanted.push({ variantId: size.id, quantity: line.quantity });
  }
  const taken = await takeStock(tx, wanted);
  if (!taken.ok)
    throw new ApiError("NOT_ENOUGH_STOCK", {
      data: { lines: taken.shortages.map(({ variantId, available }) => ({ variant_id: variantId, available })) },
    });
}

/** The lines of a return that is declared; the other sizes are put aside already. */
export const insertReturnLines = async (
  tx: Transaction,
  returnId: string,
  items: readonly DeclaredLine[],
): Promise<void> => {
  await tx.insert(returnLines).values(
    items.map(({ order_line_id, quantity, reason, comment, exchange_variant_id }) => ({
      returnId,
      orderLineId: order_line_id,
      quantity,
      reason,
      comment: comment || null,
      exchangeVariantId: exchange_variant_id ?? null,
    })),
  );
};

/** Throws DELIVERY_MODE_NOT_AVAILABLE. */
export async function insertReturn(
  tx: Transaction,
  id: string,
  order: StoredOrder,
  input: Pick<ReturnInput, "mode" | "items"> & Partial<Pick<ReturnInput, "refund_to">>,
  now: Date,
): Promise<void> {
  const client = await findClient(tx, order.clientId);
  if (!client) throw new Error("an order without its client");
  const mode = input.mode ?? client.returnMode ?? "POST_OFFICE";
  const carrier = returnCarrier(order.shippingAddress.country_code, mode, textLocaleOf(client.locale));
  if (carrier === null) throw new ApiError("DELIVERY_MODE_NOT_AVAILABLE");
  await tx.insert(returns).values({
    id,
    clientId: order.clientId,
    orderId: order.id,
    status: "DECLARED",
    refundTo: order.kind === "SHOP" ? (input.refund_to ?? "PAYMENT_METHOD") : "PAYMENT_METHOD",
    mode,
    carrier,
    trackingNumber: await nextParcelNumber(tx),
    createdAt: now,
    handInBy: handInBy(now),
  });
  await insertReturnLines(tx, id, input.items);
}

/**
 * Declares what goes back. The order is locked, so that two returns at once never hold the same piece; the same key
 * with the same body answers the same return.
 */
export async function declareReturn(input: ReturnInput, context: OrderContext): Promise<Return> {
  const { db, clock, caller } = context;
  const call = identifyCall(caller.clientId, context.idempotencyKey, "createReturn", input);
  const earlier = await findEarlierCall(db, call);
  if (earlier) return requireReturn(db, earlier);
  const orderId = await findOrderId(db, input, caller.clientId);
  const id = crypto.randomUUID();
  const isFirst = await db.transaction(async (tx) => {
    const now = clock.now();
    if (!(await claimKey(tx, call, id, now))) return false;
    const order = await requireOwnOrder(tx, orderId, caller.clientId);
    requireReturnable(order, now);
    const lines = await requireLeft(tx, orderId, input.items);
    await holdExchanges(tx, lines, input.items);
    await insertReturn(tx, id, order, input, now);
    return true;
  });
  const made = isFirst ? id : await findEarlierCall(db, call);
  if (!made) throw new ApiError("REQUEST_IN_PROGRESS");
  return requireReturn(db, made);
}
