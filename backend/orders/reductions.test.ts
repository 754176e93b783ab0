import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { coupons, couponUses, giftCards, ledgerPostings, refunds } from "#backend/db/schema/ledger.ts";
import { orders, payments } from "#backend/db/schema/order.ts";
import { makeGiftCardCode } from "#backend/gift-cards/code.ts";
import { redeemGiftCard } from "#backend/gift-cards/service.ts";
import { accounts } from "#backend/ledger/accounts.ts";
import { checkLedger } from "#backend/ledger/check.ts";
import { postEntry, readBalance } from "#backend/ledger/post.ts";
import { grantPoints } from "#backend/loyalty/points.ts";
import { settlePayment } from "#backend/payments/settle.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import { createOrder, getOrder, payOrder, quoteOrder } from "#contract/orders.ts";
import { friendPercent } from "#contract/terms.ts";
import { aKey, openOrderWorld, type OrderWorld } from "#tests/backend/order-world.ts";
import type { Behaviour } from "#tests/backend/scripted-provider.ts";
import { arrive, expectWholeSums, sendBack, someReturn } from "#tests/backend/sent-back.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { and, eq, inArray, like } from "../db/orm.ts";
import { releaseExpiredOrders } from "./expire.ts";

const minutes = 60_000;
let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(async () => world.close());
beforeEach(async () => {
  for (const { id } of world.pieces) await world.setStock(id, 10);
});

async function giveWallet(clientId: string, cents: number) {
  await world.db.transaction((tx) =>
    postEntry(tx, {
      rule: "GOODWILL",
      source: { type: "test", id: clientId },
      clientId,
      dedupeKey: crypto.randomUUID(),
      at: world.clock.now(),
      postings: [
        { account: accounts.expense("goodwill"), unit: "EUR", amount: -cents },
        { account: accounts.wallet(clientId), unit: "EUR", amount: cents },
      ],
    }),
  );
}
const walletOf = (clientId: string) => readBalance(world.db, accounts.wallet(clientId), "EUR");
async function aCoupon(change: Partial<typeof coupons.$inferInsert> = {}) {
  const code = `TEST-${crypto.randomUUID().slice(-12).toUpperCase()}`;
  await world.db.insert(coupons).values({
    code,
    kind: "PERCENT",
    value: 10,
    scope: "SHOP",
    validFrom: "2026-01-01",
    usesPerClient: 1,
    createdAt: world.clock.now(),
    ...change,
  });
  return code;
}
type Client = { id: string; methodId: string };
type Wish = { codes?: string[]; use_wallet?: boolean };
const quote = async (client: Client, wanted: [number, number][], wish: Wish) => {
  const { lines } = world.anOrder(client.methodId, wanted);
  const body = { lines, address: { country_code: "FR" as const }, delivery: { mode: "HOME" as const }, ...wish };
  return (await world.call(quoteOrder, { as: client.id, body })).body;
};
async function bodyOf(client: Client, wanted: [number, number][], wish: Wish): Promise<BodyOf<typeof createOrder>> {
  const { totals } = await quote(client, wanted, wish);
  const expected = { expected_total_ttc: totals.total_amount_ttc, expected_due_ttc: totals.due_ttc };
  return world.anOrder(client.methodId, wanted, { ...wish, ...expected });
}
const send = (client: Client, body: unknown) => world.call(createOrder, { as: client.id, key: aKey(), body });
const order = async (client: Client, wanted: [number, number][], wish: Wish) =>
  send(client, await bodyOf(client, wanted, wish));
const chargedFor = async (orderId: string) =>
  (await world.db.select().from(payments).where(eq(payments.orderId, orderId))).map(({ amountCents }) => amountCents);
