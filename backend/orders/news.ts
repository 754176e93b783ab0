import { takeOrderedLines } from "../cart/store.ts";
import { returnStock, takeStock } from "../catalog/stock.ts";
import type { Transaction } from "../db/database.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { issueInvoice } from "../documents/issue-invoice.ts";
import type { ChargeSubject, LockedCause, PaymentDomain } from "../payments/domain.ts";
import { findOrder } from "./answer.ts";
import { bookPaidOrder } from "./book-paid.ts";
import { mailAboutBox } from "./box-payment-mails.ts";
import { isUnpaid, planTransition } from "./machine.ts";
import { refuseOrder } from "./refuse.ts";
import { retakeReductions } from "./reductions.ts";
import {
  findClientContact,
  findOrderedPieces,
  findOrderWithClient,
  lockOrder,
  moveOrder,
  type StoredOrder,
} from "./store.ts";

async function confirmByMail(tx: Transaction, order: StoredOrder, now: Date): Promise<void> {
  const contact = await findClientContact(tx, order.clientId);
  if (!contact) return;
  await tx
    .insert(mailOutbox)
    .values({
      id: crypto.randomUUID(),
      kind: "order-confirmation",
      recipient: contact.email,
      locale: order.locale,
      data: { firstname: contact.firstname, order: await findOrder(tx, order.id, now) },
      dedupeKey: `order-confirmation:${order.id}`,
      createdAt: now,
      nextAttemptAt: now,
    })
    .onConflictDoNothing();
}

/**
 * The order is paid, by its last attempt or because nothing was left to charge: confirmation in the outbox, ordered
 * pieces out of the cart, the sale in the books and its invoice. The caller holds the lock of the order, which waits for its money.
 */
export async function completeOrder(tx: Transaction, order: StoredOrder, now: Date): Promise<void> {
  await moveOrder(tx, order.id, "PAID", now, { paidAt: now, reservedUntil: null, nextChargeAt: null });
  if (order.cartId) await takeOrderedLines(tx, order.cartId, await findOrderedPieces(tx, order.id), now);
  await (order.kind === "SHOP" ? confirmByMail(tx, order, now) : mailAboutBox(tx, order, { kind: "box-paid" }, now));
  await bookPaidOrder(tx, order, now);
  await issueInvoice(tx, order.id, now);
}

/** Page of the storefront that tells how the payment ended. */
const returnPathOf = ({ kind, id }: Pick<StoredOrder, "kind" | "id">): string =>
  kind === "SHOP" ? `/shop/payment-successful?order=${id}` : `/infos/failed-payment/${id}/success`;

export async function describeOrder(tx: Parameters<PaymentDomain["describe"]>[0], id: string) {
  const found = await findOrderWithClient(tx, id);
  if (!found) return null;
  const { order, client } = found;
  const subject: Omit<ChargeSubject, "isPayable"> = {
    payer: {
      clientId: order.clientId,
      email: client.email,
      name: `${order.billingAddress.firstname} ${order.billingAddress.lastname}`,
      countryCode: order.billingAddress.country_code,
    },
    locale: order.locale,
    reference: order.number,
    returnPath: returnPathOf(order),
  };
  return { order, subject };
}

/** `held` is the order as this transaction has left it so far; nobody else changes it meanwhile. */
function lockedOrder(tx: Transaction, order: StoredOrder): LockedCause {
  let held = order;
  async function retake(amountCents: number, now: Date): Promise<boolean> {
    const retaken = await retakeReductions(tx, held, amountCents, now);
    held = retaken ?? held;
    return retaken !== null;
  }
  return {
    accept: async ({ amountCents }, now) => {
      if (held.cancelledAt !== null || planTransition(held.status, "PAYMENT_SUCCEEDED") === null) return false;
      if (held.status !== "CANCELLED") return retake(amountCents, now);
      // A cancelled order gave pieces, code and wallet back: it is paid only if they can be had again.
      const pieces = await findOrderedPieces(tx, held.id);
      if (held.kind !== "SHOP" || !(await takeStock(tx, pieces)).ok) return false;
      if (await retake(amountCents, now)) return true;
      await returnStock(tx, pieces);
      return false;
    },
    succeeded: async (_, now) => completeOrder(tx, held, now),
    failed: async (payment, now) => refuseOrder(tx, held, payment, now),
  };
}

/** What the payments of an order do to it. */
export const orderPayments: PaymentDomain = {
  lock: async (tx, id) => {
    const order = await lockOrder(tx, id);
    return order && lockedOrder(tx, order);
  },
  describe: async (db, id, now) => {
    const described = await describeOrder(db, id);
    if (!described) return null;
    const { order, subject } = described;
    const isHeld = order.kind === "BOX" || (order.reservedUntil !== null && order.reservedUntil > now);
    return { ...subject, isPayable: isUnpaid(order.status) && isHeld };
  },
};
