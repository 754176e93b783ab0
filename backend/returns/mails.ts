import { toDecimal } from "#contract/money.ts";
import { findClient } from "../clients/store.ts";
import type { Transaction } from "../db/database.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { toMailedPiece } from "../orders/mailed-pieces.ts";
import type { StoredOrder } from "../orders/store.ts";
import type { PlannedRefund } from "../refunds/plan.ts";
import type { Refund } from "#contract/price.ts";
import { findLines, type StoredReturn, type StoredReturnLine } from "./store.ts";

/** Writes to the client in the language of the account, once for the cause. */
async function write(
  tx: Transaction,
  order: StoredOrder,
  mail: { kind: string; cause: string; data: Record<string, unknown> },
  now: Date,
): Promise<void> {
  const client = await findClient(tx, order.clientId);
  if (!client) return;
  const { kind, cause, data } = mail;
  const { email: recipient, locale, firstname } = client;
  const all = { firstname, order_number: order.number, ...data };
  await enqueueMail(tx, { kind, recipient, locale, data: all, dedupeKey: `${kind}:${cause}` }, now);
}

export async function mailReceived(
  tx: Transaction,
  order: StoredOrder,
  parcel: StoredReturn & { lines: readonly (StoredReturnLine & { came: number })[] },
  now: Date,
): Promise<void> {
  const ordered = await findLines(tx, order.id);
  const name = (count: (line: { quantity: number; came: number }) => number) =>
    ordered.flatMap(({ id, snapshot }) => {
      const line = parcel.lines.find(({ orderLineId }) => orderLineId === id);
      const quantity = line ? count(line) : 0;
      return quantity > 0 ? [{ ...toMailedPiece({ snapshot }), quantity }] : [];
    });
  const data = {
    return_id: parcel.id,
    kind: order.kind,
    tracking_number: parcel.trackingNumber,
    items: name(({ came }) => came),
    missing: name(({ quantity, came }) => quantity - came),
  };
  await write(tx, order, { kind: "return-received", cause: parcel.id, data }, now);
}

export async function mailSettled(
  tx: Transaction,
  order: StoredOrder,
  parcel: StoredReturn,
  outcome: { refund: PlannedRefund | null; plan: Refund; replacement: { number: string } | null },
  now: Date,
): Promise<void> {
  const { refund, plan, replacement } = outcome;
  const data = {
    return_id: parcel.id,
    refund_ttc: toDecimal((refund?.providerCents ?? 0) + (refund?.walletCents ?? 0)),
    payment_method_ttc: toDecimal(refund?.providerCents ?? 0),
    wallet_ttc: toDecimal(refund?.walletCents ?? 0),
    has_shipping: plan.shippingCents > 0,
    refund_by: parcel.refundBy,
    credit_note: refund?.creditNote ?? null,
    replacement_number: replacement?.number ?? null,
  };
  await write(tx, order, { kind: "return-settled", cause: parcel.id, data }, now);
}

export const deadlineKind = "return-deadline";

/** The reminder of a deadline; a deadline that was moved is another one. */
const deadlineCause = (order: Pick<StoredOrder, "id" | "returnUntil">): string => `${order.id}:${order.returnUntil}`;

export const mailDeadline = (tx: Transaction, order: StoredOrder, now: Date): Promise<void> =>
  write(
    tx,
    order,
    {
      kind: deadlineKind,
      cause: deadlineCause(order),
      data: {
        order_id: order.id,
        return_until: order.returnUntil,
        can_extend: order.returnExtensionDays === 0,
      },
    },
    now,
  );
