import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOrder, getOrder, payOrder } from "#contract/orders.ts";
import * as contract from "#contract/payment-methods.ts";
import { aBoxOrder } from "#tests/backend/box-order.ts";
import { aKey, openOrderWorld, type OrderWorld } from "#tests/backend/order-world.ts";
import { aConfiguration, agreedInBrowser } from "#tests/providers/stripe/objects.ts";
import { startStripeServer, stripeKeys, type StripeServer } from "#tests/providers/stripe/server.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { refunds } from "../../db/schema/ledger.ts";
import { payments } from "../../db/schema/order.ts";
import { chargeOrder } from "#tests/backend/charge-order.ts";
import { eq } from "../../db/orm.ts";
import { planRefund } from "../../refunds/plan.ts";
import { sendRefunds } from "../../refunds/send.ts";
import { reconcilePayments } from "../settle.ts";
import { createStripeProvider } from "./provider.ts";

let stripe: StripeServer;
let world: OrderWorld;
beforeAll(async () => {
  stripe = await startStripeServer();
  world = await openOrderWorld((needs) => [createStripeProvider(needs, { ...stripeKeys, apiBase: stripe.url })]);
});
afterAll(async () => {
  await world.close();
  await stripe.close();
});

let count = 0;
const save = (as: string, body: Record<string, string>) =>
  world.call(contract.createPaymentMethod, { as, body: { payment_gateway: "stripe", ...body } });

/** A client with a card at Stripe that behaves in the given way. */
async function aPayer(behaviour: "ok" | "declined" | "funds" | "sca") {
  const client = await world.aClient();
  const id = `pm_${behaviour}_${(count += 1)}`;
  stripe.store(id);
  const { body } = await save(client.id, { provider_payment_method_id: id });
  await world.call(contract.updatePaymentMethod, {
    as: client.id,
    params: { id: body.id },
    body: { is_default: true },
  });
  return { client, methodId: body.id, providerId: id };
}
async function ordered(behaviour: "ok" | "declined" | "funds" | "sca") {
  const payer = await aPayer(behaviour);
  for (const { id } of world.pieces) await world.setStock(id, 10);
  const body = world.anOrder(payer.methodId, [[0, 2]]);
  const order = (await world.call(createOrder, { as: payer.client.id, key: aKey(), body })).body;
  const [attempt] = await world.db.select().from(payments).where(eq(payments.orderId, order.id));
  const read = async () => (await world.call(getOrder, { as: payer.client.id, params: { id: order.id } })).body;
  return { ...payer, order, read, attempt: present(attempt) };
}
/** PayPal, set up as Stripe's form in the browser does it, agreement included. */
async function setUpPayPal(as: string, method: string): Promise<string> {
  const query = { stripe_payment_method_type: "paypal" } as const;
  const { body } = await world.call(contract.createSetupIntent, { as, query });
  const id = body.client_secret.replace(/_secret_.*/, "");
  stripe.store(method);
  stripe.call("POST", `setup_intents/${id}/confirm`, {
    client_secret: body.client_secret,
    payment_method: method,
    return_url: "https://shop.example",
    ...agreedInBrowser,
  });
  stripe.answerBank(id, "confirm");
  return id;
}
const chargeABox = async (clientId: string) => {
  const id = await aBoxOrder(world, clientId, [[0, 1]]);
  return chargeOrder(world.dependencies, id, { offSession: true });
};
const deliver = (delivery: RequestInit) => world.request("/webhooks/stripe", delivery);

