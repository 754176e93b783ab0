import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { payments } from "#backend/db/schema/order.ts";
import { createOrder, getOrder, payOrder } from "#contract/orders.ts";
import { aKey, openOrderWorld, type OrderWorld } from "#tests/backend/order-world.ts";
import type { Behaviour } from "#tests/backend/scripted-provider.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { releaseExpiredOrders } from "./expire.ts";
import { settlePayment } from "../payments/settle.ts";

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

/** An order of two pieces whose first charge behaves in the given way. */
async function ordered(behaviour: Behaviour) {
  const client = await world.aClient(behaviour);
  const card = await world.aMethod(client.id, "succeeds");
  const body = world.anOrder(client.methodId, [[0, 2]]);
  const id = (await world.call(createOrder, { as: client.id, key: aKey(), body })).body.id;
  const pay = (payment_method_id = card, key = aKey()) =>
    world.call(payOrder, { as: client.id, key, params: { id }, body: { payment_method_id } });
  const read = async () => (await world.call(getOrder, { as: client.id, params: { id } })).body;
  const attempts = () =>
    world.db.select().from(payments).where(eq(payments.orderId, id)).orderBy(payments.createdAt, payments.updatedAt);
  return { client, pay, read, attempts };
}
const stock = () => world.stockOf(world.piece(0).id);

describe("paying again", () => {
  it("pays an order whose payment failed, without taking its pieces twice", async () => {
    const { pay, attempts } = await ordered("declined");
    const { status, body } = await pay();
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "PAID", payment: { status: "SUCCEEDED", error_code: null } });
    expect(body.timeline.map(({ status: at }) => at)).toEqual([
      "PENDING_PAYMENT",
      "PAYMENT_FAILED",
      "PENDING_PAYMENT",
      "PAID",
    ]);
    expect(await stock()).toBe(8);
    expect(await attempts()).toHaveLength(2);
  });

  it("keeps the pieces for another half hour", async () => {
    const { client, pay } = await ordered("declined");
    world.clock.pass(20 * minutes);
    const { body } = await pay(client.methodId);
    expect(body).toMatchObject({
      status: "PAYMENT_FAILED",
      reserved_until: new Date(world.clock.now().getTime() + 30 * minutes).toISOString(),
    });
  });

  it("is refused once the order is paid", async () => {
    const { pay } = await ordered("succeeds");
    expect(await pay()).toMatchObject({ code: "ORDER_NOT_PAYABLE", data: { reason: "ALREADY_PAID" } });
  });

  it("answers the same with the same key, and charges once", async () => {
    const { pay, client } = await ordered("declined");
    const key = aKey();
    const first = await pay(undefined, key);
    const calls = world.provider.calls.length;
    expect(await pay(undefined, key)).toEqual(first);
    expect(world.provider.calls).toHaveLength(calls);
    expect((await pay(client.methodId, key)).code).toBe("IDEMPOTENCY_KEY_REUSED");
  });

  it("answers the same order to one key that is sent many times at once", async () => {
    for (let round = 0; round < 5; round++) {
      const { pay, attempts } = await ordered("declined");
      const key = aKey();
      const answers = await Promise.all(Array.from({ length: 4 }, () => pay(undefined, key)));
      expect(answers.map(({ status, body }) => [status, body?.status])).toEqual(answers.map(() => [200, "PAID"]));
      expect((await attempts()).filter(({ status }) => status === "SUCCEEDED")).toHaveLength(1);
    }
  });

  it("takes only a card of the client that is valid today", async () => {
    const { pay, client } = await ordered("declined");
    const foreign = await world.aClient();
    expect((await pay(foreign.methodId)).code).toBe("PAYMENT_METHOD_NOT_FOUND");
    expect((await pay(await world.aMethod(client.id, "succeeds", "2026-11-15"))).code).toBe("PAYMENT_METHOD_EXPIRED");
  });

  it("pays an order whose method the provider does not know, at once", async () => {
    const { pay, read, attempts } = await ordered("unknown-method");
    expect(await read()).toMatchObject({
      status: "PAYMENT_FAILED",
      payment: { status: "FAILED", error_code: "payment_method_refused" },
    });
    expect((await pay()).body.status).toBe("PAID");
    expect((await attempts()).map(({ status }) => status)).toEqual(["FAILED", "SUCCEEDED"]);
  });

  it("gives up the bank page that was left and charges the other card", async () => {
    const { pay, attempts } = await ordered("three-d-secure");
    const { body } = await pay();
    expect(body.status).toBe("PAID");
    expect((await attempts()).map(({ status, errorCode }) => [status, errorCode])).toEqual([
      ["FAILED", "cancelled"],
      ["SUCCEEDED", null],
    ]);
  });

  it("charges nothing more when the bank page had been confirmed after all", async () => {
    const { pay, attempts } = await ordered("three-d-secure");
    world.provider.confirm(present((await attempts())[0]).id, true);
    const { body } = await pay();
    expect(body.status).toBe("PAID");
    expect(await attempts()).toHaveLength(1);
  });

  it("waits while a charge is on its way, then asks what became of it", async () => {
    const { pay, attempts } = await ordered("answer-lost");
    expect((await pay()).code).toBe("REQUEST_IN_PROGRESS");
    world.clock.pass(1 * minutes);
    expect((await pay()).body.status).toBe("PAID");
    expect(await attempts()).toHaveLength(1);
  });

  it("is refused while the provider of the open attempt cannot be asked", async () => {
    const { pay } = await ordered("three-d-secure");
    world.provider.isDown = true;
    expect((await pay()).code).toBe("UNAVAILABLE");
  });

  it("opens one attempt when asked many times at once", async () => {
    const { pay, attempts, read } = await ordered("declined");
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay()));
    for (const { status, code } of answers)
      expect([200, "REQUEST_IN_PROGRESS", "ORDER_NOT_PAYABLE"]).toContain(code ?? status);
    expect((await read()).status).toBe("PAID");
    expect((await attempts()).filter(({ status }) => status === "SUCCEEDED")).toHaveLength(1);
    expect(await stock()).toBe(8);
  });
});