async function cancel(client: Client, id: string) {
  world.clock.pass(31 * minutes);
  await releaseExpiredOrders(world.dependencies);
  return (await world.call(getOrder, { as: client.id, params: { id } })).body;
}
/** Nothing stays on the accounts of orders that are paid or cancelled, unless a provider's money has to go back. */
async function expectTrueBooks() {
  expect(await checkLedger(world.db)).toEqual([]);
  const settled = await world.db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.status, ["PAID", "CANCELLED"]));
  const rows = await world.db.select().from(ledgerPostings).where(like(ledgerPostings.account, "order:%"));
  const sums = new Map<string, number>();
  for (const { account, amount } of rows) sums.set(account, (sums.get(account) ?? 0) + amount);
  const attempts = await world.db.select().from(payments);
  const sent = await world.db.select().from(refunds).where(eq(refunds.status, "SENT"));
  const isBack = (paymentId: string) => sent.some((refund) => refund.paymentId === paymentId);
  for (const { id } of settled) {
    expect(sums.get(accounts.orderWallet(id)) ?? 0).toBe(0);
    const owed = attempts.filter(
      ({ id: paymentId, orderId, status, refundDueAt }) =>
        orderId === id && status === "SUCCEEDED" && refundDueAt && !isBack(paymentId),
    );
    expect(sums.get(accounts.orderMoney(id)) ?? 0).toBe(owed.reduce((sum, { amountCents }) => sum + amountCents, 0));
  }
}

