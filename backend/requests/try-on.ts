import { createHash } from "node:crypto";
import { toDecimal } from "#contract/money.ts";
import type { Order } from "#contract/orders.ts";
import { priceBox, tellSteps, type BoxTerms, type Price } from "#contract/price.ts";
import type { Rating } from "#contract/ratings.ts";
import type { Return } from "#contract/returns.ts";
import type { TryOn, TryOnPiece } from "#contract/try-on.ts";
import { isAvailable } from "../catalog/availability.ts";
import { compareSizes } from "../catalog/size-order.ts";
import type { Queryable } from "../db/database.ts";
import { and, asc, eq, inArray } from "../db/orm.ts";
import { returnLines, returns } from "../db/schema/after-sale.ts";
import { variants } from "../db/schema/catalog.ts";
import { orderLines } from "../db/schema/order.ts";
import { requests, type RequestStatus } from "../db/schema/request.ts";
import { qrCode } from "../documents/qr-code.ts";
import { ApiError } from "../http/problem.ts";
import { accounts } from "../ledger/accounts.ts";
import { readBalance } from "../ledger/post.ts";
import { findOrder } from "../orders/answer.ts";
import { readBoxTerms } from "../orders/box-terms.ts";
import { amountDueCents } from "../orders/due.ts";
import { findOrderOf, type StoredOrder } from "../orders/store.ts";
import { findOffSessionMethod } from "../payment-methods/off-session.ts";
import { listReturns } from "../returns/answer.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { toPieces } from "./bill.ts";
import { findKid } from "./box-rows.ts";
import { closeDay } from "./schedule.ts";
import type { BoxContext } from "./service.ts";

type BoxRow = Pick<typeof requests.$inferSelect, "id" | "profileId" | "status">;

/** An order of the caller with its box. Throws NOT_FOUND, and CONFLICT for one of the shop and for a box that never left. */
export async function requireBoxOrder(
  db: Queryable,
  orderId: string,
  clientId: string,
): Promise<{ order: StoredOrder; box: BoxRow }> {
  const [order, [box]] = await Promise.all([
    findOrderOf(db, orderId, clientId),
    db
      .select({ id: requests.id, profileId: requests.profileId, status: requests.status })
      .from(requests)
      .where(eq(requests.orderId, orderId)),
  ]);
  if (!order) throw new ApiError("NOT_FOUND");
  if (!box || box.status === "CANCELLED") throw new ApiError("CONFLICT", { detail: "no box that was sent" });
  return { order, box };
}

const countingStatuses = ["DECLARED", "RECEIVED", "SETTLED"] as const;

/** Names what was decided of a box: the same as long as nothing else was. */
export async function readVersion(db: Queryable, orderId: string, status: RequestStatus): Promise<string> {
  const rows = await db
    .select({
      id: returns.id,
      status: returns.status,
      line: returnLines.orderLineId,
      reason: returnLines.reason,
      exchange: returnLines.exchangeVariantId,
    })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .where(and(eq(returns.orderId, orderId), inArray(returns.status, [...countingStatuses])))
    .orderBy(asc(returns.id), asc(returnLines.orderLineId));
  return createHash("sha256")
    .update(JSON.stringify([status, rows]))
    .digest("hex")
    .slice(0, 16);
}

type SizeRow = Pick<typeof variants.$inferSelect, "id" | "productId" | "size" | "stock">;
type Declared = Return["items"][number] & { status: Return["status"] };

function toPiece(
  line: Order["lines"][number],
  declared: Declared | undefined,
  {
    status,
    sizes,
    said,
  }: { status: TryOn["status"]; sizes: readonly SizeRow[]; said: ReadonlyMap<string, Rating["items"][number]> },
): TryOnPiece {
  const isSaid = status === "DECIDED" || status === "CLOSED";
  const { exchange = null, reason = null, comment = null } = declared ?? {};
  const decision = declared ? (exchange === null ? "BACK" : "EXCHANGE") : isSaid ? "KEEP" : null;
  const { product_id, variant_id } = line;
  return {
    order_line_id: line.id,
    product_id,
    variant_id,
    name: line.name,
    brand_name: line.brand_name,
    size: line.size,
    image: line.image,
    unit_price_ttc: line.unit_price_ttc,
    has_come_back: declared !== undefined && declared.status !== "DECLARED",
    decision,
    reason,
    comment,
    exchange,
    fit: said.get(line.id)?.fit ?? null,
    score: said.get(line.id)?.score ?? null,
    other_sizes: sizes
      .filter((size) => size.productId === product_id && size.id !== variant_id)
      .toSorted((a, b) => compareSizes(a.size, b.size))
      // What is put aside for this very piece can be had, though the shelf is empty.
      .map(({ id, size, stock }) => ({
        variant_id: id,
        size,
        is_available: isAvailable(stock) || id === exchange?.variant_id,
      })),
  };
}

