import type { Transaction } from "../db/database.ts";
import { and, asc, eq, inArray, isNull, sql } from "../db/orm.ts";
import { refunds } from "../db/schema/ledger.ts";
import { orders, payments, type CreditedLine } from "../db/schema/order.ts";
import { issueCreditNote } from "../documents/credit-notes.ts";
import { readSaleLeft, refundPlanned } from "../ledger/order-entries.ts";
import { convertPart, splitRefund, type RefundablePayment, type RefundPart } from "./split.ts";

type StoredOrder = typeof orders.$inferSelect;
type StoredPayment = typeof payments.$inferSelect;

export interface WantedRefund {
  orderId: string;
  amountCents: number;
  /** Code that says why, for example `return`, `prepayment-rest`. */
  reason: string;
  /** Of the cause; the same cause is never refunded twice. */
  dedupeKey: string;
  now: Date;
  /** SALE takes back part of what was sold; EXCESS is money that was never part of a sale. */
  of?: "SALE" | "EXCESS";
  /** Only money of these attempts; all that paid for the order when absent. */
  purposes?: StoredPayment["purpose"][];
  /** The client wants all of it in the wallet, also what a provider took. */
  toWallet?: boolean;
  /** Of a SALE: the pieces and the delivery that are given back, for the credit note. */
  credited?: { lines: CreditedLine[]; shippingCents: number };
}

export interface PlannedRefund {
  providerCents: number;
  walletCents: number;
  /** Number of the credit note; null for money that was never part of a sale. */
  creditNote: string | null;
}

/** What of the attempts is not planned to go back yet; those of the order itself before its prepayment. */
async function findRefundable(
  tx: Transaction,
  orderId: string,
  purposes: StoredPayment["purpose"][],
): Promise<RefundablePayment[]> {
  const planned = sql<number>`coalesce((select sum(${refunds.providerCents} + ${refunds.convertedCents}) from ${refunds} where ${refunds.paymentId} = ${payments.id}), 0)`;
  return tx
    .select({ id: payments.id, leftCents: sql`${payments.amountCents} - ${planned}`.mapWith(Number) })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.status, "SUCCEEDED"),
        isNull(payments.refundDueAt),
        inArray(payments.purpose, purposes),
      ),
    )
    .orderBy(asc(payments.purpose), asc(payments.createdAt));
}

async function findWalletLeft(tx: Transaction, order: StoredOrder): Promise<number> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${refunds.walletCents} - ${refunds.convertedCents}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(eq(refunds.orderId, order.id));
  return order.walletCents - (row?.sum ?? 0);
}

async function insertParts(tx: Transaction, wanted: WantedRefund, parts: readonly RefundPart[]): Promise<string[]> {
  const { orderId, reason, dedupeKey, now } = wanted;
  const rows = parts.map((part, index) => ({
    id: crypto.randomUUID(),
    orderId,
    ...part,
    reason,
    // What goes to the wallet alone arrives with its entry in the books: nothing has to be sent.
    status: part.providerCents === 0 ? ("SENT" as const) : ("PENDING" as const),
    dedupeKey: index === 0 ? dedupeKey : `${dedupeKey}#${index + 1}`,
    createdAt: now,
    updatedAt: now,
    nextAttemptAt: now,
  }));
  await tx.insert(refunds).values(rows);
  return rows.map(({ id }) => id);
}

/**
 * Plans to give money of an order back where it came from: through the provider first, then to the wallet, which has it
 * at once; `sendRefunds` does the provider's part. Null when the cause was refunded before. Takes the order's lock.
 * A part of a sale gets its credit note. Throws RangeError when more is asked for than was paid and not refunded yet.
 */
export async function planRefund(tx: Transaction, wanted: WantedRefund): Promise<PlannedRefund | null> {
  const { orderId, now, of = "SALE", purposes = ["ORDER", "PREPAYMENT"] } = wanted;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  if (!order) throw new Error(`a refund of an unknown order ${orderId}`);
  if ((await tx.$count(refunds, eq(refunds.dedupeKey, wanted.dedupeKey))) > 0) return null;
  const walletLeft = of === "SALE" ? await findWalletLeft(tx, order) : 0;
  const sources = splitRefund(wanted.amountCents, await findRefundable(tx, orderId, purposes), walletLeft);
  const parts = wanted.toWallet ? sources.map(convertPart) : sources;
  const sum = {
    providerCents: parts.reduce((cents, part) => cents + part.providerCents, 0),
    walletCents: parts.reduce((cents, part) => cents + part.walletCents, 0),
  };
  const { vatOf } = await readSaleLeft(tx, order);
  const ids = await insertParts(tx, wanted, parts);
  for (const [index, { providerCents, walletCents }] of parts.entries())
    await refundPlanned(tx, order, { id: ids[index] ?? "", providerCents, walletCents }, of, now);
  if (of === "EXCESS") return { ...sum, creditNote: null };
  const { dedupeKey, amountCents, credited = { lines: [], shippingCents: 0 } } = wanted;
  const vatCents = vatOf(amountCents);
  const note = { orderId, dedupeKey, ...credited, ...sum, amountCents, vatCents };
  return { ...sum, creditNote: await issueCreditNote(tx, note, now) };
}

/** Plans to give back all of an attempt that nobody keeps, once. The caller holds the lock of what it was for. */
export async function planReturnOfPayment(
  tx: Transaction,
  payment: StoredPayment,
  now: Date,
  reason: "not-kept" | "gift-card-withdrawn" = "not-kept",
): Promise<void> {
  await tx
    .insert(refunds)
    .values({
      id: crypto.randomUUID(),
      orderId: payment.orderId,
      paymentId: payment.id,
      providerCents: payment.amountCents,
      walletCents: 0,
      reason,
      status: "PENDING",
      dedupeKey: `payment:${payment.id}`,
      createdAt: now,
      updatedAt: now,
      nextAttemptAt: now,
    })
    .onConflictDoNothing({ target: refunds.dedupeKey });
}