describe("methods at Stripe", () => {
  it("are set up for one customer a client, and saved once they succeeded", async () => {
    const client = await world.aClient();
    const before = stripe.customers.size;
    const begin = () => world.call(contract.createSetupIntent, { as: client.id });
    const [first] = await Promise.all([begin(), begin(), begin()]);
    expect(stripe.customers.size - before).toBe(1);
    const id = first.body.client_secret.replace(/_secret_.*/, "");
    expect((await save(client.id, { provider_payment_method_id: id })).code).toBe("SETUP_INTENT_FAILED");
    stripe.store("pm_ok_set_up");
    stripe.setUp(id, "pm_ok_set_up");
    expect((await save(client.id, { redirect_result: id })).body).toMatchObject({
      payment_gateway: "stripe",
      payment_method_type: "card_via_stripe",
      last4: "4242",
      expiration_date: "2029-04-30",
    });
    const other = await world.aClient();
    for (const provider_payment_method_id of [id, "pm_ok_set_up", "pm_unknown", "cus_1"])
      expect((await save(other.id, { provider_payment_method_id })).code).toBe("PAYMENT_METHOD_REFUSED");
  });

  it("are found by their type, or ask at every payment", async () => {
    const { client } = await aPayer("ok");
    expect((await save(client.id, { payment_method_type: "card_via_stripe" })).code).toBe("SETUP_INTENT_FAILED");
    const paypal = await save(client.id, { payment_method_type: "paypal_via_stripe" });
    expect(paypal.body).toMatchObject({ brand: "paypal", expiration_date: null });
    const body = world.anOrder(paypal.body.id, [[0, 1]]);
    const order = await world.call(createOrder, { as: client.id, key: aKey(), body });
    expect(order.body.payment).toMatchObject({ status: "REQUIRES_ACTION", payment_method_type: "paypal_via_stripe" });
  });

  it("that pay once are kept at Stripe where that was asked for and the charge succeeded", async () => {
    const client = await world.aClient();
    const once = async (id: string) => {
      stripe.store(id);
      const body = { payment_gateway: "stripe" as const, provider_payment_method_id: id, is_kept: false };
      return (await world.call(contract.createPaymentMethod, { as: client.id, body })).body.id;
    };
    const pay = async (methodId: string, keep_payment_method: boolean) => {
      for (const { id } of world.pieces) await world.setStock(id, 10);
      const body = world.anOrder(methodId, [[0, 1]], { keep_payment_method });
      return (await world.call(createOrder, { as: client.id, key: aKey(), body })).body.status;
    };
    expect(await pay(await once("pm_ok_once"), false)).toBe("PAID");
    expect(await pay(await once("pm_declined_once"), true)).toBe("PAYMENT_FAILED");
    expect([stripe.ownerOf("pm_ok_once"), stripe.ownerOf("pm_declined_once")]).toEqual([null, null]);
    expect(await pay(await once("pm_ok_kept"), true)).toBe("PAID");
    expect(stripe.ownerOf("pm_ok_kept")).toMatch(/^cus_/);
  });

  it.each([
    [true, "confirm", "PAID", 1],
    [true, "refuse", "PAYMENT_FAILED", 0],
    [false, "confirm", "PAID", 0],
  ] as const)(
    "of PayPal are kept by a payment that asks for it (%s) and succeeds: %s",
    async (keeps, answer, status, kept) => {
      const client = await world.aClient();
      const service = { payment_gateway: "stripe" as const, payment_method_type: "paypal_via_stripe" as const };
      const input = { as: client.id, body: { ...service, is_kept: false } };
      const { body: once } = await world.call(contract.createPaymentMethod, input);
      for (const { id } of world.pieces) await world.setStock(id, 10);
      const order = async (methodId: string, keep_payment_method: boolean) => {
        const body = world.anOrder(methodId, [[0, 1]], { keep_payment_method });
        const { id } = (await world.call(createOrder, { as: client.id, key: aKey(), body })).body;
        const [attempt] = await world.db.select().from(payments).where(eq(payments.orderId, id));
        return { id, intent: present(stripe.intentOf(present(attempt).id)) };
      };
      const { id, intent } = await order(once.id, keeps);
      const paidWith = intent.payment_method;
      stripe.answerBank(intent.id, answer);
      expect((await world.call(getOrder, { as: client.id, params: { id } })).body.status).toBe(status);
      const list = (await world.call(contract.getPaymentMethods, { as: client.id })).body;
      const paypal = list.filter(({ payment_gateway }) => payment_gateway === "stripe");
      expect(paypal.map(({ brand }) => brand)).toEqual(Array.from({ length: kept }, () => "paypal"));
      for (const { id: methodId } of paypal) {
        expect((await order(methodId, false)).intent.payment_method).toBe(paidWith);
        const params = { id: methodId };
        await world.call(contract.updatePaymentMethod, { as: client.id, params, body: { is_default: true } });
        expect(await chargeABox(client.id)).toBe("PAID");
      }
    },
  );

  it("of PayPal are charged while nobody is there once that was agreed to at a setup, and no other way", async () => {
    const client = await world.aClient();
    stripe.store("pm_paypal_brought");
    const brought = await save(client.id, { provider_payment_method_id: "pm_paypal_brought" });
    expect([brought.code, stripe.ownerOf("pm_paypal_brought")]).toEqual(["PAYMENT_METHOD_REFUSED", null]);
    const id = await setUpPayPal(client.id, "pm_paypal_set_up");
    const saved = await save(client.id, { provider_payment_method_id: id });
    expect(saved.body).toMatchObject({ payment_method_type: "paypal_via_stripe", brand: "paypal" });
    const params = { id: saved.body.id };
    await world.call(contract.updatePaymentMethod, { as: client.id, params, body: { is_default: true } });
    expect(await chargeABox(client.id)).toBe("PAID");
  });

  it.each([
    ["klarna", "klarna_paylater_via_stripe"],
    ["ideal", "ideal_via_stripe"],
  ] as const)("that set up %s ask at every payment all the same", async (kind, type) => {
    const client = await world.aClient();
    const query = { stripe_payment_method_type: kind };
    const { body } = await world.call(contract.createSetupIntent, { as: client.id, query });
    const id = body.client_secret.replace(/_secret_.*/, "");
    stripe.store(`pm_${kind}_1`);
    stripe.setUp(id, `pm_${kind}_1`);
    const input = { as: client.id, body: { provider_payment_method_id: id } };
    const saved = (await world.call(contract.createPaymentMethod, input)).body;
    expect(saved).toMatchObject({ payment_gateway: "stripe", payment_method_type: type, brand: kind });
    expect((await world.call(contract.createPaymentMethod, input)).body).toEqual(saved);
  });

  it("are forgotten at Stripe too", async () => {
    const { client, methodId } = await aPayer("ok");
    const calls = stripe.calls.length;
    await world.call(contract.deletePaymentMethod, { as: client.id, params: { id: methodId } });
    expect(stripe.calls.slice(calls)).toContain("POST /v1/payment_methods/pm/detach");
  });
});

