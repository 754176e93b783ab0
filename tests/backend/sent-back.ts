import fc from "fast-check";
import { expect } from "vitest";
import { and, eq, inArray, isNull } from "#backend/db/orm.ts";
import { creditNotes, orderLines, orders, payments } from "#backend/db/schema/order.ts";
import { ledgerEntries, ledgerPostings, refunds } from "#backend/db/schema/ledger.ts";
import { fulfilOrders } from "#backend/fulfilment/fulfil.ts";
import { accounts } from "#backend/ledger/accounts.ts";
import { sendRefunds } from "#backend/refunds/send.ts";
import { receiveDemoReturns, settleReturns } from "#backend/returns/jobs.ts";
import { isShipping, paidForKept, shippingOf, vatOfStep } from "#contract/price.ts";
import { createReturn } from "#contract/returns.ts";
import { aKey, type OrderWorld } from "./order-world.ts";

const dayMs = 86_400_000;
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Pieces of an order that go back, and where their money is wanted. */
export const someReturn = fc.record({
  order: fc.nat(50),
  pieces: fc.uniqueArray(fc.record({ line: fc.nat(2), quantity: fc.integer({ min: 1, max: 2 }) }), {
    minLength: 1,
    maxLength: 3,
    selector: ({ line }) => line,
  }),
  refund_to: fc.constantFrom("PAYMENT_METHOD" as const, "WALLET" as const),
});
type SomeReturn = typeof someReturn extends fc.Arbitrary<infer T> ? T : never;

const ordersOf = ({ db }: OrderWorld, clientIds: readonly string[]) =>
  db
    .select()
    .from(orders)
    .where(and(inArray(orders.clientId, [...clientIds]), eq(orders.status, "DELIVERED")))
    .orderBy(orders.number);
const linesOf = ({ db }: OrderWorld, orderId: string) =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position);

/** What was paid is packed, sent and delivered. */
export async function arrive(world: OrderWorld): Promise<void> {
  for (let step = 0; step < 3; step += 1) {
    world.clock.pass(5 * dayMs);
    await fulfilOrders(world.dependencies);
  }
}

/** Declares what is wanted of what arrived, at once, and lives on until its money is back. Answers how many parcels there were. */
export async function sendBack(
  world: OrderWorld,
  clientIds: readonly string[],
  wanted: readonly SomeReturn[],
): Promise<number> {
  const arrived = await ordersOf(world, clientIds);
  const answers = await Promise.all(
    wanted.map(async ({ order: which, pieces, refund_to }) => {
      const order = arrived[which % (arrived.length || 1)];
      if (!order) return false;
      const lines = await linesOf(world, order.id);
      const items = pieces.flatMap(({ line, quantity }) => {
        const ordered = lines[line];
        return ordered ? [{ order_line_id: ordered.id, quantity, reason: "CHANGED_MIND" as const }] : [];
      });
      const body = { order_id: order.id, refund_to, items };
      return (await world.call(createReturn, { as: order.clientId, key: aKey(), body })).status === 201;
    }),
  );
  world.clock.pass(6 * dayMs);
  await receiveDemoReturns(world.dependencies);
  world.clock.pass(4 * dayMs);
  await settleReturns(world.dependencies);
  await sendRefunds(world.dependencies);
  return answers.filter(Boolean).length;
}

/**
 * Of every delivered order: steps make the total, parts make steps, what paid it makes the total, and what is kept and what
 * was given back make what was paid; the books and the credit notes say the same.
 */
export async function expectWholeSums(world: OrderWorld, clientIds: readonly string[]): Promise<void> {
  const { db } = world;
  for (const order of await ordersOf(world, clientIds)) {
    const { id, steps, totalCents, walletCents, vatCents } = order;
    const lines = await linesOf(world, id);
    expect(sum(steps.map(({ cents }) => cents))).toBe(totalCents);
    expect(sum(steps.map(vatOfStep))).toBe(vatCents);
    for (const step of steps.filter((one) => !isShipping(one)))
      expect(sum(step.lines.map(({ cents }) => cents))).toBe(step.cents);
    const isKept = and(eq(payments.orderId, id), eq(payments.status, "SUCCEEDED"), isNull(payments.refundDueAt));
    const taken = await db.select().from(payments).where(isKept);
    expect(sum(taken.map(({ amountCents }) => amountCents)) + walletCents).toBe(totalCents);

    const given = (await db.select().from(refunds).where(eq(refunds.orderId, id))).filter(
      ({ reason }) => reason === "return",
    );
    const refunded = sum(given.map(({ providerCents, walletCents: toWallet }) => providerCents + toWallet));
    expect(given.every(({ status }) => status === "SENT")).toBe(true);
    const isAnythingKept = lines.some(({ quantity, returnedQuantity }) => quantity > returnedQuantity);
    const kept = paidForKept(steps, lines) + (isAnythingKept ? shippingOf(steps) : 0);
    expect(kept + refunded).toBe(totalCents);
    for (const { id: paymentId, amountCents } of taken) {
      const back = sum(given.filter((one) => one.paymentId === paymentId).map(({ providerCents }) => providerCents));
      expect(back).toBeLessThanOrEqual(amountCents);
    }

    const notes = await db.select().from(creditNotes).where(eq(creditNotes.orderId, id));
    expect(sum(notes.map(({ amountCents }) => amountCents))).toBe(refunded);
    const posted = await db
      .select({ account: ledgerPostings.account, amount: ledgerPostings.amount })
      .from(ledgerPostings)
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
      .where(and(eq(ledgerEntries.sourceId, id), eq(ledgerPostings.unit, "EUR")));
    const booked = (account: RegExp) =>
      sum(posted.filter((one) => account.test(one.account)).map(({ amount }) => amount));
    expect(booked(/^(revenue|vat|expense):/)).toBe(kept);
    expect(booked(/^vat:/)).toBe(vatCents - sum(notes.map((note) => note.vatCents)));
    for (const account of [accounts.orderMoney(id), accounts.orderWallet(id)])
      expect(sum(posted.filter((one) => one.account === account).map(({ amount }) => amount))).toBe(0);
  }
}
