import type { z } from "zod";
import { toDecimal } from "#contract/money.ts";
import { priceBox } from "#contract/price.ts";
import type { decideBox, TryOn } from "#contract/try-on.ts";
import type { Transaction } from "../db/database.ts";
import { and, eq, inArray } from "../db/orm.ts";
import { orderRatings, returnLines, returns } from "../db/schema/after-sale.ts";
import { ApiError } from "../http/problem.ts";
import { readBoxTerms } from "../orders/box-terms.ts";
import { claimKey, findEarlierCall, identifyCall } from "../orders/idempotency.ts";
import { lockOrder, type StoredOrder } from "../orders/store.ts";
import { saveRating } from "../ratings/save.ts";
import { requireReturnable } from "../returns/deadline.ts";
import { holdExchanges, insertReturn, insertReturnLines, type DeclaredLine } from "../returns/declare.ts";
import { giveUpReturn, releaseExchanges } from "../returns/give-up.ts";
import { findLines, findReturnLines, type StoredLine } from "../returns/store.ts";
import { toPieces } from "./bill.ts";
import { chargeClosed, closeLocked } from "./close.ts";
import type { BoxContext } from "./service.ts";
import { lockBox, type LockedBox } from "./store.ts";
import { readTryOn, readVersion, requireBoxOrder, withBack } from "./try-on.ts";

type Decision = z.output<(typeof decideBox)["body"]>;
type Item = Decision["items"][number];

/** Lines of which the parcel came: nothing is left to decide of them. */
async function findReceived(tx: Transaction, orderId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ lineId: returnLines.orderLineId, came: returnLines.receivedQuantity })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, orderId), inArray(returns.status, ["RECEIVED", "SETTLED"])));
  return new Set(rows.flatMap(({ lineId, came }) => (came === 0 ? [] : [lineId])));
}

/** Every piece that is still with the client is named, no other, and what goes back may. */
function requireWhole(items: readonly Item[], lines: readonly StoredLine[], received: ReadonlySet<string>): void {
  const fields = items.flatMap(({ order_line_id }, index) =>
    lines.some(({ id }) => id === order_line_id)
      ? []
      : [{ path: `body.items.${index}.order_line_id`, code: "unknown" }],
  );
  const isMissing = lines.some(({ id }) => !received.has(id) && !items.some((item) => item.order_line_id === id));
  if (isMissing) fields.push({ path: "body.items", code: "too_small" });
  if (fields.length > 0) throw new ApiError("VALIDATION", { fields });
  const gone = items.filter(({ order_line_id }) => received.has(order_line_id));
  if (gone.length > 0)
    throw new ApiError("RETURN_QUANTITY_TOO_LARGE", {
      data: { items: gone.map(({ order_line_id }) => ({ order_line_id, left: 0 })) },
    });
}

const toDeclared = (items: readonly Item[], lines: readonly StoredLine[]): DeclaredLine[] =>
  items.flatMap(({ order_line_id, decision, reason, comment, exchange_variant_id }) =>
    decision === "KEEP" || reason === undefined
      ? []
      : [
          {
            order_line_id,
            quantity: lines.find(({ id }) => id === order_line_id)?.quantity ?? 1,
            reason,
            comment,
            exchange_variant_id,
          },
        ],
  );

/** Declares what goes back. A parcel that was declared before keeps its label, whatever changes in it. */
async function declare(
  tx: Transaction,
  order: StoredOrder,
  { mode, items }: { mode: Decision["mode"]; items: readonly DeclaredLine[] },
  lines: readonly StoredLine[],
  now: Date,
): Promise<void> {
  const open = await tx
    .select()
    .from(returns)
    .where(and(eq(returns.orderId, order.id), eq(returns.status, "DECLARED")))
    .orderBy(returns.createdAt)
    .for("update");
  const kept = items.length === 0 ? undefined : open.find((parcel) => mode === undefined || parcel.mode === mode);
  for (const parcel of open) if (parcel.id !== kept?.id) await giveUpReturn(tx, parcel, "CANCELLED");
  if (kept) {
    await releaseExchanges(tx, await findReturnLines(tx, kept.id));
    await tx.delete(returnLines).where(eq(returnLines.returnId, kept.id));
  }
  if (items.length === 0) return;
  await holdExchanges(tx, lines, items);
  if (kept) await insertReturnLines(tx, kept.id, items);
  else await insertReturn(tx, crypto.randomUUID(), order, { mode, items: [...items] }, now);
}

