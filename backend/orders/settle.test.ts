import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailOutbox, payments } from "#backend/db/schema/order.ts";
import { createOrder, getOrder } from "#contract/orders.ts";
import { aKey, openOrderWorld, type OrderWorld } from "#tests/backend/order-world.ts";
import type { Behaviour } from "#tests/backend/scripted-provider.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { releaseExpiredOrders } from "./expire.ts";
import { reconcilePayments, refreshPayment, settlePayment } from "../payments/settle.ts";

const minutes = 60_000;
let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(async () => world.close());
beforeEach(async () => {
  world.provider.isDown = false;
  world.clock.pass(31 * minutes);
  await releaseExpiredOrders(world.dependencies);
  for (const { id } of world.pieces) await world.setStock(id, 10);
});

/** An order of two pieces whose charge behaves in the given way. */
async function ordered(behaviour: Behaviour) {
  const client = await world.aClient(behaviour);
  const { body } = await world.call(createOrder, {
    as: client.id,
    key: aKey(),
    body: world.anOrder(client.methodId, [[0, 2]]),
  });
  const read = async () => (await world.call(getOrder, { as: client.id, params: { id: body.id } })).body;
  const attempts = async () => world.db.select().from(payments).where(eq(payments.orderId, body.id));
  const paymentId = present((await attempts())[0]).id;
  const mails = async () =>
    (await world.db.select().from(mailOutbox)).filter(({ dedupeKey }) => dedupeKey.endsWith(body.id)).length;
  return { client, order: body, read, attempts, paymentId, mails };
}
const stock = () => world.stockOf(world.piece(0).id);

describe("a charge", () => {
  it("that fails leaves an order with its pieces reserved for half an hour", async () => {
    const { order } = await ordered("declined");
    expect(order).toMatchObject({
      status: "PAYMENT_FAILED",
      reserved_until: new Date(world.clock.now().getTime() + 30 * minutes).toISOString(),
      payment: { status: "FAILED", error_code: "card_declined", action_url: null },
    });
    expect(await stock()).toBe(8);
  });

  it("that needs the customer leaves a pending order with the bank page", async () => {
    const { order } = await ordered("three-d-secure");
    expect(order).toMatchObject({
      status: "PENDING_PAYMENT",
      payment: { status: "REQUIRES_ACTION", action_url: "https://bank.example/confirm" },
    });
  });

  it("that cannot be sent leaves a pending order, paid by the reconciliation once, with the same key", async () => {
    world.provider.isDown = true;
    const { order, read, mails, paymentId } = await ordered("succeeds");
    expect(order).toMatchObject({ status: "PENDING_PAYMENT", payment: { status: "PENDING" } });
    world.clock.pass(1 * minutes);
    await reconcilePayments(world.dependencies);
    expect((await read()).status).toBe("PENDING_PAYMENT");
    world.provider.isDown = false;
    world.clock.pass(1 * minutes);
    await reconcilePayments(world.dependencies);
    await reconcilePayments(world.dependencies);
    expect(await read()).toMatchObject({ status: "PAID", payment: { status: "SUCCEEDED", action_url: null } });
    expect(world.provider.calls.filter((id) => id === paymentId)).toHaveLength(1);
    expect(await mails()).toBe(1);
  });

  it("whose answer was lost is found, not sent again", async () => {
    const { order, read, paymentId } = await ordered("answer-lost");
    expect(order.payment.status).toBe("PENDING");
    world.clock.pass(1 * minutes);
    await reconcilePayments(world.dependencies);
    expect((await read()).status).toBe("PAID");
    expect(world.provider.calls.filter((id) => id === paymentId)).toHaveLength(1);
  });

  it("is not asked about while its answer is still awaited", async () => {
    const { read } = await ordered("answer-lost");
    world.clock.pass(29_000);
    await reconcilePayments(world.dependencies);
    expect((await read()).payment.status).toBe("PENDING");
    world.clock.pass(1 * minutes);
    await reconcilePayments(world.dependencies);
  });
});

