import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orders, payments } from "#backend/db/schema/order.ts";
import { createOrder, payOrder } from "#contract/orders.ts";
import { aKey, openOrderWorld, type OrderWorld } from "#tests/backend/order-world.ts";
import { eq } from "../db/orm.ts";

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(async () => world.close());
beforeEach(async () => {
  for (const { id } of world.pieces) await world.setStock(id, 10);
});

const order = (as: string, body: unknown, key: string) => world.call(createOrder, { as, body, key });
const countOrders = async (clientId: string) =>
  (await world.db.select().from(orders).where(eq(orders.clientId, clientId))).length;

describe("the key of an order", () => {
  it("answers the same order again, and charges once", async () => {
    const ada = await world.aClient();
    const key = aKey();
    const wanted = world.anOrder(ada.methodId, [[0, 1]]);
    const first = await order(ada.id, wanted, key);
    const calls = world.provider.calls.length;
    expect(await order(ada.id, wanted, key)).toEqual(first);
    expect(world.provider.calls.length).toBe(calls);
    expect(await countOrders(ada.id)).toBe(1);
  });

  it("refuses another body, and another call", async () => {
    const ada = await world.aClient();
    const key = aKey();
    const first = await order(ada.id, world.anOrder(ada.methodId, [[0, 1]]), key);
    expect((await order(ada.id, world.anOrder(ada.methodId, [[0, 2]]), key)).code).toBe("IDEMPOTENCY_KEY_REUSED");
    expect(
      (
        await world.call(payOrder, {
          as: ada.id,
          key,
          params: { id: first.body.id },
          body: { payment_method_id: ada.methodId },
        })
      ).code,
    ).toBe("IDEMPOTENCY_KEY_REUSED");
  });

  it("belongs to one client", async () => {
    const [ada, eve] = [await world.aClient(), await world.aClient()];
    const key = aKey();
    const [first, second] = [
      await order(ada.id, world.anOrder(ada.methodId, [[0, 1]]), key),
      await order(eve.id, world.anOrder(eve.methodId, [[0, 1]]), key),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.id).not.toBe(second.body.id);
  });

  it("is free again after a refusal", async () => {
    const ada = await world.aClient();
    const key = aKey();
    await world.setStock(world.piece(0).id, 0);
    const wanted = world.anOrder(ada.methodId, [[0, 1]]);
    expect((await order(ada.id, wanted, key)).code).toBe("NOT_ENOUGH_STOCK");
    await world.setStock(world.piece(0).id, 1);
    expect((await order(ada.id, wanted, key)).status).toBe(201);
  });

  it("makes one order of twenty calls at once, even for the last piece", async () => {
    const ada = await world.aClient();
    const key = aKey();
    await world.setStock(world.piece(0).id, 1);
    const wanted = world.anOrder(ada.methodId, [[0, 1]]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(ada.id, wanted, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set(["PAID"]));
    expect(await countOrders(ada.id)).toBe(1);
    expect(await world.stockOf(world.piece(0).id)).toBe(0);
    const attempts = await world.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, answers[0]?.body.id ?? ""));
    expect(attempts).toHaveLength(1);
  });
});
