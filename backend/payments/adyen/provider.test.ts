import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOrder, getOrder, payOrder, returnFromPayment } from "#contract/orders.ts";
import * as contract from "#contract/payment-methods.ts";
import { adyenKeys, startAdyenServer, type AdyenServer } from "#tests/providers/adyen/server.ts";
import { aBoxOrder } from "#tests/backend/box-order.ts";
import { address, aKey, openOrderWorld, type OrderWorld } from "#tests/backend/order-world.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { insertAddress } from "../../addresses/store.ts";
import { paymentMethods } from "../../db/schema/client.ts";
import { refunds } from "../../db/schema/ledger.ts";
import { payments } from "../../db/schema/order.ts";
import { chargeOrder } from "#tests/backend/charge-order.ts";
import { eq } from "../../db/orm.ts";
import { planRefund } from "../../refunds/plan.ts";
import { sendRefunds } from "../../refunds/send.ts";
import { reconcilePayments } from "../settle.ts";
import { createAdyenProvider } from "./provider.ts";

let adyen: AdyenServer;
let world: OrderWorld;
beforeAll(async () => {
  adyen = await startAdyenServer();
  world = await openOrderWorld(() => [createAdyenProvider({ ...adyenKeys, environment: "test", apiBase: adyen.url })]);
});
afterAll(async () => {
  await world.close();
  await adyen.close();
});

let count = 0;
const save = (as: string, body: Record<string, string>) =>
  world.call(contract.createPaymentMethod, { as, body: { payment_gateway: "adyen", ...body } });

async function aPayer(behaviour: "ok" | "funds" | "redirect") {
  const client = await world.aClient();
  const providerId = `${behaviour}-${(count += 1)}`;
  adyen.store(providerId, client.id);
  const { body } = await save(client.id, { provider_payment_method_id: providerId });
  await world.call(contract.updatePaymentMethod, {
    as: client.id,
    params: { id: body.id },
    body: { is_default: true },
  });
  return { client, methodId: body.id, providerId };
}
async function ordered(behaviour: "ok" | "funds" | "redirect") {
  const payer = await aPayer(behaviour);
  for (const { id } of world.pieces) await world.setStock(id, 10);
  const body = world.anOrder(payer.methodId, [[0, 2]]);
  const order = (await world.call(createOrder, { as: payer.client.id, key: aKey(), body })).body;
  const [attempt] = await world.db.select().from(payments).where(eq(payments.orderId, order.id));
  const read = async () => (await world.call(getOrder, { as: payer.client.id, params: { id: order.id } })).body;
  const comeBack = (redirect_result: string) =>
    world.call(returnFromPayment, { as: payer.client.id, params: { id: order.id }, body: { redirect_result } });
  return { ...payer, order, read, comeBack, attempt: present(attempt) };
}
const deliver = (delivery: RequestInit) => world.request("/webhooks/adyen", delivery);
const authorisation = (merchantReference: string, success = true, reason = "") =>
  adyen.item({
    eventCode: "AUTHORISATION",
    success,
    merchantReference,
    reason,
    pspReference: `PSP-${merchantReference}`,
  });

