import type { Queryable } from "#backend/db/database.ts";
import { sql } from "#backend/db/orm.ts";
import { returnLines, returns } from "#backend/db/schema/after-sale.ts";
import {
  coupons,
  couponUses,
  giftCards,
  ledgerEntries,
  ledgerPostings,
  referrals,
  refunds,
} from "#backend/db/schema/ledger.ts";
import { orderLines, orders, payments } from "#backend/db/schema/order.ts";
import { sandboxPayments } from "#backend/db/schema/sandbox.ts";
import { accounts } from "#backend/ledger/accounts.ts";
import { checkLedger } from "#backend/ledger/check.ts";

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const groupOf = <T>(rows: readonly T[], keyOf: (row: T) => string | null): ((key: string) => T[]) => {
  const groups = Map.groupBy(rows, keyOf);
  return (key) => groups.get(key) ?? [];
};

/** All rows that tell of money, read once. */
async function readBooks(db: Queryable) {
  const balances = await db
    .select({ account: ledgerPostings.account, unit: ledgerPostings.unit, sum: sql`sum(amount)`.mapWith(Number) })
    .from(ledgerPostings)
    .groupBy(ledgerPostings.account, ledgerPostings.unit);
  const balanceOf = new Map(balances.map((row) => [`${row.account} ${row.unit}`, row.sum]));
  const allPayments = await db.select().from(payments);
  const allRefunds = await db.select().from(refunds);
  return {
    eur: (account: string): number => balanceOf.get(`${account} EUR`) ?? 0,
    orders: await db.select().from(orders),
    payments: allPayments,
    refunds: allRefunds,
    linesOf: groupOf(await db.select().from(orderLines), ({ orderId }) => orderId),
    paymentsOf: groupOf(allPayments, ({ orderId }) => orderId),
    refundsOf: groupOf(allRefunds, ({ orderId }) => orderId),
    soldOf: groupOf(
      (await db.select().from(ledgerEntries)).filter(({ rule }) => rule === "ORDER_SOLD"),
      ({ sourceId }) => sourceId,
    ),
    atProvider: new Map((await db.select().from(sandboxPayments)).map((one) => [one.idempotencyKey, one])),
  };
}
type Books = Awaited<ReturnType<typeof readBooks>>;

/** The shop, its books and the provider tell the same of every payment. */
function auditPayments({ payments: all, refunds: given, atProvider, eur }: Books): string[] {
  const wrong = all.flatMap(({ id, status, amountCents }) => {
    const there = atProvider.get(id);
    const isSame = (there?.status ?? "FAILED") === status && (!there || there.amountCents === amountCents);
    const sent = given.filter((refund) => refund.paymentId === id && refund.status === "SENT");
    const back = sum(sent.map(({ providerCents }) => providerCents));
    return isSame && (there?.refundedCents ?? 0) === back && back <= amountCents
      ? []
      : [`the payment ${id} is ${status} here and ${there?.status} at the provider, ${back} cents went back`];
  });
  const unknown = [...atProvider.keys()].filter((key) => !all.some(({ id }) => id === key));
  const taken = [...atProvider.values()].filter(({ status }) => status === "SUCCEEDED");
  const net = sum(taken.map(({ amountCents, refundedCents }) => amountCents - refundedCents));
  return [
    ...wrong,
    ...unknown.map((id) => `the provider knows a payment ${id} that the shop does not`),
    ...(eur(accounts.provider("sandbox")) === -net ? [] : [`the provider holds ${net} cents, the books say otherwise`]),
  ];
}

/** A replacement was paid by the order it replaces. */
const isSold = ({ kind, status, paidAt, exchangeOf }: Books["orders"][number]): boolean =>
  kind === "BOX" ? status === "PAID" : exchangeOf === null && paidAt !== null && status !== "CANCELLED";

/** What an order took agrees with its status, its total and its accounts. */
function auditOrder(books: Books, order: Books["orders"][number]): string[] {
  const { id, kind, status, totalCents, walletCents, prepaidCents } = order;
  const kept = books.paymentsOf(id).filter((one) => one.status === "SUCCEEDED" && one.refundDueAt === null);
  const paid = sum(kept.map(({ amountCents }) => amountCents));
  const pending = books.refundsOf(id).filter((refund) => refund.status !== "SENT");
  const waiting = sum(pending.map(({ providerCents }) => providerCents));
  const rests = books.refundsOf(id).filter(({ reason }) => reason === "prepayment-rest");
  const rest = sum(rests.map(({ providerCents, walletCents: toWallet }) => providerCents + toWallet));
  const [money, held] = [books.eur(accounts.orderMoney(id)), books.eur(accounts.orderWallet(id))];
  const due = totalCents - walletCents;
  const isPaid = isSold(order);
  const expectedPaid = isPaid
    ? due + rest
    : (kind === "BOX" && status !== "CANCELLED" ? prepaidCents : 0) + (kind === "BOX" ? rest : 0);
  const faults: [boolean, string][] = [
    [books.soldOf(id).length !== (isPaid ? 1 : 0), `was sold ${books.soldOf(id).length} times`],
    [paid !== expectedPaid, `took ${paid} cents instead of ${expectedPaid}`],
    [money !== (isPaid ? 0 : paid - rest) + waiting, `keeps ${money} cents in its books`],
    [held !== (isPaid ? 0 : status === "CANCELLED" ? 0 : walletCents), `holds ${held} cents of the wallet`],
  ];
  return faults.flatMap(([isWrong, words]) =>
    isWrong ? [`the ${status} ${kind} order ${order.number} (${id}) ${words}`] : [],
  );
}