const toBill = (
  bill: Pick<Price, "steps" | "prepaidCents" | "walletCents" | "totalCents" | "dueCents" | "refundCents">,
): TryOn["bill"] => ({
  steps: tellSteps(bill),
  total_ttc: toDecimal(bill.totalCents),
  due_ttc: toDecimal(bill.dueCents),
  refund_ttc: toDecimal(bill.refundCents),
});

/** The bill that was made, as its order keeps it. */
const madeBill = (order: StoredOrder, prepaidCents: number): TryOn["bill"] =>
  toBill({
    ...order,
    dueCents: amountDueCents(order),
    refundCents: Math.max(0, prepaidCents - order.prepaidCents),
  });

const toTerms = (terms: BoxTerms): TryOn["bill_terms"] => ({
  shipping_fee_ttc: toDecimal(terms.shippingFeeCents),
  free_shipping_from_ttc: terms.freeFromCents === null ? null : toDecimal(terms.freeFromCents),
  code: terms.code && {
    code: terms.code.code,
    kind: terms.code.kind,
    value: terms.code.kind === "PERCENT" ? terms.code.value : toDecimal(terms.code.value),
    minimum_ttc: toDecimal(terms.code.minimumCents),
  },
  prepaid_ttc: toDecimal(terms.prepaidCents),
  wallet_ttc: toDecimal(terms.walletCents),
});

/** Lines as the bill counts them when `back` come back and cost nothing. */
export const withBack = <L extends { id: string; quantity: number }>(lines: readonly L[], back: ReadonlySet<string>) =>
  lines.map((line) => ({ ...line, returnedQuantity: back.has(line.id) ? line.quantity : 0, exchangedQuantity: 0 }));

/** A box as its client tries it on. */
export async function readTryOn(context: BoxContext, orderId: string): Promise<TryOn> {
  const { db, clock, caller } = context;
  const now = clock.now();
  const { order: stored, box } = await requireBoxOrder(db, orderId, caller.clientId);
  const [order, kid, lines, found, terms, balance, method, version] = await Promise.all([
    findOrder(db, orderId, now),
    findKid(db, box.profileId),
    db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position)),
    listReturns(db, caller.clientId, { page: 1, page_size: 48, order_id: orderId }),
    readBoxTerms(db, stored, now),
    readBalance(db, accounts.wallet(caller.clientId), "EUR"),
    findOffSessionMethod(context, caller.clientId),
    readVersion(db, orderId, box.status),
  ]);
  if (!order || !kid) throw new ApiError("NOT_FOUND");
  const sizes = await db
    .select({ id: variants.id, productId: variants.productId, size: variants.size, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.productId, [...new Set(lines.map(({ productId }) => productId))]));
  const parcels = countingStatuses.flatMap((status) => found.items.filter((parcel) => parcel.status === status));
  const declared = parcels.flatMap(({ status, items }) =>
    items.filter(({ received_quantity: came }) => came !== 0).map((item): Declared => ({ ...item, status })),
  );
  const isDelivered = box.status === "DELIVERED";
  const isOpen = parcels.some(({ status }) => status !== "SETTLED");
  const status = box.status === "CLOSED" ? "CLOSED" : !isDelivered ? "ON_ITS_WAY" : isOpen ? "DECIDED" : "OPEN";
  const said = new Map(order.rating?.items.map((item) => [item.order_line_id, item]));
  const back = new Set(declared.flatMap(({ order_line_id: id, exchange }) => (exchange === null ? [id] : [])));
  const until = isDelivered ? stored.returnUntil : null;
  const [parcel = null] = parcels;
  return {
    order,
    kid,
    status,
    pieces: order.lines.map((line) =>
      toPiece(
        line,
        declared.find(({ order_line_id: id }) => id === line.id),
        { status, sizes, said },
      ),
    ),
    can_send_back: until !== null && todayOf(now) <= until,
    bill:
      status === "CLOSED"
        ? madeBill(stored, terms.prepaidCents)
        : toBill(priceBox(toPieces(withBack(lines, back)), terms)),
    bill_terms: toTerms(terms),
    wallet_balance_ttc: toDecimal(balance),
    payment_method: method && { type: method.type as TryOnMethod["type"], brand: method.brand, last4: method.last4 },
    silence_charge_on: until === null ? null : closeDay(until, false),
    parcel_charge_by: until === null ? null : closeDay(until, true),
    parcel,
    parcel_code: parcel?.status === "DECLARED" ? qrCode(parcel.tracking_number) : null,
    version,
  };
}

type TryOnMethod = NonNullable<TryOn["payment_method"]>;