describe("methods at Adyen", () => {
  it("are stored by a session of the client's own", async () => {
    const client = await world.aClient();
    const { body } = await world.call(contract.createAdyenSession, { as: client.id });
    expect(body).toEqual({
      id: "CS1",
      session_data: "session-data",
      client_key: adyenKeys.clientKey,
      environment: "test",
    });
    expect(adyen.sessions[0]).toMatchObject({
      amount: { value: 0, currency: "EUR" },
      shopperReference: client.id,
      storePaymentMethodMode: "enabled",
      returnUrl: "https://shop.example/infos/add/payment",
      authenticationData: { threeDSRequestData: { nativeThreeDS: "disabled" } },
    });
    await world.call(contract.createAdyenSession, { as: client.id, query: { return_path: "/de/quiz/1?date=2" } });
    expect(adyen.sessions[1]).toMatchObject({ returnUrl: "https://shop.example/de/quiz/1?date=2" });
    for (const return_path of ["//evil.example", "/\\\\evil.example", "https://evil.example"])
      expect((await world.call(contract.createAdyenSession, { as: client.id, query: { return_path } })).code).toBe(
        "VALIDATION",
      );
    expect((await save(client.id, { payment_method_type: "card_via_adyen" })).code).toBe("SETUP_INTENT_FAILED");
    adyen.store("ok-session", client.id);
    const card = await save(client.id, { payment_method_type: "card_via_adyen" });
    expect(card.body).toMatchObject({ brand: "mastercard", last4: "1115", expiration_date: "2030-03-31" });
  });

  it.each([
    ["ok", true, null, "PAID", 1],
    ["ok", false, null, "PAID", 0],
    ["funds", true, null, "PAYMENT_FAILED", 0],
    ["redirect", true, "confirm", "PAID", 1],
    ["redirect", true, "refuse", "PAYMENT_FAILED", 0],
  ] as const)(
    "that Adyen's form encrypted pay once and are stored by a payment that asks for it and succeeds: %s, asked %s, %s",
    async (behaviour, keep_payment_method, answer, status, kept) => {
      const client = await world.aClient("declined");
      const part = (name: string) => `${behaviour}-${name}`;
      const encrypted_card = {
        encryptedCardNumber: part("number"),
        encryptedExpiryMonth: part("month"),
        encryptedExpiryYear: part("year"),
        encryptedSecurityCode: part("code"),
        brand: "mc",
      };
      const method = await world.call(contract.createPaymentMethod, {
        as: client.id,
        body: { payment_gateway: "adyen", encrypted_card, is_kept: false },
      });
      expect(method.body).toMatchObject({ brand: "mastercard", is_kept: false });
      for (const { id } of world.pieces) await world.setStock(id, 10);
      const body = world.anOrder(method.body.id, [[0, 1]], { keep_payment_method });
      const order = (await world.call(createOrder, { as: client.id, key: aKey(), body })).body;
      const [attempt] = await world.db.select().from(payments).where(eq(payments.orderId, order.id));
      const id = present(attempt).id;
      if (answer)
        await world.call(returnFromPayment, {
          as: client.id,
          params: { id: order.id },
          body: { redirect_result: `${id}:${answer}` },
        });
      const read = await world.call(getOrder, { as: client.id, params: { id: order.id } });
      expect(read.body.status).toBe(status);
      const list = (await world.call(contract.getPaymentMethods, { as: client.id })).body;
      const ofAdyen = list.filter(({ payment_gateway }) => payment_gateway === "adyen");
      expect(ofAdyen.map(({ last4 }) => last4)).toEqual(Array.from({ length: kept }, () => "1115"));
      const [row] = await world.db.select().from(paymentMethods).where(eq(paymentMethods.id, method.body.id));
      expect(row?.providerPaymentMethodId).toMatch(kept === 1 ? /^ok-of-/ : /^encrypted:/);
    },
  );

  it("are saved after a page of the service, and never somebody else's", async () => {
    const [client, other] = [await world.aClient(), await world.aClient()];
    expect((await save(client.id, { redirect_result: "setup:refuse" })).code).toBe("SETUP_INTENT_FAILED");
    adyen.store("ok-paypal", client.id, "paypal");
    expect((await save(client.id, { redirect_result: "setup:confirm" })).body).toMatchObject({
      payment_method_type: "paypal_via_adyen",
      expiration_date: null,
    });
    expect((await save(other.id, { provider_payment_method_id: "ok-paypal" })).code).toBe("PAYMENT_METHOD_REFUSED");
    expect((await save(other.id, { redirect_result: "nobody:confirm" })).code).toBe("PAYMENT_METHOD_REFUSED");
  });

  it("without details ask on the service's page, and are forgotten without a word to Adyen", async () => {
    const client = await world.aClient();
    const { body } = await save(client.id, { payment_method_type: "klarna_paynow_via_adyen" });
    const order = await world.call(createOrder, { as: client.id, key: aKey(), body: world.anOrder(body.id, [[0, 1]]) });
    expect(order.body.payment.status).toBe("REQUIRES_ACTION");
    const [payment] = [...adyen.payments.values()].slice(-1);
    expect(payment?.request).toMatchObject({
      paymentMethod: { type: "klarna_paynow" },
      shopperInteraction: "Ecommerce",
    });
    await world.call(contract.deletePaymentMethod, { as: client.id, params: { id: body.id } });
    expect(adyen.calls.at(-1)).toBe("POST /v72/payments");
  });

  it("without details take whoever has the longest name that an address may have", async () => {
    const client = await world.aClient();
    const { body } = await save(client.id, { payment_method_type: "klarna_paynow_via_adyen" });
    const shipping_address = { ...address, firstname: `Ada ${"a".repeat(76)}`, lastname: "v".repeat(80) };
    const order = world.anOrder(body.id, [[0, 1]], { shipping_address });
    const { payment } = (await world.call(createOrder, { as: client.id, key: aKey(), body: order })).body;
    expect(payment).toMatchObject({ status: "REQUIRES_ACTION", error_code: null });
  });

  it("ask on PayPal's page, not in a window of its script", async () => {
    const client = await world.aClient();
    const { body } = await save(client.id, { payment_method_type: "paypal_via_adyen" });
    const order = await world.call(createOrder, { as: client.id, key: aKey(), body: world.anOrder(body.id, [[0, 1]]) });
    expect(order.body.payment).toMatchObject({
      status: "REQUIRES_ACTION",
      action_url: expect.stringContaining("adyen.com/authenticate/"),
    });
  });

  it.each([
    [true, "confirm", "PAID", 1],
    [true, "refuse", "PAYMENT_FAILED", 0],
    [false, "confirm", "PAID", 0],
  ] as const)(
    "of PayPal are kept by a payment that asks for it (%s) and succeeds: %s",
    async (keeps, answer, status, kept) => {
      const client = await world.aClient();
      const service = { payment_gateway: "adyen" as const, payment_method_type: "paypal_via_adyen" as const };
      const input = { as: client.id, body: { ...service, is_kept: false } };
      const { body: once } = await world.call(contract.createPaymentMethod, input);
      for (const { id } of world.pieces) await world.setStock(id, 10);
      const order = async (methodId: string, keep_payment_method: boolean) => {
        const body = world.anOrder(methodId, [[0, 1]], { keep_payment_method });
        return (await world.call(createOrder, { as: client.id, key: aKey(), body })).body;
      };
      const { id } = await order(once.id, keeps);
      const [attempt] = await world.db.select().from(payments).where(eq(payments.orderId, id));
      const back = { params: { id }, body: { redirect_result: `${attempt?.id}:${answer}` } };
      expect((await world.call(returnFromPayment, { as: client.id, ...back })).body.status).toBe(status);
      const list = (await world.call(contract.getPaymentMethods, { as: client.id })).body;
      const paypal = list.filter(({ payment_gateway }) => payment_gateway === "adyen");
      expect(paypal.map(({ brand }) => brand)).toEqual(Array.from({ length: kept }, () => "paypal"));
      // Next time nobody is asked.
      for (const { id: methodId } of paypal) expect((await order(methodId, false)).status).toBe("PAID");
    },
  );

  it("are forgotten at Adyen too", async () => {
    const { client, methodId, providerId } = await aPayer("ok");
    await world.call(contract.deletePaymentMethod, { as: client.id, params: { id: methodId } });
    expect(adyen.stored.has(providerId)).toBe(false);
  });
});

