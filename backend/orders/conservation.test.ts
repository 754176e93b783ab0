import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { orders, payments } from "#backend/db/schema/order.ts";
import { createOrder, payOrder } from "#contract/orders.ts";
import { aKey, openOrderWorld, type OrderWorld } from "#tests/backend/order-world.ts";
import type { Behaviour } from "#tests/backend/scripted-provider.ts";
import { and, count, eq, gt, inArray, isNull } from "../db/orm.ts";
import { releaseExpiredOrders } from "./expire.ts";
import { reconcilePayments, refreshPayment } from "../payments/settle.ts";

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(async () => world.close());

const behaviours: Behaviour[] = ["succeeds", "declined", "three-d-secure", "answer-lost", "unreachable"];
const orderOf = fc.record({
  kind: fc.constant("order" as const),
  client: fc.nat(2),
  behaviour: fc.nat(behaviours.length - 1),
  pieces: fc.uniqueArray(fc.tuple(fc.nat(4), fc.integer({ min: 1, max: 3 })), {
    minLength: 1,
    maxLength: 3,
    selector: ([index]) => index,
  }),
});
const step = fc.oneof(
  { weight: 5, arbitrary: orderOf },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("pay" as const),
      which: fc.nat(50),
      behaviour: fc.nat(behaviours.length - 1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("confirm" as const), which: fc.nat(50), isConfirmed: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("release" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("reconcile" as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Client = { id: string; methods: string[] };

async function take(wanted: Step, clients: Client[], since: Date): Promise<void> {
  const made = () =>
    world.db.select().from(orders).where(gt(orders.createdAt, since)).orderBy(orders.createdAt, orders.number);
  if (wanted.kind === "order") {
    const client = clients[wanted.client];
    const method = client?.methods[wanted.behaviour] ?? "";
    await world.call(createOrder, { as: client?.id ?? "", key: aKey(), body: world.anOrder(method, wanted.pieces) });
  } else if (wanted.kind === "pay") {
    const list = await made();
    const order = list[wanted.which % (list.length || 1)];
    const client = clients.find(({ id }) => id === order?.clientId);
    if (!order || !client) return;
    const body = { payment_method_id: client.methods[wanted.behaviour] };
    await world.call(payOrder, { as: client.id, key: aKey(), params: { id: order.id }, body });
  } else if (wanted.kind === "confirm") {
    const waiting = await world.db.select().from(payments).where(eq(payments.status, "REQUIRES_ACTION"));
    const payment = waiting[wanted.which % (waiting.length || 1)];
    if (!payment) return;
    world.provider.confirm(payment.id, wanted.isConfirmed);
    await refreshPayment(world.dependencies, payment.id);
  } else if (wanted.kind === "release") await releaseExpiredOrders(world.dependencies);
  else await reconcilePayments(world.dependencies);
}

it("never loses, invents or oversells a piece, nor charges an order twice, whatever happens at once", async () => {
  const clients: Client[] = [];
  for (let index = 0; index < 3; index++) {
    const { id } = await world.aClient();
    clients.push({ id, methods: await Promise.all(behaviours.map((behaviour) => world.aMethod(id, behaviour))) });
  }
  const minutes = fc.constantFrom(0, 1, 20, 31);
  const batch = fc.record({ passed: minutes, steps: fc.array(step, { minLength: 1, maxLength: 8 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 4 }), async (batches) => {
      const since = world.clock.now();
      world.clock.pass(1000);
      for (const { id } of world.pieces) await world.setStock(id, 4);
      const before = await world.piecesInTheWorld();
      for (const { passed, steps } of batches) {
        world.clock.pass(passed * 60_000);
        await Promise.all(steps.map((wanted) => take(wanted, clients, since)));
        const after = await world.piecesInTheWorld();
        expect(after.total).toBe(before.total);
        expect(after.least).toBeGreaterThanOrEqual(0);
      }
      const kept = world.db
        .select({ orderId: payments.orderId, paid: count() })
        .from(payments)
        .where(and(eq(payments.status, "SUCCEEDED"), isNull(payments.refundDueAt)))
        .groupBy(payments.orderId);
      const paid = await world.db.select().from(orders).where(eq(orders.status, "PAID"));
      const keptRows = await kept;
      expect(keptRows.every((row) => row.paid === 1)).toBe(true);
      expect(new Set(keptRows.map(({ orderId }) => orderId))).toEqual(new Set(paid.map(({ id }) => id)));
      world.clock.pass(40 * 60_000);
      await reconcilePayments(world.dependencies);
      await releaseExpiredOrders(world.dependencies);
      const unpaid = inArray(orders.status, ["PENDING_PAYMENT", "PAYMENT_FAILED"]);
      expect(await world.db.select().from(orders).where(unpaid)).toEqual([]);
      expect((await world.piecesInTheWorld()).total).toBe(before.total);
    }),
    {
      numRuns: Number(process.env["FUZZ_RUNS"] ?? 12),
      seed: Number(process.env["FUZZ_SEED"] ?? 42),
      endOnFailure: true,
    },
  );
}, 120_000);