describe("charges at Stripe", () => {
  it.each([
    ["ok", "PAID", "SUCCEEDED", null],
    ["declined", "PAYMENT_FAILED", "FAILED", "card_declined"],
    ["funds", "PAYMENT_FAILED", "FAILED", "insufficient_funds"],
    ["sca", "PENDING_PAYMENT", "REQUIRES_ACTION", null],
  ] as const)("a card that is %s", async (behaviour, status, paymentStatus, error_code) => {
    const { order, attempt } = await ordered(behaviour);
    expect(order).toMatchObject({ status, payment: { status: paymentStatus, error_code } });
    expect(stripe.intentOf(attempt.id)).toMatchObject({ amount: attempt.amountCents });
    expect(order.payment.action_url !== null).toBe(behaviour === "sca");
  });

  it("without the customer ask for nothing: the box waits for its client", async () => {
    const { client, methodId } = await aPayer("sca");
    const id = await aBoxOrder(world, client.id, [[0, 1]]);
    expect(await chargeOrder(world.dependencies, id, { offSession: true })).toBe("PAYMENT_FAILED");
    const [attempt] = await world.db.select().from(payments).where(eq(payments.orderId, id));
    expect(attempt).toMatchObject({ status: "FAILED", errorCode: "authentication_required" });
    const paid = await world.call(payOrder, {
      as: client.id,
      key: aKey(),
      params: { id },
      body: { payment_method_id: methodId },
    });
    expect(paid.body.payment).toMatchObject({ status: "REQUIRES_ACTION" });
  });

  it("whose answer was lost is found and not made twice", async () => {
    const payer = await aPayer("ok");
    stripe.loseAnswers(2);
    const body = world.anOrder(payer.methodId, [[0, 1]]);
    const order = await world.call(createOrder, { as: payer.client.id, key: aKey(), body });
    expect(order.body.payment.status).toBe("PENDING");
    world.clock.pass(60_000);
    await reconcilePayments(world.dependencies);
    expect((await world.call(getOrder, { as: payer.client.id, params: { id: order.body.id } })).body.status).toBe(
      "PAID",
    );
    expect(
      [...stripe.intents.values()].filter(({ customer }) => customer === [...stripe.customers.keys()].at(-1)),
    ).toHaveLength(1);
  });

  it("that wait at the bank are ended before another card is charged", async () => {
    const { order, client, attempt } = await ordered("sca");
    stripe.store("pm_ok_other");
    const { body } = await save(client.id, { provider_payment_method_id: "pm_ok_other" });
    const pay = { as: client.id, key: aKey(), params: { id: order.id }, body: { payment_method_id: body.id } };
    expect((await world.call(payOrder, pay)).body.status).toBe("PAID");
    expect(stripe.intentOf(attempt.id)?.status).toBe("canceled");
  });

  it("are given back, once a refund", async () => {
    const { order, attempt } = await ordered("ok");
    const plan = { orderId: order.id, amountCents: 1000, reason: "return", dedupeKey: aKey(), now: world.clock.now() };
    await world.db.transaction((tx) => planRefund(tx, plan));
    stripe.loseAnswers(2);
    await sendRefunds(world.dependencies);
    world.clock.pass(6 * 60_000);
    await sendRefunds(world.dependencies);
    const given = [...stripe.refunds.values()].filter(
      ({ payment_intent }) => payment_intent === stripe.intentOf(attempt.id)?.id,
    );
    expect(given.map(({ amount }) => amount)).toEqual([1000]);
    const [row] = await world.db.select().from(refunds).where(eq(refunds.orderId, order.id));
    expect(row).toMatchObject({ status: "SENT", providerRefundId: given[0]?.id });
    const cameBack = { ...given[0], object: "refund", status: "failed", failure_reason: "expired_or_canceled_card" };
    expect((await deliver(stripe.sign(stripe.event("refund.failed", cameBack)))).status).toBe(200);
    const [after] = await world.db.select().from(refunds).where(eq(refunds.orderId, order.id));
    expect(after).toMatchObject({ status: "FAILED", errorCode: "expired_or_canceled_card" });
  });
});