describe("the customer's answer at the bank", () => {
  it("reaches the order by webhook, return page and reconciliation alike, and counts once", async () => {
    for (const [isConfirmed, status] of [
      [true, "PAID"],
      [false, "PAYMENT_FAILED"],
    ] as const) {
      const { read, paymentId, mails } = await ordered("three-d-secure");
      world.provider.confirm(paymentId, isConfirmed);
      world.clock.pass(3 * minutes);
      await Promise.all([
        refreshPayment(world.dependencies, paymentId),
        read(),
        reconcilePayments(world.dependencies),
        refreshPayment(world.dependencies, paymentId),
      ]);
      const after = await read();
      expect(after.status).toBe(status);
      expect(after.timeline.map(({ status: at }) => at)).toEqual(["PENDING_PAYMENT", status]);
      expect(await mails()).toBe(isConfirmed ? 1 : 0);
      expect(await stock()).toBe(isConfirmed ? 8 : 6);
    }
  });

  it("is read when the customer comes back before the webhook", async () => {
    const { read, paymentId } = await ordered("three-d-secure");
    expect((await read()).status).toBe("PENDING_PAYMENT");
    world.provider.confirm(paymentId, true);
    expect((await read()).status).toBe("PAID");
  });

  it("that was late or came twice takes nothing back", async () => {
    const { read, paymentId, order } = await ordered("succeeds");
    await settlePayment(world.dependencies, paymentId, {
      providerPaymentId: "late",
      status: "FAILED",
      errorCode: "card_declined",
      actionUrl: null,
    });
    expect(await read()).toEqual(order);
  });

  it("about an unknown payment changes nothing", async () => {
    await settlePayment(world.dependencies, crypto.randomUUID(), {
      providerPaymentId: null,
      status: "SUCCEEDED",
      errorCode: null,
      actionUrl: null,
    });
    await expect(refreshPayment(world.dependencies, crypto.randomUUID())).resolves.toBeUndefined();
  });
});

describe("an order that is not paid in time", () => {
  it("is cancelled and gives its pieces back, once", async () => {
    const { read, mails } = await ordered("declined");
    world.clock.pass(30 * minutes - 1);
    expect(await releaseExpiredOrders(world.dependencies)).toBe(0);
    world.clock.pass(1);
    const released = await Promise.all([1, 2, 3].map(() => releaseExpiredOrders(world.dependencies)));
    expect(released.reduce((sum, count) => sum + count)).toBe(1);
    expect(await read()).toMatchObject({ status: "CANCELLED", reserved_until: null, paid_at: null });
    expect(await stock()).toBe(10);
    expect(await mails()).toBe(0);
  });

  it("gives up its attempt at the bank, so that it cannot be paid later", async () => {
    const { read, paymentId } = await ordered("three-d-secure");
    world.clock.pass(31 * minutes);
    expect(await releaseExpiredOrders(world.dependencies)).toBe(1);
    expect(world.provider.charges.get(paymentId)?.status).toBe("FAILED");
    expect(await read()).toMatchObject({
      status: "CANCELLED",
      payment: { status: "FAILED", error_code: "cancelled", action_url: null },
    });
  });

  it("is paid instead when its attempt had succeeded without a word", async () => {
    const { read, paymentId } = await ordered("three-d-secure");
    world.provider.confirm(paymentId, true);
    world.clock.pass(31 * minutes);
    expect(await releaseExpiredOrders(world.dependencies)).toBe(0);
    expect((await read()).status).toBe("PAID");
    expect(await stock()).toBe(8);
  });

  it("stays reserved while its provider cannot be asked", async () => {
    const { read } = await ordered("three-d-secure");
    world.clock.pass(31 * minutes);
    world.provider.isDown = true;
    expect(await releaseExpiredOrders(world.dependencies)).toBe(0);
    world.provider.isDown = false;
    expect((await read()).status).toBe("PENDING_PAYMENT");
    expect(await releaseExpiredOrders(world.dependencies)).toBe(1);
  });
});

describe("a success for a cancelled order", () => {
  const success = { providerPaymentId: "late", status: "SUCCEEDED", errorCode: null, actionUrl: null } as const;

  it("takes the pieces again and pays it", async () => {
    const { read, paymentId, attempts } = await ordered("declined");
    world.clock.pass(31 * minutes);
    await releaseExpiredOrders(world.dependencies);
    await settlePayment(world.dependencies, paymentId, success);
    expect(await read()).toMatchObject({ status: "PAID", payment: { status: "SUCCEEDED" } });
    expect(await stock()).toBe(8);
    expect(present((await attempts())[0]).refundDueAt).toBeNull();
  });

  it("is marked for refund when the pieces are gone", async () => {
    const { read, paymentId, attempts, mails } = await ordered("declined");
    world.clock.pass(31 * minutes);
    await releaseExpiredOrders(world.dependencies);
    await world.setStock(world.piece(0).id, 1);
    await settlePayment(world.dependencies, paymentId, success);
    await settlePayment(world.dependencies, paymentId, success);
    expect((await read()).status).toBe("CANCELLED");
    expect(await stock()).toBe(1);
    expect(present((await attempts())[0])).toMatchObject({ status: "SUCCEEDED", refundDueAt: world.clock.now() });
    expect(await mails()).toBe(0);
  });
});