describe("the wallet", () => {
  it("pays a part, the card the rest", async () => {
    const client = await world.aClient();
    await giveWallet(client.id, 1000);
    expect(await quote(client, [[0, 1]], {})).toMatchObject({
      totals: { total_amount_ttc: 24.8, wallet_ttc: 0, due_ttc: 24.8 },
      wallet_balance_ttc: 10,
    });
    const { body } = await order(client, [[0, 1]], { use_wallet: true });
    expect(body).toMatchObject({ status: "PAID", total_amount_ttc: 24.8, wallet_ttc: 10, due_ttc: 14.8 });
    expect(await chargedFor(body.id)).toEqual([1480]);
    expect(await walletOf(client.id)).toBe(0);
    await expectTrueBooks();
  });

  it("pays all at once, without a provider and without a payment method", async () => {
    const client = await world.aClient();
    await giveWallet(client.id, 5000);
    const { payment_method_id: _, ...body } = await bodyOf(client, [[0, 1]], { use_wallet: true });
    const { body: made } = await send(client, body);
    expect(made).toMatchObject({
      status: "PAID",
      due_ttc: 0,
      payment: { status: "SUCCEEDED", payment_method_type: null },
      timeline: [{ status: "PENDING_PAYMENT" }, { status: "PAID" }],
    });
    expect(await chargedFor(made.id)).toEqual([]);
    expect(await walletOf(client.id)).toBe(5000 - 2480);
    await expectTrueBooks();
  });

  it("is asked for what the customer agreed to, and a method for what it does not cover", async () => {
    const client = await world.aClient();
    await giveWallet(client.id, 1000);
    const { payment_method_id: _, ...without } = await bodyOf(client, [[0, 1]], { use_wallet: true });
    expect((await send(client, without)).code).toBe("PAYMENT_METHOD_NOT_FOUND");
    const { expected_due_ttc: __, ...silent } = await bodyOf(client, [[0, 1]], { use_wallet: true });
    expect((await send(client, silent)).code).toBe("VALIDATION");
    const agreed = await bodyOf(client, [[0, 1]], { use_wallet: true });
    await order(client, [[3, 1]], { use_wallet: true });
    const changed = await send(client, agreed);
    expect(changed).toMatchObject({
      code: "TOTAL_CHANGED",
      data: { quote: { totals: { wallet_ttc: 0, due_ttc: 24.8 } } },
    });
  });

  it("gets back what a cancelled order held; paid after all, that order is charged in full", async () => {
    const client = await world.aClient("declined");
    await giveWallet(client.id, 1000);
    const { body } = await order(client, [[0, 1]], { use_wallet: true });
    expect(body).toMatchObject({ status: "PAYMENT_FAILED", wallet_ttc: 10 });
    expect(await walletOf(client.id)).toBe(0);
    expect(await cancel(client, body.id)).toMatchObject({ status: "CANCELLED", wallet_ttc: 0, due_ttc: 24.8 });
    expect(await walletOf(client.id)).toBe(1000);
    const method = await world.aMethod(client.id, "succeeds");
    const paid = await world.call(payOrder, {
      as: client.id,
      key: aKey(),
      params: { id: body.id },
      body: { payment_method_id: method },
    });
    expect(paid.body).toMatchObject({ status: "PAID", due_ttc: 24.8 });
    expect(await walletOf(client.id)).toBe(1000);
    await expectTrueBooks();
  });

  describe("of somebody who pays an order that was placed", () => {
    /** An order of 24.80 whose card was declined, then 10 in the wallet. */
    async function unpaid() {
      const client = await world.aClient("declined");
      const { body } = await order(client, [[0, 1]], {});
      await giveWallet(client.id, 1000);
      const card = await world.aMethod(client.id, "succeeds");
      const pay = (wish: BodyOf<typeof payOrder>) =>
        world.call(payOrder, { as: client.id, key: aKey(), params: { id: body.id }, body: wish });
      return { client: { ...client, methodId: card }, id: body.id, pay };
    }

    it("pays a part, the card the rest, and the steps say so", async () => {
      const { client, id, pay } = await unpaid();
      const wish = { payment_method_id: client.methodId, use_wallet: true, expected_due_ttc: 14.8 };
      expect((await pay({ payment_method_id: client.methodId, use_wallet: true })).code).toBe("VALIDATION");
      const { body } = await pay(wish);
      expect(body).toMatchObject({ status: "PAID", total_amount_ttc: 24.8, wallet_ttc: 10, due_ttc: 14.8 });
      expect(body.steps.at(-1)).toMatchObject({ rule: "WALLET", amount_ttc: -10 });
      expect(await chargedFor(id)).toEqual([2480, 1480]);
      expect(await walletOf(client.id)).toBe(0);
      await expectTrueBooks();
    });

    it("pays all without a method, and asks for one where something is left", async () => {
      const { client, id, pay } = await unpaid();
      expect((await pay({ use_wallet: true, expected_due_ttc: 14.8 })).code).toBe("PAYMENT_METHOD_NOT_FOUND");
      expect(await walletOf(client.id)).toBe(1000);
      await giveWallet(client.id, 2000);
      expect((await pay({ use_wallet: true, expected_due_ttc: 0 })).body).toMatchObject({ status: "PAID", due_ttc: 0 });
      expect(await chargedFor(id)).toEqual([2480]);
      expect(await walletOf(client.id)).toBe(520);
      await expectTrueBooks();
    });

    it("is given back what an attempt held once it is left out", async () => {
      const { client, pay } = await unpaid();
      const declined = await world.aMethod(client.id, "declined");
      const failed = await pay({ payment_method_id: declined, use_wallet: true, expected_due_ttc: 14.8 });
      expect(failed.body).toMatchObject({ status: "PAYMENT_FAILED", wallet_ttc: 10, due_ttc: 14.8 });
      expect(await walletOf(client.id)).toBe(0);
      const paid = await pay({ payment_method_id: client.methodId, use_wallet: false, expected_due_ttc: 24.8 });
      expect(paid.body).toMatchObject({ status: "PAID", wallet_ttc: 0, due_ttc: 24.8 });
      expect(await walletOf(client.id)).toBe(1000);
      await expectTrueBooks();
    });

    it("charges nothing when it was spent elsewhere meanwhile", async () => {
      const { client, id, pay } = await unpaid();
      await order(client, [[3, 1]], { use_wallet: true });
      const wish = { payment_method_id: client.methodId, use_wallet: true, expected_due_ttc: 14.8 };
      expect((await pay(wish)).code).toBe("TOTAL_CHANGED");
      expect(await chargedFor(id)).toEqual([2480]);
      expect((await pay({ ...wish, expected_due_ttc: 24.8 })).body).toMatchObject({ status: "PAID", wallet_ttc: 0 });
      await expectTrueBooks();
    });

    it("is spent once by an old and a new order at the same moment", async () => {
      for (let round = 0; round < 4; round++) {
        const { client, pay } = await unpaid();
        const fresh = await bodyOf(client, [[3, 1]], { use_wallet: true });
        const answers = await Promise.all([
          pay({ payment_method_id: client.methodId, use_wallet: true, expected_due_ttc: 14.8 }),
          send(client, fresh),
        ]);
        const paid = answers.filter(({ status }) => status < 300);
        expect(paid.map(({ body }) => body.wallet_ttc)).toEqual([10]);
        expect(answers.map(({ code }) => code).filter(Boolean)).toHaveLength(1);
        for (const { code } of answers) expect([undefined, "INSUFFICIENT_BALANCE", "TOTAL_CHANGED"]).toContain(code);
        expect(await walletOf(client.id)).toBe(0);
        await expectTrueBooks();
      }
    });
  });

  it("is used again when a cancelled order turns out to be paid, and the money goes back when it is empty", async () => {
    for (const isSpent of [false, true]) {
      const client = await world.aClient("three-d-secure");
      await giveWallet(client.id, 1000);
      const { body } = await order(client, [[0, 1]], { use_wallet: true });
      const [attempt] = await world.db.select().from(payments).where(eq(payments.orderId, body.id));
      // The bank's page is open while nobody can reach the provider; then the order's time is over.
      await world.db.update(payments).set({ status: "FAILED" }).where(eq(payments.orderId, body.id));
      await cancel(client, body.id);
      if (isSpent)
        await order({ ...client, methodId: await world.aMethod(client.id, "succeeds") }, [[3, 1]], {
          use_wallet: true,
        });
      await settlePayment(world.dependencies, present(attempt).id, {
        providerPaymentId: "late",
        status: "SUCCEEDED",
        errorCode: null,
        actionUrl: null,
      });
      const after = (await world.call(getOrder, { as: client.id, params: { id: body.id } })).body;
      expect(after).toMatchObject(
        isSpent ? { status: "CANCELLED", wallet_ttc: 0 } : { status: "PAID", wallet_ttc: 10 },
      );
      expect(await walletOf(client.id)).toBe(0);
      await expectTrueBooks();
    }
  });

  it("is not overdrawn by two orders at once", async () => {
    const client = await world.aClient();
    await giveWallet(client.id, 3000);
    const body = await bodyOf(client, [[0, 1]], { use_wallet: true });
    const answers = await Promise.all([send(client, body), send(client, body), send(client, body)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { code } of answers) expect([undefined, "INSUFFICIENT_BALANCE", "TOTAL_CHANGED"]).toContain(code);
    expect(await walletOf(client.id)).toBe(520);
    await expectTrueBooks();
  });
});

describe("a code", () => {
  it("takes its part off the pieces, is shown with the order and spread over its lines", async () => {
    const [client, code] = [await world.aClient(), await aCoupon({ minimumCents: 3000 })];
    expect(await quote(client, [[0, 1]], { codes: [`  ${code.toLowerCase()} `] })).toMatchObject({
      totals: { discount_ttc: 0 },
      codes: [{ code, problem: { code: "CODE_INVALID", reason: "MINIMUM_NOT_REACHED" } }],
    });
    const { body } = await order(
      client,
      [
        [0, 1],
        [3, 1],
      ],
      { codes: [code] },
    );
    expect(body).toMatchObject({
      status: "PAID",
      codes: [code],
      items_total_ttc: 44.4,
      discount_ttc: 4.44,
      total_amount_ttc: 44.86,
      lines: [{ discount_ttc: 1.99 }, { discount_ttc: 2.45 }],
      steps: [
        { rule: "ITEMS", amount_ttc: 44.4 },
        { rule: "CODE", code, amount_ttc: -4.44 },
        { rule: "SHIPPING", amount_ttc: 4.9 },
      ],
    });
    expect(await quote(client, [[3, 2]], { codes: [code] })).toMatchObject({
      codes: [{ problem: { code: "COUPON_CODE_ALREADY_USED" } }],
    });
    const again = world.anOrder(client.methodId, [[3, 2]], { codes: [code] });
    expect((await send(client, again)).code).toBe("COUPON_CODE_ALREADY_USED");
    await expectTrueBooks();
  });

  it("is used by one of two orders at once", async () => {
    const [client, code] = [await world.aClient(), await aCoupon()];
    const bodies = await Promise.all([
      bodyOf(client, [[0, 1]], { codes: [code] }),
      bodyOf(client, [[3, 1]], { codes: [code] }),
    ]);
    const answers = await Promise.all(bodies.map((body) => send(client, body)));
    expect(new Set(answers.map(({ code: problem }) => problem))).toEqual(
      new Set(["COUPON_CODE_ALREADY_USED", undefined]),
    );
  });

  it("can be used anew after its order was cancelled, then that order cannot be paid any more", async () => {
    const [client, code] = [await world.aClient("declined"), await aCoupon()];
    const { body } = await order(client, [[0, 1]], { codes: [code] });
    await cancel(client, body.id);
    const method = await world.aMethod(client.id, "succeeds");
    expect((await order({ ...client, methodId: method }, [[3, 1]], { codes: [code] })).body.status).toBe("PAID");
    const late = await world.call(payOrder, {
      as: client.id,
      key: aKey(),
      params: { id: body.id },
      body: { payment_method_id: method },
    });
    expect(late).toMatchObject({ code: "ORDER_NOT_PAYABLE", data: { reason: "CODE_NOT_VALID" } });
  });

  it("that changes nothing is not used up", async () => {
    const [client, code] = [await world.aClient(), await aCoupon({ kind: "SHIPPING", value: 0 })];
    const { body } = await order(client, [[6, 2]], { codes: [code] });
    expect(body).toMatchObject({ codes: [], offer: { shipping_fee_offered: true } });
    expect((await order(client, [[0, 1]], { codes: [code] })).body).toMatchObject({
      codes: [code],
      shipping_fee_ttc: 0,
      total_amount_ttc: 19.9,
    });
  });

  it("is refused by name, and no order is made", async () => {
    const client = await world.aClient();
    const before = await world.db.$count(orders);
    const refusals: [string, string][] = [
      [await aCoupon({ validUntil: "2026-11-15" }), "COUPON_CODE_EXPIRED"],
      [await aCoupon({ scope: "BOX" }), "CODE_INVALID"],
      [await aCoupon({ clientId: (await world.aClient()).id }), "CODE_INVALID"],
      ["NOBODY-KNOWS-IT", "CODE_INVALID"],
    ];
    for (const [code, refusal] of refusals)
      expect((await send(client, world.anOrder(client.methodId, [[0, 1]], { codes: [code] }))).code).toBe(refusal);
    for (const code of ["", "   "])
      expect((await send(client, world.anOrder(client.methodId, [[0, 1]], { codes: [code] }))).code).toBe("VALIDATION");
    expect(await world.db.$count(orders)).toBe(before);
  });
});

/** A gift card somebody paid for, in the wallet of a client. */
async function giveCard(clientId: string, amountCents: number) {
  const [id, code] = [crypto.randomUUID(), makeGiftCardCode()];
  const person = { email: "giver@mail.example", name: "Ada" };
  await world.db.insert(giftCards).values({
    id,
    code,
    amountCents,
    for: "KID",
    buyer: person,
    recipient: person,
    message: "",
    locale: "fr-FR",
    deliverOn: "2026-01-01",
    status: "ACTIVE",
    createdAt: world.clock.now(),
  });
  await world.db.transaction((tx) =>
    postEntry(tx, {
      rule: "GIFT_CARD_SOLD",
      source: { type: "gift-card", id },
      clientId: null,
      dedupeKey: `gift-card-sold:${id}`,
      at: world.clock.now(),
      postings: [
        { account: accounts.giftCardMoney(id), unit: "EUR", amount: -amountCents },
        { account: accounts.giftCard(id), unit: "EUR", amount: amountCents },
      ],
    }),
  );
  await redeemGiftCard(code, { ...world.dependencies, caller: { clientId, sessionId: clientId } });
}
const givePoints = (clientId: string, points: number) =>
  world.db.transaction((tx) =>
    grantPoints(
      tx,
      { clientId, points, rule: "RECYCLING_POINTS", source: { type: "test", id: clientId }, dedupeKey: clientId },
      world.clock.now(),
    ),
  );

it("keeps true books whatever happens at once to orders with codes and wallets, and whatever of them comes back", async () => {
  const behaviours: Behaviour[] = ["succeeds", "declined", "three-d-secure"];
  const codes = {
    coupon: await aCoupon(),
    amount: await aCoupon({ kind: "AMOUNT", value: 500, usesPerClient: 2 }),
    loyalty: await aCoupon({ kind: "LOYALTY", value: 1000, points: 200, usesPerClient: null }),
  };
  const mostUses = { coupon: 1, amount: 2, loyalty: 1, friend: 1 };
  type Buyer = { id: string; methods: string[]; codes: Record<keyof typeof mostUses, string> };
  const aBuyer = async (): Promise<Buyer> => {
    const { id } = await world.aClient();
    await giveWallet(id, 2500);
    await giveCard(id, 1500);
    await givePoints(id, 250);
    const methods = await Promise.all(behaviours.map((behaviour) => world.aMethod(id, behaviour, "2099-12-31")));
    const friend = await aCoupon({ scope: "ALL", value: friendPercent, clientId: id });
    return { id, methods, codes: { ...codes, friend } };
  };
  const step = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant("order" as const),
        client: fc.nat(1),
        behaviour: fc.nat(2),
        pieces: fc.uniqueArray(fc.tuple(fc.nat(8), fc.integer({ min: 1, max: 2 })), {
          minLength: 1,
          maxLength: 3,
          selector: ([piece]) => piece,
        }),
        use_wallet: fc.boolean(),
        code: fc.constantFrom(null, "coupon" as const, "amount" as const, "loyalty" as const, "friend" as const),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("confirm" as const), isConfirmed: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("pay" as const), client: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("release" as const) }) },
  );
  const take = async (wanted: typeof step extends fc.Arbitrary<infer T> ? T : never, buyers: Buyer[]) => {
    if (wanted.kind === "release") return releaseExpiredOrders(world.dependencies);
    if (wanted.kind === "confirm") {
      const [waiting] = await world.db.select().from(payments).where(eq(payments.status, "REQUIRES_ACTION"));
      if (!waiting) return;
      return settlePayment(world.dependencies, waiting.id, world.provider.confirm(waiting.id, wanted.isConfirmed));
    }
    const { id, methods, codes: known } = present(buyers[wanted.client]);
    if (wanted.kind === "pay") {
      const status = inArray(orders.status, ["PAYMENT_FAILED", "CANCELLED"]);
      const [open] = await world.db
        .select()
        .from(orders)
        .where(and(eq(orders.clientId, id), status));
      if (!open) return;
      const body = { payment_method_id: methods[0] };
      return world.call(payOrder, { as: id, key: aKey(), params: { id: open.id }, body });
    }
    const { use_wallet, code, pieces, behaviour } = wanted;
    await order({ id, methodId: present(methods[behaviour]) }, pieces, {
      use_wallet,
      codes: code === null ? [] : [known[code]],
    });
  };
  let parcels = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ passed: fc.constantFrom(0, 5, 31), steps: fc.array(step, { minLength: 1, maxLength: 5 }) }),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
      fc.array(fc.array(someReturn, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 2 }),
      async (batches, comings) => {
        for (const { id } of world.pieces) await world.setStock(id, 10);
        const buyers = [await aBuyer(), await aBuyer()];
        const ids = buyers.map(({ id }) => id);
        for (const { passed, steps } of batches) {
          world.clock.pass(passed * minutes);
          await Promise.all(steps.map((wanted) => take(wanted, buyers)));
          await expectTrueBooks();
        }
        await arrive(world);
        for (const wanted of comings) {
          parcels += await sendBack(world, ids, wanted);
          await expectWholeSums(world, ids);
          expect(await checkLedger(world.db)).toEqual([]);
        }
        for (const { id, codes: known } of buyers) {
          const uses = await world.db
            .select()
            .from(couponUses)
            .where(and(eq(couponUses.clientId, id), couponUses.isSpent));
          for (const [name, most] of Object.entries(mostUses))
            expect(uses.filter(({ code }) => code === known[name as keyof typeof mostUses]).length).toBeLessThanOrEqual(
              most,
            );
          const made = await world.db.select().from(orders).where(eq(orders.clientId, id));
          const held = made.reduce((sum, { walletCents }) => sum + walletCents, 0);
          const back = await world.db
            .select()
            .from(refunds)
            .where(
              inArray(
                refunds.orderId,
                made.map((one) => one.id),
              ),
            );
          const toWallet = back.reduce((sum, { walletCents }) => sum + walletCents, 0);
          expect((await walletOf(id)) + held - toWallet).toBe(4000);
        }
      },
    ),
    {
      numRuns: Number(process.env["FUZZ_RUNS"] ?? 10),
      seed: Number(process.env["FUZZ_SEED"] ?? 42),
      endOnFailure: true,
    },
  );
  expect(parcels).toBeGreaterThan(0);
}, 120_000);
