import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createOrder, getOrder, payOrder } from "#contract/orders.ts";
import { aBoxOrder } from "#tests/backend/box-order.ts";
import { aKey, openOrderWorld, type OrderWorld } from "#tests/backend/order-world.ts";
import { refunds } from "../db/schema/ledger.ts";
import { orders, payments } from "../db/schema/order.ts";
import { accounts } from "../ledger/accounts.ts";
import { checkLedger } from "../ledger/check.ts";
import { readBalance } from "../ledger/post.ts";
import { chargeOrder } from "#tests/backend/charge-order.ts";
import { and, eq, inArray, isNull } from "../db/orm.ts";
import { releaseExpiredOrders } from "../orders/expire.ts";
import { chargePrepayment } from "../orders/prepayment.ts";
import { retryFailedCharges } from "../orders/retry-charges.ts";
import { chooseDefaultMethod } from "../payment-methods/service.ts";
import { sendRefunds } from "../refunds/send.ts";
import { actionTtlMs, reconcilePayments, refreshPayment, settlePayment } from "./settle.ts";
import type { StoredPayment } from "./store.ts";

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(async () => world.close());

const behaviours = ["succeeds", "declined", "three-d-secure", "answer-lost", "unreachable"] as const;
const which = fc.nat(30);
const method = fc.nat(behaviours.length - 1);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("pay" as const), which, method }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("charge" as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("prepay" as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("default" as const), which, method }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("bank" as const), which, isConfirmed: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("late-success" as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("old-news" as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("webhook" as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("return-page" as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("jobs" as const), which }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
interface Known {
  clientId: string;
  methods: string[];
  orderIds: string[];
}

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % (list.length || 1)];
const runJobs = async () => {
  await reconcilePayments(world.dependencies);
  await retryFailedCharges(world.dependencies);
  await releaseExpiredOrders(world.dependencies);
  await sendRefunds(world.dependencies);
};
const attemptsOf = (ids: string[]): Promise<StoredPayment[]> =>
  world.db.select().from(payments).where(inArray(payments.orderId, ids)).orderBy(payments.createdAt, payments.id);

/** The provider has changed its mind about an attempt it knows: money was taken after all. */
function succeedLate(paymentId: string): void {
  const charge = world.provider.charges.get(paymentId);
  if (charge)
    world.provider.charges.set(paymentId, { ...charge, status: "SUCCEEDED", errorCode: null, actionUrl: null });
}

async function take(wanted: Step, known: Known): Promise<void> {
  const orderId = pick(known.orderIds, wanted.which) ?? "";
  const attempt = pick(await attemptsOf(known.orderIds), wanted.which);
  const as = known.clientId;
  switch (wanted.kind) {
    case "pay": {
      const body = { payment_method_id: known.methods[wanted.method] };
      await world.call(payOrder, { as, key: aKey(), params: { id: orderId }, body });
      return;
    }
    case "charge":
      await chargeOrder(world.dependencies, orderId, { offSession: true });
      return;
    case "prepay":
      await chargePrepayment(world.dependencies, orderId);
      return;
    case "default":
      await chooseDefaultMethod(
        world.dependencies,
        { clientId: as, sessionId: "-" },
        known.methods[wanted.method] ?? "",
      );
      return;
    case "return-page":
      await world.call(getOrder, { as, params: { id: orderId } });
      return;
    case "jobs":
      return runJobs();
    default:
      break;
  }
  if (!attempt) return;
  if (wanted.kind === "bank" && world.provider.charges.get(attempt.id)?.status === "REQUIRES_ACTION")
    world.provider.confirm(attempt.id, wanted.isConfirmed);
  if (wanted.kind === "late-success") succeedLate(attempt.id);
  if (wanted.kind === "old-news")
    await settlePayment(world.dependencies, attempt.id, {
      providerPaymentId: attempt.providerPaymentId,
      status: "REQUIRES_ACTION",
      errorCode: null,
      actionUrl: "https://bank.example/again",
    });
  else await refreshPayment(world.dependencies, attempt.id);
}

async function begin(): Promise<Known> {
  for (const { id } of world.pieces) await world.setStock(id, 10);
  const { id: clientId } = await world.aClient("declined", "2099-12-31");
  const methods: string[] = [];
  for (const behaviour of behaviours) methods.push(await world.aMethod(clientId, behaviour, "2099-12-31"));
  const body = world.anOrder(methods[2] ?? "", [[0, 1]]);
  const shop = await world.call(createOrder, { as: clientId, key: aKey(), body });
  const due = await aBoxOrder(world, clientId, [[1, 2]]);
  const prepared = await aBoxOrder(world, clientId, [[2, 1]], "PREPARED");
  return { clientId, methods, orderIds: [shop.body.id, due, prepared] };
}

it("ends in one state, whatever is heard in whichever order: what is paid is paid once, the rest goes back", async () => {
  const passed = fc.constantFrom(0, 1, 40, 3 * 24 * 60);
  const batch = fc.record({ passed, steps: fc.array(step, { minLength: 1, maxLength: 8 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 4 }), async (batches) => {
      const known = await begin();
      for (const { passed: minutes, steps } of batches) {
        world.clock.pass(minutes * 60_000);
        await Promise.all(steps.map((wanted) => take(wanted, known)));
      }
      // Everything is heard of in the end: the provider's word on each attempt, and every job.
      world.clock.pass(actionTtlMs + 1);
      for (let round = 0; round < 3; round += 1) {
        for (const { id } of await attemptsOf(known.orderIds)) await refreshPayment(world.dependencies, id);
        await runJobs();
        world.clock.pass(5 * 60_000);
      }
      const attempts = await attemptsOf(known.orderIds);
      const mine = inArray(orders.id, known.orderIds);
      for (const order of await world.db.select().from(orders).where(mine)) {
        const kept = attempts.filter(
          ({ orderId, status, refundDueAt }) => orderId === order.id && status === "SUCCEEDED" && refundDueAt === null,
        );
        const keptCents = kept.reduce((sum, { amountCents }) => sum + amountCents, 0);
        expect(keptCents).toBe(
          (order.status === "PAID" ? order.totalCents - order.prepaidCents : 0) + order.prepaidCents,
        );
        expect(new Set(kept.map(({ purpose }) => purpose)).size).toBe(kept.length);
        const sold = order.status === "PAID" ? 0 : order.prepaidCents;
        expect(await readBalance(world.db, accounts.orderMoney(order.id), "EUR")).toBe(sold);
      }
      for (const attempt of attempts) {
        const charge = world.provider.charges.get(attempt.id);
        // Nobody's money is forgotten: what the provider took is known here, kept or on its way back.
        expect(charge?.status === "SUCCEEDED").toBe(attempt.status === "SUCCEEDED");
        const given = await world.db.select().from(refunds).where(eq(refunds.paymentId, attempt.id));
        expect(given.map(({ status, providerCents }) => [status, providerCents])).toEqual(
          attempt.refundDueAt ? [["SENT", attempt.amountCents]] : [],
        );
      }
      const open = and(inArray(payments.status, ["PENDING", "REQUIRES_ACTION"]), isNull(payments.refundDueAt));
      const left = (await world.db.select().from(payments).where(open)).filter(({ id }) =>
        attempts.some((one) => one.id === id),
      );
      expect(left.filter(({ status }) => status === "REQUIRES_ACTION")).toEqual([]);
      expect(await checkLedger(world.db)).toEqual([]);
    }),
    {
      numRuns: Number(process.env["FUZZ_RUNS"] ?? 10),
      seed: Number(process.env["FUZZ_SEED"] ?? 7),
      endOnFailure: true,
    },
  );
}, 120_000);
