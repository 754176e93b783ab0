import { vatOfPart } from "#contract/price.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { and, eq, gt, sql } from "../db/orm.ts";
import { ledgerEntries, ledgerPostings } from "../db/schema/ledger.ts";
import type { orders, payments } from "../db/schema/order.ts";
import { accounts } from "./accounts.ts";
import { lockBalance, postEntries, postEntry, readBalance, type Entry } from "./post.ts";
import { salePostings } from "./sale.ts";

type StoredOrder = typeof orders.$inferSelect;
type Owned = Pick<StoredOrder, "id" | "clientId">;
type KeptPayment = Pick<
  typeof payments.$inferSelect,
  "id" | "orderId" | "giftCardId" | "gateway" | "amountCents" | "purpose"
>;

const eur = (account: string, amount: number) => ({ account, unit: "EUR" as const, amount });

/** How many entries an order has; under the order's lock it makes the next key of what may happen again. */
async function countEntries(tx: Transaction, orderId: string): Promise<number> {
  return tx.$count(ledgerEntries, and(eq(ledgerEntries.sourceType, "order"), eq(ledgerEntries.sourceId, orderId)));
}

const walletMove = async (
  tx: Transaction,
  order: Owned,
  rule: "ORDER_WALLET_USED" | "ORDER_WALLET_RETURNED",
  cents: number,
  at: Date,
): Promise<Entry> => ({
  rule,
  source: { type: "order", id: order.id },
  clientId: order.clientId,
  dedupeKey: `order-wallet:${order.id}:${await countEntries(tx, order.id)}`,
  at,
  postings: [eur(accounts.wallet(order.clientId), -cents), eur(accounts.orderWallet(order.id), cents)],
});

/**
 * Makes what is held of the wallet for an order exactly `cents`: takes what is missing, gives back what is too much.
 * Throws INSUFFICIENT_BALANCE. The caller holds the order's lock, or has just made it.
 */
export async function holdWallet(tx: Transaction, order: Owned, cents: number, at: Date): Promise<void> {
  const missing = cents - (await readBalance(tx, accounts.orderWallet(order.id), "EUR"));
  if (missing === 0) return;
  const rule = missing > 0 ? "ORDER_WALLET_USED" : "ORDER_WALLET_RETURNED";
  await postEntry(tx, await walletMove(tx, order, rule, missing, at));
}

/** Whether the wallet has what an order still needs of it to hold `cents`; nobody else spends it until the transaction ends. */
export async function canHoldWallet(tx: Transaction, order: Owned, cents: number): Promise<boolean> {
  const missing = cents - (await readBalance(tx, accounts.orderWallet(order.id), "EUR"));
  return missing <= 0 || (await lockBalance(tx, accounts.wallet(order.clientId), "EUR")) >= missing;
}

/** Money a provider took for an order, a prepayment or a gift card; booked once, kept or not. */
export async function paymentReceived(tx: Transaction, payment: KeptPayment, at: Date): Promise<void> {
  await postEntry(tx, entryOfPayment(payment, at));
}

function entryOfPayment(payment: KeptPayment, at: Date): Entry {
  const { orderId, giftCardId } = payment;
  const holder = orderId ? accounts.orderMoney(orderId) : accounts.giftCardMoney(giftCardId ?? "");
  return {
    rule: "PAYMENT_RECEIVED",
    source: orderId ? { type: "order", id: orderId } : { type: "gift-card", id: giftCardId ?? "" },
    clientId: null,
    dedupeKey: `payment:${payment.id}`,
    at,
    postings: [eur(accounts.provider(payment.gateway), -payment.amountCents), eur(holder, payment.amountCents)],
  };
}

/**
 * A paid order becomes a sale: revenue without VAT by kind, shipping, VAT of its country, and what the discount cost.
 * `kept` are payments it is paid with; those that were booked when they came count once. What a prepayment is too much
 * stays on the order's money until it is refunded.
 */
export async function orderPaid(
  tx: Transaction,
  order: StoredOrder,
  kept: readonly KeptPayment[],
  at: Date,
): Promise<void> {
  if (order.walletCents > 0) await holdWallet(tx, order, order.walletCents, at);
  await postEntries(tx, [
    ...kept.map((payment) => entryOfPayment(payment, at)),
    {
      rule: "ORDER_SOLD",
      source: { type: "order", id: order.id },
      clientId: null,
      dedupeKey: `order-sold:${order.id}`,
      at,
      postings: salePostings(order),
    },
  ]);
}