describe("Stripe's webhook", () => {
  it("pays the order, once however often it is delivered", async () => {
    const { attempt, read } = await ordered("sca");
    const intent = { ...present(stripe.intentOf(attempt.id)), status: "succeeded" };
    const delivery = stripe.sign(stripe.event("payment_intent.succeeded", intent));
    const answers = await Promise.all([deliver(delivery), deliver(delivery)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await deliver(delivery)).status).toBe(200);
    const order = await read();
    expect(order.timeline.map(({ status }) => status)).toEqual(["PENDING_PAYMENT", "PAID"]);
  });

  it("tells of a refusal at the bank", async () => {
    const { attempt, read } = await ordered("sca");
    const intent = {
      ...present(stripe.intentOf(attempt.id)),
      status: "requires_payment_method",
      last_payment_error: { type: "invalid_request_error", code: "payment_intent_authentication_failure" },
    };
    await deliver(stripe.sign(stripe.event("payment_intent.payment_failed", intent)));
    const attempts = await world.db.select().from(payments).where(eq(payments.id, attempt.id));
    expect(attempts[0]).toMatchObject({ status: "FAILED", errorCode: "authentication_failed" });
    expect((await read()).status).toBe("PAYMENT_FAILED");
  });

  it("is refused when it is forged, old, signed with another key, altered or not signed", async () => {
    const { attempt } = await ordered("sca");
    const event = stripe.event("payment_intent.succeeded", {
      ...present(stripe.intentOf(attempt.id)),
      status: "succeeded",
    });
    const good = stripe.sign(event);
    const bad: RequestInit[] = [
      { ...good, headers: { "stripe-signature": "t=1,v1=00" } },
      stripe.sign(event, { secondsAgo: 301 }),
      stripe.sign(event, { secret: "whsec_other" }),
      { ...good, body: good.body.replace("succeeded", "canceled") },
      { method: "POST", body: good.body },
      { method: "POST", body: "" },
    ];
    for (const delivery of bad) {
      const answer = await deliver(delivery);
      expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: "WEBHOOK_REFUSED" })]);
    }
    const [untouched] = await world.db.select().from(payments).where(eq(payments.id, attempt.id));
    expect(untouched?.status).toBe("REQUIRES_ACTION");
    expect((await deliver(stripe.sign(event, { secondsAgo: 290 }))).status).toBe(200);
  });

  it("takes events of no interest, and of payments of somebody else", async () => {
    for (const event of [
      stripe.event("customer.created", { id: "cus_1" }),
      stripe.event("payment_intent.succeeded", { id: "pi_1", status: "succeeded", metadata: {} }),
      stripe.event("payment_intent.succeeded", { id: "pi_2", status: "succeeded", metadata: { payment_id: aKey() } }),
    ])
      expect((await deliver(stripe.sign(event))).status).toBe(200);
  });
});