describe("paying a cancelled order", () => {
  const cancelled = async () => {
    const made = await ordered("declined");
    world.clock.pass(31 * minutes);
    await releaseExpiredOrders(world.dependencies);
    expect(await stock()).toBe(10);
    return made;
  };

  it("takes its pieces again", async () => {
    const { pay } = await cancelled();
    expect((await pay()).body.status).toBe("PAID");
    expect(await stock()).toBe(8);
  });

  it("is refused when they are gone", async () => {
    const { pay, read, attempts } = await cancelled();
    await world.setStock(world.piece(0).id, 1);
    expect(await pay()).toMatchObject({ code: "ORDER_NOT_PAYABLE", data: { reason: "NOT_ENOUGH_STOCK" } });
    expect((await read()).status).toBe("CANCELLED");
    expect(await attempts()).toHaveLength(1);
    expect(await stock()).toBe(1);
  });

  it("is refused after a day", async () => {
    const { pay } = await cancelled();
    world.clock.pass(24 * 60 * minutes);
    expect(await pay()).toMatchObject({ code: "ORDER_NOT_PAYABLE", data: { reason: "TOO_OLD" } });
  });
});

describe("two attempts that both took money", () => {
  const success = { providerPaymentId: "late", status: "SUCCEEDED", errorCode: null, actionUrl: null } as const;

  it("pay the order once; the second one is due back", async () => {
    const { pay, attempts, read } = await ordered("declined");
    await pay();
    const [first, second] = await attempts();
    await settlePayment(world.dependencies, present(first).id, success);
    expect((await read()).status).toBe("PAID");
    const after = await attempts();
    expect(after.find(({ id }) => id === first?.id)?.refundDueAt).toEqual(world.clock.now());
    expect(after.find(({ id }) => id === second?.id)?.refundDueAt).toBeNull();
    expect(await stock()).toBe(8);
  });

  it("whichever is heard of first", async () => {
    const { pay, attempts, read, client } = await ordered("declined");
    await pay(await world.aMethod(client.id, "three-d-secure"));
    const [first, second] = (await attempts()).toSorted((a, b) => a.status.localeCompare(b.status));
    await settlePayment(world.dependencies, present(first).id, success);
    expect((await read()).status).toBe("PAID");
    expect(world.provider.charges.get(present(second).id)?.status).toBe("FAILED");
    await settlePayment(world.dependencies, present(second).id, success);
    const due = (await attempts()).filter(({ refundDueAt }) => refundDueAt !== null);
    expect(due.map(({ id }) => id)).toEqual([second?.id]);
  });
});
