import { afterAll, beforeAll, expect, it } from "vitest";
import { prepaymentCents } from "#contract/terms.ts";
import { createOrder, getOrder, payOrder } from "#contract/orders.ts";
import { aBoxOrder } from "#tests/backend/box-order.ts";
import { aKey, openOrderWorld, type OrderWorld } from "#tests/backend/order-world.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { refunds } from "../db/schema/ledger.ts";
import { mailOutbox, orders, payments } from "../db/schema/order.ts";
import { accounts } from "../ledger/accounts.ts";
import { checkLedger } from "../ledger/check.ts";
import { readBalance } from "../ledger/post.ts";
import { chargePrepayment } from "../orders/prepayment.ts";
import { chooseDefaultMethod } from "../payment-methods/service.ts";
import { sendRefunds } from "../refunds/send.ts";
import { refreshPayment } from "./settle.ts";

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(async () => world.close());

const attemptsOf = (orderId: string) =>
  world.db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.createdAt);

/** The provider says of a failed attempt that it took the money after all, to the webhook and to whoever asks. */
async function succeedAfterAll(paymentId: string): Promise<void> {
  const charge = present(world.provider.charges.get(paymentId));
  world.provider.charges.set(paymentId, { ...charge, status: "SUCCEEDED", errorCode: null, actionUrl: null });
  await Promise.all([1, 2, 3].map(() => refreshPayment(world.dependencies, paymentId)));
}

/** What went back: by the attempt it was taken with, in cents. */
async function sentBack(orderId: string): Promise<[string | null, number][]> {
  expect(await sendRefunds(world.dependencies)).toBe(1);
  expect(await sendRefunds(world.dependencies)).toBe(0);
  const rows = await world.db.select().from(refunds).where(eq(refunds.orderId, orderId));
  expect(rows.every(({ status }) => status === "SENT")).toBe(true);
  return rows.map(({ paymentId, providerCents }) => [paymentId, providerCents]);
}

it("an order that is paid twice keeps the first payment and gives the second back", async () => {
  const client = await world.aClient("declined");
  const body = world.anOrder(client.methodId, [[0, 2]]);
  const { id } = (await world.call(createOrder, { as: client.id, key: aKey(), body })).body;
  world.clock.pass(1000);
  await world.call(payOrder, {
    as: client.id,
    key: aKey(),
    params: { id },
    body: { payment_method_id: await world.aMethod(client.id, "succeeds") },
  });
  const [late, kept] = await attemptsOf(id);
  await succeedAfterAll(present(late).id);
  expect(await sentBack(id)).toEqual([[present(late).id, present(late).amountCents]]);
  expect((await attemptsOf(id)).map(({ status, refundDueAt }) => [status, refundDueAt !== null])).toEqual([
    ["SUCCEEDED", true],
    ["SUCCEEDED", false],
  ]);
  const { body: order } = await world.call(getOrder, { as: client.id, params: { id } });
  expect(order).toMatchObject({ status: "PAID", due_ttc: present(kept).amountCents / 100 });
  const mails = await world.db.select().from(mailOutbox);
  expect(mails.filter(({ dedupeKey }) => dedupeKey.endsWith(id))).toHaveLength(1);
  expect(await readBalance(world.db, accounts.orderMoney(id), "EUR")).toBe(0);
  expect(await checkLedger(world.db)).toEqual([]);
});

it("a box whose prepayment is paid twice has ten euros on it, and the second ten go back", async () => {
  const client = await world.aClient("declined", "2099-12-31");
  const id = await aBoxOrder(world, client.id, [[1, 2]], "PREPARED");
  expect(await chargePrepayment(world.dependencies, id)).toBe("FAILED");
  world.clock.pass(1000);
  const method = await world.aMethod(client.id, "succeeds", "2099-12-31");
  await chooseDefaultMethod(world.dependencies, { clientId: client.id, sessionId: "-" }, method);
  expect(await chargePrepayment(world.dependencies, id)).toBe("PAID");
  const [late] = await attemptsOf(id);
  await succeedAfterAll(present(late).id);
  expect(await sentBack(id)).toEqual([[present(late).id, prepaymentCents]]);
  const [order] = await world.db.select().from(orders).where(eq(orders.id, id));
  expect(order).toMatchObject({ status: "PREPARED", prepaidCents: prepaymentCents });
  expect(await readBalance(world.db, accounts.orderMoney(id), "EUR")).toBe(prepaymentCents);
  expect(await chargePrepayment(world.dependencies, id)).toBe("PAID");
  expect(await checkLedger(world.db)).toEqual([]);
});