it("answers that Stripe cannot be reached with a wrong key, and keeps the key to itself", async () => {
  const wrong = createStripeProvider(world.dependencies, {
    ...stripeKeys,
    secretKey: "sk_test_wrong_key",
    apiBase: stripe.url,
  });
  const client = { id: (await world.aClient()).id, email: "a@mail.example", name: "Ada" };
  await expect(wrong.createSetupIntent?.(client, "card")).rejects.toThrow("Invalid API Key");
});

const kinds = ["card", "paypal", "klarna", "ideal"];
const turnOn = (...offered: string[]) => void stripe.offered.splice(0, stripe.offered.length, ...offered);
it("offers what the account has turned on, which need not be all the shop knows", async () => {
  const provider = () => createStripeProvider(world.dependencies, { ...stripeKeys, apiBase: stripe.url });
  const all = ["card_via_stripe", "paypal_via_stripe", "klarna_paylater_via_stripe", "ideal_via_stripe"];
  expect(await provider().offeredTypes("FR")).toEqual(all);
  turnOn("card", "paypal", "ideal");
  expect(await provider().offeredTypes("FR")).toEqual(["card_via_stripe", "paypal_via_stripe", "ideal_via_stripe"]);
  turnOn();
  stripe.account.isConfigured = false;
  expect(await provider().offeredTypes("FR")).toEqual(all);
  stripe.account.isConfigured = true;
  turnOn(...kinds);
});

it("does not offer a kind that the account's configuration does not name", async () => {
  turnOn("card");
  expect(aConfiguration(stripe.offered)).not.toHaveProperty("paypal");
  const { offeredTypes } = createStripeProvider(world.dependencies, { ...stripeKeys, apiBase: stripe.url });
  expect(await offeredTypes("FR")).toEqual(["card_via_stripe"]);
  turnOn(...kinds);
});

it("says that a kind is not offered where it was turned off before it could be kept", async () => {
  const { id } = await world.aClient();
  const begin = (stripe_payment_method_type: "card" | "paypal") =>
    world.call(contract.createSetupIntent, { as: id, query: { stripe_payment_method_type } });
  turnOn("card");
  const [card, paypal] = [await begin("card"), await begin("paypal")];
  turnOn(...kinds);
  expect([card.code, paypal.code]).toEqual([undefined, "PAYMENT_PLATFORM_NOT_AVAILABLE"]);
});

it("asks for another method where the account takes a kind no longer", async () => {
  const payer = await aPayer("ok");
  for (const { id } of world.pieces) await world.setStock(id, 10);
  turnOn("klarna");
  const body = world.anOrder(payer.methodId, [[0, 2]]);
  const order = (await world.call(createOrder, { as: payer.client.id, key: aKey(), body })).body;
  turnOn(...kinds);
  expect(order.payment).toMatchObject({ status: "FAILED", error_code: "payment_method_refused" });
});
