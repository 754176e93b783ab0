import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkLedger } from "#backend/ledger/check.ts";
import { accounts } from "#backend/ledger/accounts.ts";
import { readBalance } from "#backend/ledger/post.ts";
import { createOrder } from "#contract/orders.ts";
import { aKey, openOrderWorld, type OrderWorld } from "#tests/backend/order-world.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { refunds } from "../db/schema/ledger.ts";
import { payments } from "../db/schema/order.ts";
import { releaseExpiredOrders } from "../orders/expire.ts";
import { settlePayment } from "../payments/settle.ts";
import { planRefund } from "./plan.ts";
import { sendRefunds, settleRefund } from "./send.ts";

const hours = 60 * 60_000;
let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(async () => world.close());
beforeEach(async () => {
  world.provider.isDown = false;
  world.provider.refusesRefunds = false;
  for (const { id } of world.pieces) await world.setStock(id, 10);
});

/** A paid order of 39.80 euros and shipping. */
async function paid() {
  const client = await world.aClient();
  const body = world.anOrder(client.methodId, [[0, 2]]);
  const { id } = (await world.call(createOrder, { as: client.id, key: aKey(), body })).body;
  const plan = (amountCents: number, dedupeKey: string = aKey()) =>
    world.db.transaction((tx) =>
      planRefund(tx, { orderId: id, amountCents, reason: "return", dedupeKey, now: world.clock.now() }),
    );
  const rows = () => world.db.select().from(refunds).where(eq(refunds.orderId, id));
  const money = () => readBalance(world.db, accounts.orderMoney(id), "EUR");
  const payment = present((await world.db.select().from(payments).where(eq(payments.orderId, id)))[0]);
  const given = () =>
    [...world.provider.refunds.values()]
      .filter((one) => one.paymentId === payment.id && one.result.status === "SENT")
      .reduce((sum, one) => sum + one.amountCents, 0);
  return { id, plan, rows, money, payment, given };
}
const send = () => sendRefunds(world.dependencies);

describe("a refund", () => {
  it("goes back once, whatever is repeated, and is in the books", async () => {
    const { plan, rows, money, given } = await paid();
    expect(await plan(1500, "return:1")).toMatchObject({ providerCents: 1500, walletCents: 0 });
    expect(await plan(1500, "return:1")).toBeNull();
    expect(await money()).toBe(1500);
    await Promise.all([send(), send()]);
    await send();
    expect((await rows()).map(({ status, providerCents }) => [status, providerCents])).toEqual([["SENT", 1500]]);
    expect([given(), await money()]).toEqual([1500, 0]);
    expect(await checkLedger(world.db)).toEqual([]);
  });

  it("never gives back more than was paid", async () => {
    const { plan, payment } = await paid();
    await plan(payment.amountCents - 100);
    await expect(plan(101)).rejects.toThrow(RangeError);
    expect(await plan(100)).toMatchObject({ providerCents: 100, walletCents: 0 });
  });

  it("is sent again with the same key while the provider cannot be reached", async () => {
    const { plan, rows, given } = await paid();
    await plan(1000);
    world.provider.isDown = true;
    await send();
    world.provider.isDown = false;
    expect(await send()).toBe(0);
    world.clock.pass(5 * 60_000);
    await send();
    expect((await rows())[0]).toMatchObject({ status: "SENT", attempts: 0 });
    expect(given()).toBe(1000);
  });

  it("that is refused is tried again later, as a new one", async () => {
    const { plan, rows, given } = await paid();
    await plan(1000);
    world.provider.refusesRefunds = true;
    await send();
    expect((await rows())[0]).toMatchObject({ status: "FAILED", errorCode: "refused", attempts: 1 });
    world.provider.refusesRefunds = false;
    world.clock.pass(1 * hours - 1);
    expect(await send()).toBe(0);
    world.clock.pass(1);
    await send();
    expect((await rows())[0]).toMatchObject({ status: "SENT", errorCode: null });
    expect(given()).toBe(1000);
  });

  it("that comes back days later is booked back and sent anew", async () => {
    const { plan, rows, money } = await paid();
    await plan(1000);
    await send();
    const { id } = present((await rows())[0]);
    const cameBack = { providerRefundId: null, status: "FAILED", errorCode: "expired_or_canceled_card" } as const;
    await settleRefund(world.dependencies, id, cameBack);
    await settleRefund(world.dependencies, id, cameBack);
    expect((await rows())[0]).toMatchObject({ status: "FAILED", attempts: 1 });
    expect(await money()).toBe(1000);
    world.clock.pass(1 * hours);
    await send();
    expect((await rows())[0]?.status).toBe("SENT");
    expect(await money()).toBe(0);
    expect(await checkLedger(world.db)).toEqual([]);
  });
});

describe("money that nobody keeps", () => {
  it("is given back by itself", async () => {
    const client = await world.aClient("three-d-secure");
    const body = world.anOrder(client.methodId, [[0, 2]]);
    const { id } = (await world.call(createOrder, { as: client.id, key: aKey(), body })).body;
    const findAttempt = async () =>
      present((await world.db.select().from(payments).where(eq(payments.orderId, id)))[0]);
    const attempt = await findAttempt();
    world.clock.pass(31 * 60_000);
    await releaseExpiredOrders(world.dependencies);
    // The provider was told to give it up, and took the money all the same.
    const success = {
      ...present(world.provider.charges.get(attempt.id)),
      status: "SUCCEEDED" as const,
      errorCode: null,
    };
    world.provider.charges.set(attempt.id, success);
    await settlePayment(world.dependencies, attempt.id, success);
    expect((await findAttempt()).refundDueAt).toEqual(world.clock.now());
    expect(await readBalance(world.db, accounts.orderMoney(id), "EUR")).toBe(attempt.amountCents);
    await send();
    const [refund] = await world.db.select().from(refunds).where(eq(refunds.paymentId, attempt.id));
    expect(refund).toMatchObject({
      orderId: id,
      providerCents: attempt.amountCents,
      reason: "not-kept",
      status: "SENT",
    });
    expect(await readBalance(world.db, accounts.orderMoney(id), "EUR")).toBe(0);
  });
});