/** Nobody pays for what came back: what arrived is off the bill of a box, or was given back. */
async function auditReturned(db: Queryable, books: Books, arrived: ReadonlySet<string>): Promise<string[]> {
  const parcels = await db.select().from(returns);
  const contents = groupOf(await db.select().from(returnLines), ({ returnId }) => returnId);
  const parcelsOf = groupOf(parcels, ({ orderId }) => orderId);
  const rootOf = (order: Books["orders"][number]) => order.exchangeOf ?? order.id;
  const familyOf = groupOf(books.orders, rootOf);
  const faults: string[] = [];
  for (const { status, trackingNumber, receivedAt } of parcels)
    if (arrived.has(trackingNumber) !== (receivedAt !== null) || (status === "SETTLED" && receivedAt === null))
      faults.push(`the parcel ${trackingNumber} is ${status} and arrived otherwise`);
  for (const order of books.orders) {
    const settled = parcelsOf(order.id).filter(({ status }) => status === "SETTLED");
    const came = groupOf(
      settled.flatMap(({ id }) => contents(id)),
      ({ orderLineId }) => orderLineId,
    );
    for (const line of books.linesOf(order.id)) {
      const count = sum(came(line.id).map(({ receivedQuantity }) => receivedQuantity ?? 0));
      if (count !== line.returnedQuantity)
        faults.push(`of the line ${line.id} came ${count}, noted ${line.returnedQuantity}`);
    }
    const billed = ["PENDING_PAYMENT", "PAYMENT_FAILED", "PAID", "CLOSED"].includes(order.status);
    if (order.kind !== "BOX" || !billed) continue;
    // What was sent back for another size is paid: the other size comes for it.
    const worth = sum(
      books
        .linesOf(order.id)
        .map((line) => line.unitPriceCents * (line.quantity - line.returnedQuantity + line.exchangedQuantity)),
    );
    if (
      order.itemsTotalCents !== worth ||
      (worth === 0) !== (order.status === "CLOSED") ||
      (worth === 0 && order.totalCents > 0)
    )
      faults.push(`the box ${order.number} costs ${order.itemsTotalCents} and ${worth} was kept`);
  }
  for (const root of books.orders.filter(({ kind, exchangeOf }) => kind === "SHOP" && exchangeOf === null)) {
    const family = familyOf(root.id);
    const lines = family.flatMap(({ id }) => books.linesOf(id));
    const settled = family.flatMap(({ id }) => parcelsOf(id)).filter(({ status }) => status === "SETTLED");
    const back = settled
      .flatMap(({ id }) => contents(id))
      .filter(({ exchangeVariantId }) => exchangeVariantId === null);
    // The share of each piece in what was paid for all of them, to the cent a piece.
    const share = root.itemsTotalCents === 0 ? 0 : (root.itemsTotalCents - root.discountCents) / root.itemsTotalCents;
    const priceOf = (lineId: string) => {
      const line = lines.find(({ id }) => id === lineId);
      const isRoot = line?.orderId === root.id;
      return (line?.unitPriceCents ?? 0) * (isRoot ? share : 1);
    };
    const expected = sum(back.map((line) => priceOf(line.orderLineId) * (line.receivedQuantity ?? 0)));
    const given = sum(
      books
        .refundsOf(root.id)
        .filter(({ reason }) => reason === "return")
        .map(({ providerCents, walletCents }) => providerCents + walletCents),
    );
    const isAllBack = lines.every(({ quantity, returnedQuantity }) => quantity === returnedQuantity) && back.length > 0;
    const [least, most] = isAllBack ? [root.totalCents, root.totalCents] : [expected - 10, expected + 10];
    if (given < least || given > most)
      faults.push(
        `of the order ${root.number} (${root.totalCents}) ${given} cents went back, expected ${expected} (all: ${isAllBack})`,
      );
  }
  return faults;
}

/** Codes are used as often as they may be, cards and friends are paid for once. */
async function auditGifts(db: Queryable, books: Books): Promise<string[]> {
  const limits = new Map((await db.select().from(coupons)).map(({ code, usesPerClient }) => [code, usesPerClient]));
  const spent = (await db.select().from(couponUses)).filter(({ isSpent }) => isSpent);
  const uses = Map.groupBy(spent, ({ clientId, code }) => `${clientId} ${code}`);
  const buyers = new Set(books.orders.filter(isSold).map(({ clientId }) => clientId));
  return [
    ...[...uses].flatMap(([key, { length, 0: use }]) => {
      const limit = limits.get(use?.code ?? "") ?? null;
      return limit !== null && length > limit ? [`${key} was used ${length} times`] : [];
    }),
    ...(await db.select().from(giftCards)).flatMap((card) => {
      const balance = books.eur(accounts.giftCard(card.id));
      const isRight =
        balance === (card.status === "ACTIVE" ? card.amountCents : 0) &&
        books.eur(accounts.giftCardMoney(card.id)) === 0;
      return isRight ? [] : [`on the ${card.status} gift card ${card.id} are ${balance} cents`];
    }),
    ...(await db.select().from(referrals)).flatMap(({ friendClientId, rewardedAt, rewardCents, refusal }) =>
      rewardedAt === null || (buyers.has(friendClientId) && (rewardCents ?? 0) > 0 && refusal === null)
        ? []
        : [`the friend ${friendClientId} was rewarded wrongly`],
    ),
  ];
}

/** What is wrong with the money, in words; empty when every cent is where it belongs. */
export async function auditMoney(db: Queryable, arrived: ReadonlySet<string>): Promise<string[]> {
  const books = await readBooks(db);
  return [
    ...(await checkLedger(db)),
    ...auditPayments(books),
    ...books.orders.flatMap((order) => auditOrder(books, order)),
    ...(await auditReturned(db, books, arrived)),
    ...(await auditGifts(db, books)),
  ];
}
