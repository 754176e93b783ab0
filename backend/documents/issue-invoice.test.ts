import { afterAll, beforeAll, expect, it } from "vitest";
import { createOrder, payOrder } from "#contract/orders.ts";
import { aKey, openOrderWorld, type OrderWorld } from "#tests/backend/order-world.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { invoices, orders } from "../db/schema/order.ts";

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(() => world.close());

const numbersOf = async (year: number) =>
  (await world.db.select().from(invoices).where(eq(invoices.year, year))).map(({ sequence }) => sequence);

it("is made by each sale, of many at once in one row without a gap; an order that is refused takes no number", async () => {
  const kinds = Array.from({ length: 12 }, (_, index) =>
    index % 3 === 2 ? ("declined" as const) : ("succeeds" as const),
  );
  const clients = await Promise.all(kinds.map((kind) => world.aClient(kind)));
  await Promise.all(
    clients.map(({ id, methodId }, index) =>
      world.call(createOrder, { as: id, key: aKey(), body: world.anOrder(methodId, [[index % 9, 1]]) }),
    ),
  );
  expect((await numbersOf(2026)).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it("begins anew with the year, which is the year in Paris", async () => {
  world.clock.moment = new Date("2026-12-31T23:30:00Z");
  const { id, methodId } = await world.aClient("declined");
  const body = world.anOrder(methodId, [[0, 1]]);
  const order = (await world.call(createOrder, { as: id, key: aKey(), body })).body;
  expect(await numbersOf(2027)).toEqual([]);
  world.clock.pass(60_000);
  const good = await world.aMethod(id, "succeeds");
  await world.call(payOrder, { as: id, key: aKey(), params: { id: order.id }, body: { payment_method_id: good } });
  const [invoice] = await world.db.select().from(invoices).where(eq(invoices.orderId, order.id));
  expect(invoice).toMatchObject({ year: 2027, sequence: 1, issuedAt: world.clock.now() });
  const [paid] = await world.db.select().from(orders).where(eq(orders.id, order.id));
  expect(present(paid).paidAt).toEqual(world.clock.now());
});