describe("charges at Adyen", () => {
  it.each([
    ["ok", "PAID", "SUCCEEDED", null],
    ["funds", "PAYMENT_FAILED", "FAILED", "insufficient_funds"],
    ["redirect", "PENDING_PAYMENT", "REQUIRES_ACTION", null],
  ] as const)("of a card that is %s", async (behaviour, status, paymentStatus, error_code) => {
    const { order, attempt } = await ordered(behaviour);
    expect(order).toMatchObject({ status, payment: { status: paymentStatus, error_code } });
    expect(adyen.payments.get(attempt.id)).toMatchObject({ amount: attempt.amountCents });
  });

  it("end with what the browser brings back, whatever it brings twice", async () => {
    const { attempt, comeBack } = await ordered("redirect");
    expect((await comeBack("made-up:confirm")).body.status).toBe("PENDING_PAYMENT");
    expect((await comeBack(`${attempt.id}:confirm`)).body.status).toBe("PAID");
    expect((await comeBack(`${attempt.id}:refuse`)).body.status).toBe("PAID");
    const refused = await ordered("redirect");
    expect((await refused.comeBack(`${refused.attempt.id}:refuse`)).body).toMatchObject({
      status: "PAYMENT_FAILED",
      payment: { error_code: "authentication_failed" },
    });
  });

  it("are not paid with the result of another payment", async () => {
    const [cheap, dear] = [await ordered("redirect"), await ordered("redirect")];
    expect((await dear.comeBack(`${cheap.attempt.id}:confirm`)).body.status).toBe("PENDING_PAYMENT");
  });

  it("without the customer ask for nothing: the box waits for its client", async () => {
    const { client } = await aPayer("redirect");
    const id = await aBoxOrder(world, client.id, [[0, 1]]);
    expect(await chargeOrder(world.dependencies, id, { offSession: true })).toBe("PAYMENT_FAILED");
    const [attempt] = await world.db.select().from(payments).where(eq(payments.orderId, id));
    expect(attempt?.errorCode).toBe("authentication_required");
    expect(adyen.payments.get(present(attempt).id)?.request).toMatchObject({
      shopperInteraction: "ContAuth",
      recurringProcessingModel: "UnscheduledCardOnFile",
    });
  });

  it("whose answer was lost are sent again with the same key; pages that wait are left alone", async () => {
    const payer = await aPayer("ok");
    adyen.loseAnswers(1);
    const body = world.anOrder(payer.methodId, [[0, 1]]);
    const order = await world.call(createOrder, { as: payer.client.id, key: aKey(), body });
    expect(order.body.payment.status).toBe("PENDING");
    const waiting = await ordered("redirect");
    const calls = adyen.calls.length;
    world.clock.pass(3 * 60_000);
    await reconcilePayments(world.dependencies);
    const read = await world.call(getOrder, { as: payer.client.id, params: { id: order.body.id } });
    expect(read.body.status).toBe("PAID");
    expect((await waiting.read()).payment.status).toBe("REQUIRES_ACTION");
    expect(adyen.calls).toHaveLength(calls);
  });

  it("that are given up and succeed all the same go back, and another card pays", async () => {
    const { order, client, attempt, read } = await ordered("redirect");
    adyen.store("ok-other", client.id);
    const { body } = await save(client.id, { provider_payment_method_id: "ok-other" });
    const pay = { as: client.id, key: aKey(), params: { id: order.id }, body: { payment_method_id: body.id } };
    expect((await world.call(payOrder, pay)).body.status).toBe("PAID");
    expect(adyen.payments.get(attempt.id)?.state).toBe("cancelled");
    expect((await deliver(adyen.delivery(authorisation(attempt.id)))).status).toBe(200);
    const [late] = await world.db.select().from(payments).where(eq(payments.id, attempt.id));
    expect(late?.refundDueAt).not.toBeNull();
    const [refund] = await world.db.select().from(refunds).where(eq(refunds.paymentId, attempt.id));
    expect(refund).toMatchObject({ providerCents: attempt.amountCents, status: "PENDING" });
    expect((await read()).status).toBe("PAID");
  });
});