/** Stars and words of the whole, stars and fit of the pieces; what is not said leaves what was said before. */
async function rate(tx: Transaction, orderId: string, decision: Decision, now: Date): Promise<void> {
  const { overall, comment, items } = decision;
  const said = items.filter(({ fit, score }) => fit !== null || score !== null);
  if (overall === null && comment === "" && said.length === 0) return;
  const [earlier] = await tx.select().from(orderRatings).where(eq(orderRatings.orderId, orderId));
  const told = new Map(earlier?.items.map((item) => [item.order_line_id, item]));
  for (const { order_line_id: id, fit, score } of said) {
    const before = told.get(id);
    told.set(id, {
      order_line_id: id,
      score: score ?? before?.score ?? null,
      fit: fit ?? before?.fit ?? null,
      comment: before?.comment ?? "",
    });
  }
  await saveRating(tx, {
    orderId,
    score: overall ?? earlier?.score ?? null,
    comment: comment || (earlier?.comment ?? ""),
    items: [...told.values()],
    updatedAt: now,
  });
}

async function decideLocked(tx: Transaction, box: LockedBox, decision: Decision, now: Date): Promise<void> {
  const { request } = box;
  if (request.status === "CLOSED") throw new ApiError("BOX_CLOSED");
  const order = request.orderId ? await lockOrder(tx, request.orderId) : null;
  if (request.status !== "DELIVERED" || !order) throw new ApiError("ORDER_NOT_DELIVERED");
  const { expected_version: version, expected_due_ttc: expected } = decision;
  if (version !== undefined && version !== (await readVersion(tx, order.id, request.status)))
    throw new ApiError("CONFLICT", { detail: "something else was decided meanwhile" });
  const [lines, received] = [await findLines(tx, order.id), await findReceived(tx, order.id)];
  requireWhole(decision.items, lines, received);
  const items = toDeclared(decision.items, lines);
  if (items.length > 0) requireReturnable(order, now);
  if (expected !== undefined) {
    const isBack = ({ exchange_variant_id: size }: DeclaredLine) => size === undefined;
    const free = await findRefunded(tx, order.id, received);
    const back = new Set([...free, ...items.filter(isBack).map(({ order_line_id }) => order_line_id)]);
    const due = toDecimal(priceBox(toPieces(withBack(lines, back)), await readBoxTerms(tx, order, now)).dueCents);
    if (due !== expected) throw new ApiError("TOTAL_CHANGED", { data: { due_ttc: due } });
  }
  await declare(tx, order, { mode: decision.mode, items }, lines, now);
  await rate(tx, order.id, decision, now);
  if (items.length === 0 && !(await closeLocked(tx, box, now))) throw new ApiError("CONFLICT");
}

/** Of the lines that came back, those that came for no other size. */
async function findRefunded(tx: Transaction, orderId: string, received: ReadonlySet<string>): Promise<string[]> {
  const rows = await tx
    .select({ lineId: returnLines.orderLineId, exchange: returnLines.exchangeVariantId })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, orderId), inArray(returns.status, ["RECEIVED", "SETTLED"])));
  return rows.flatMap(({ lineId, exchange }) => (exchange === null && received.has(lineId) ? [lineId] : []));
}

/**
 * Does everything the client decided of a box, or nothing of it: label, other sizes, rating; keeping all that is left
 * closes the box and charges it. The same key with the same body is answered anew and does nothing again.
 */
export async function decide(context: BoxContext, orderId: string, decision: Decision): Promise<TryOn> {
  const { db, clock, caller } = context;
  const call = identifyCall(caller.clientId, context.idempotencyKey, "decideBox", { orderId, ...decision });
  if (!(await findEarlierCall(db, call))) {
    const { box: known } = await requireBoxOrder(db, orderId, caller.clientId);
    await db.transaction(async (tx) => {
      const now = clock.now();
      if (!(await claimKey(tx, call, orderId, now))) return;
      const box = await lockBox(tx, known.id);
      if (!box) throw new ApiError("NOT_FOUND");
      await decideLocked(tx, box, decision, now);
    });
  }
  await chargeClosed(context, orderId);
  return readTryOn(context, orderId);
}