/** An order that was given up: what it held of the wallet goes back. Money a provider took stays until it is refunded. */
export async function orderCancelled(tx: Transaction, order: Owned, at: Date): Promise<void> {
  await holdWallet(tx, order, 0, at);
}

/** A box of which nothing was kept: nothing is sold, what it held of the wallet goes back. */
export async function orderClosed(tx: Transaction, order: Owned, at: Date): Promise<void> {
  await holdWallet(tx, order, 0, at);
}

export interface Refund {
  id: string;
  providerCents: number;
  walletCents: number;
}

/** What was taken back of an order's sale before, in cents. */
async function refundedBefore(db: Queryable, orderId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number) })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(
      and(
        eq(ledgerEntries.sourceType, "order"),
        eq(ledgerEntries.sourceId, orderId),
        eq(ledgerEntries.rule, "ORDER_REFUNDED"),
        gt(ledgerPostings.amount, 0),
      ),
    );
  return row?.sum ?? 0;
}

/** What of a sale can still be refunded, in cents, and the VAT in a part of it: all parts together give it back to the cent. */
export async function readSaleLeft(
  db: Queryable,
  order: Pick<StoredOrder, "id" | "totalCents" | "vatRateBasisPoints">,
): Promise<{ leftCents: number; vatOf: (cents: number) => number }> {
  const leftCents = order.totalCents - (await refundedBefore(db, order.id));
  const rate = order.vatRateBasisPoints;
  return { leftCents, vatOf: (cents) => vatOfPart(leftCents, cents, rate) };
}

/**
 * A refund was decided. `of` SALE takes back part of a sale, with its part of the VAT; EXCESS is money that was never
 * part of one (paid twice, paid too late, the rest of a prepayment). The wallet's part arrives at once, the provider's
 * waits on the order's money for `refundSent`. The caller holds the order's lock.
 */
export async function refundPlanned(
  tx: Transaction,
  order: StoredOrder,
  refund: Refund,
  of: "SALE" | "EXCESS",
  at: Date,
): Promise<void> {
  const { providerCents, walletCents } = refund;
  const wallet = eur(accounts.wallet(order.clientId), walletCents);
  const common = { source: { type: "order", id: order.id }, clientId: order.clientId, at };
  const dedupeKey = `refund:${refund.id}`;
  if (of === "EXCESS") {
    const postings = [eur(accounts.orderMoney(order.id), -walletCents), wallet];
    await postEntry(tx, { ...common, rule: "REFUND_TO_WALLET", dedupeKey, postings });
    return;
  }
  const { leftCents, vatOf } = await readSaleLeft(tx, order);
  const amount = providerCents + walletCents;
  if (amount > leftCents)
    throw new RangeError(`a refund of ${amount} of an order of which ${leftCents} cents are left`);
  const vat = vatOf(amount);
  await postEntries(tx, [
    {
      ...common,
      rule: "ORDER_REFUNDED",
      dedupeKey,
      postings: [
        eur(accounts.revenue("returns"), vat - amount),
        eur(accounts.vat(order.shippingAddress.country_code), -vat),
        eur(accounts.orderMoney(order.id), providerCents),
        wallet,
      ],
    },
  ]);
}

/** The provider has taken a refund: the money left. */
export async function refundSent(
  tx: Transaction,
  refund: Pick<Refund, "id" | "providerCents"> & { payment: KeptPayment },
  at: Date,
): Promise<void> {
  const { payment, providerCents } = refund;
  const { orderId, giftCardId } = payment;
  await postEntry(tx, {
    rule: "REFUND_SENT",
    source: orderId ? { type: "order", id: orderId } : { type: "gift-card", id: giftCardId ?? "" },
    clientId: null,
    dedupeKey: `refund-sent:${refund.id}`,
    at,
    postings: [
      eur(orderId ? accounts.orderMoney(orderId) : accounts.giftCardMoney(giftCardId ?? ""), -providerCents),
      eur(accounts.provider(payment.gateway), providerCents),
    ],
  });
}