describe("refunds at Adyen", () => {
  it("are sent in part or whole, and tried again when Adyen says later that they failed", async () => {
    const { order, attempt } = await ordered("ok");
    const plan = (amountCents: number) =>
      world.db.transaction((tx) =>
        planRefund(tx, { orderId: order.id, amountCents, reason: "return", dedupeKey: aKey(), now: world.clock.now() }),
      );
    await plan(1000);
    await sendRefunds(world.dependencies);
    const [row] = await world.db.select().from(refunds).where(eq(refunds.orderId, order.id));
    expect(row).toMatchObject({ status: "SENT" });
    const psp = adyen.payments.get(attempt.id)?.pspReference;
    expect(adyen.refunds.filter((one) => one.psp === psp)).toEqual([{ psp, reference: row?.id, amount: 1000 }]);
    const failed = { eventCode: "REFUND_FAILED", success: true, merchantReference: present(row).id, reason: "closed" };
    for (let times = 0; times < 2; times += 1)
      expect((await deliver(adyen.delivery(adyen.item(failed)))).status).toBe(200);
    const [after] = await world.db.select().from(refunds).where(eq(refunds.orderId, order.id));
    expect(after).toMatchObject({ status: "FAILED", errorCode: "closed", attempts: 1 });
  });
});

describe("Adyen's webhook", () => {
  it("pays the order, once however often it is delivered, and is told that it was accepted", async () => {
    const { attempt, read } = await ordered("redirect");
    const delivery = adyen.delivery(authorisation(attempt.id), authorisation(attempt.id));
    const answers = await Promise.all([deliver(delivery), deliver(delivery)]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["[accepted]", "[accepted]"]);
    expect((await read()).timeline.map(({ status }) => status)).toEqual(["PENDING_PAYMENT", "PAID"]);
  });

  it("tells of a refusal, and of an offer that nobody took", async () => {
    const [refused, left] = [await ordered("redirect"), await ordered("redirect")];
    const closed = { eventCode: "OFFER_CLOSED", success: true, merchantReference: left.attempt.id };
    const items = [authorisation(refused.attempt.id, false, "Expired Card"), adyen.item(closed)];
    expect((await deliver(adyen.delivery(...items))).status).toBe(200);
    expect((await refused.read()).payment).toMatchObject({ status: "FAILED", error_code: "expired_card" });
    expect((await left.read()).payment).toMatchObject({ status: "FAILED", error_code: "abandoned" });
  });

  it("is refused as a whole when one item is forged, altered, of another key or another account", async () => {
    const { attempt, read } = await ordered("redirect");
    const good = authorisation(attempt.id);
    const notified = { eventCode: "AUTHORISATION", success: true, merchantReference: attempt.id };
    const altered = {
      NotificationRequestItem: { ...authorisation(attempt.id, false).NotificationRequestItem, success: "true" },
    };
    const unsigned = { NotificationRequestItem: { ...good.NotificationRequestItem, additionalData: {} } };
    const bad: RequestInit[] = [
      adyen.delivery(good, altered),
      adyen.delivery(unsigned),
      adyen.delivery(adyen.item(notified, "00".repeat(32))),
      adyen.delivery(adyen.item({ ...notified, account: "SomebodyElse" })),
      adyen.delivery(),
      { method: "POST", body: "not json" },
    ];
    for (const delivery of bad) {
      const answer = await deliver(delivery);
      expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: "WEBHOOK_REFUSED" })]);
    }
    expect((await read()).status).toBe("PENDING_PAYMENT");
  });

  it("takes events of no interest, and of payments of somebody else", async () => {
    const items = [
      adyen.item({ eventCode: "REPORT_AVAILABLE", success: true, merchantReference: "" }),
      adyen.item({ eventCode: "AUTHORISATION", success: true, merchantReference: "setup-1" }),
      authorisation(aKey()),
    ];
    expect((await deliver(adyen.delivery(...items))).status).toBe(200);
  });
});

const all = ["scheme", "paypal", "klarna", "klarna_paynow", "ideal"];
it("offers what the account takes, which need not be all the shop knows", async () => {
  const provider = () => createAdyenProvider({ ...adyenKeys, environment: "test", apiBase: adyen.url });
  expect(await provider().offeredTypes("NL")).toHaveLength(5);
  adyen.offered.splice(0, adyen.offered.length, "scheme", "klarna");
  expect(await provider().offeredTypes("NL")).toEqual(["card_via_adyen", "klarna_paylater_via_adyen"]);
  adyen.offered.splice(0, adyen.offered.length, ...all);
});

const everywhere = ["card_via_adyen", "paypal_via_adyen"];
const klarna = ["klarna_paylater_via_adyen", "klarna_paynow_via_adyen"];
it.each([
  ["nl-NL", [...everywhere, ...klarna, "ideal_via_adyen"]],
  ["fr-FR", [...everywhere, ...klarna]],
  ["fr-LU", everywhere],
] as const)("offers a client who came as %s what is sold in that country", async (locale, types) => {
  const { id } = await world.aClient();
  const read = async () =>
    (await world.call(contract.getPaymentPlatforms, { as: id, locale, query: { for_shop: "true" } })).body;
  const offered = async () => (await read()).find(({ platform }) => platform === "adyen")?.payment_method_types;
  expect(await offered()).toEqual(types);
});

it("offers what is sold in the country of the bill, once there is one", async () => {
  const { id } = await world.aClient();
  await insertAddress(world.db, {
    id: crypto.randomUUID(),
    clientId: id,
    kind: "billing",
    isDefault: true,
    createdAt: world.clock.now(),
    firstname: "Ada",
    lastname: "Vermeer",
    street: "Prinsengracht 1",
    postcode: "1015 AB",
    city: "Amsterdam",
    countryCode: "NL",
    phone: "",
  });
  const { body } = await world.call(contract.getPaymentPlatforms, { as: id, query: { for_shop: "true" } });
  expect(body.find(({ platform }) => platform === "adyen")?.payment_method_types).toContain("ideal_via_adyen");
});

it("asks for another method where the account takes a kind no longer", async () => {
  const { client, methodId } = await aPayer("ok");
  for (const { id } of world.pieces) await world.setStock(id, 10);
  adyen.offered.splice(0, adyen.offered.length, "klarna");
  const body = world.anOrder(methodId, [[0, 2]]);
  const order = (await world.call(createOrder, { as: client.id, key: aKey(), body })).body;
  adyen.offered.splice(0, adyen.offered.length, ...all);
  expect(order.payment).toMatchObject({ status: "FAILED", error_code: "payment_method_refused" });
});

it("was asked, and answered, in the shape that Adyen publishes", () => {
  expect(adyen.calls.length).toBeGreaterThan(30);
  expect(adyen.faults).toEqual([]);
});
