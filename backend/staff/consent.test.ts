import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createShippingAddress, updateShippingAddress } from "#contract/addresses.ts";
import { getClient, replaceClient, updateClient } from "#contract/client.ts";
import { searchProducts } from "#contract/catalog.ts";
import { deliveryModeSchema } from "#contract/delivery.ts";
import type { BodyOf, Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Problem } from "#contract/errors.ts";
import { createGiftCard } from "#contract/gift-cards.ts";
import { createOrder, getOrders, quoteOrder, setOrderReductions } from "#contract/orders.ts";
import {
  createPaymentMethod,
  createSandboxToken,
  createSetupIntent,
  deletePaymentMethod,
  getPaymentMethods,
  updatePaymentMethod,
} from "#contract/payment-methods.ts";
import { createReturn } from "#contract/returns.ts";
import { answerStaffConsent, askStaffConsent, getStaffActions, readStaffConsent } from "#contract/staff.ts";
import {
  aCard,
  aCardForm,
  aClient,
  anAddress,
  aShippingAddress,
  cards,
  type SignedIn,
} from "#tests/backend/builders.ts";
import { sendCall } from "#tests/backend/contract-call.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { exampleBody, paramsOfNobody } from "#tests/backend/example-input.ts";
import { openStaffSession } from "#tests/backend/staff-session.ts";
import { eq } from "../db/orm.ts";
import { staffActions } from "../db/schema/staff.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";
import { consentTtlMs } from "./consent.ts";
import { consentRules } from "./deeds.ts";

let api: TestApi;
let client: SignedIn;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  client = await aClient(api, { locale: "de-DE" });
  token = (await openStaffSession(api, client.email)).access_token;
  await runDueJobs(api.dependencies);
  api.mails.length = 0;
});

const consentIdOf = ({ code, data }: Problem): string => {
  expect(code).toBe("STAFF_NEEDS_CONSENT");
  return String(data?.["consent_id"]);
};

/** Asks for what was refused and reads the token of the mail. */
async function ask(refusal: Problem): Promise<string> {
  await api.call(askStaffConsent, { token, body: { consent_id: consentIdOf(refusal) } });
  await runDueJobs(api.dependencies);
  const url = /https?:\/\/\S*\/staff-consent\?\S+/.exec(api.mails.at(-1)?.text ?? "")?.[0] ?? "";
  return new URL(url).searchParams.get("token") ?? "";
}
const answer = (linkToken: string, is_agreed = true) =>
  api.call(answerStaffConsent, { body: { token: linkToken, is_agreed } });

async function stateOf(linkToken: string) {
  const { state, answer: said, used_at } = await api.call(readStaffConsent, { body: { token: linkToken } });
  return { state, answer: said, used_at };
}

/** Refused, asked for and agreed to. */
const agree = async (endpoint: Endpoint, input: Parameters<TestApi["fail"]>[1]) =>
  answer(await ask(await api.fail(endpoint, input)));

async function anOrder(change: Partial<BodyOf<typeof createOrder>> = {}) {
  const [card, address] = [await aCard(api, client.token), await aShippingAddress(api, client.token)];
  const { products } = await api.call(searchProducts, { query: {} });
  const product = products.find(({ variants }) => variants.some(({ is_available }) => is_available));
  const variant = product?.variants.find(({ is_available }) => is_available);
  if (!product || !variant) throw new Error("nothing in stock");
  const lines = [{ product_id: product.id, variant_id: variant.variant_id, quantity: 1 }];
  const delivery = { mode: deliveryModeSchema.enum.HOME } as const;
  const { totals } = await api.call(quoteOrder, {
    token: client.token,
    body: { lines, address: { id: address.id }, delivery },
  });
  return {
    lines,
    shipping_address: { id: address.id },
    delivery,
    payment_method_id: card.id,
    expected_total_ttc: totals.total_amount_ttc,
    ...change,
  } satisfies BodyOf<typeof createOrder>;
}

it("is decided for every call of the contract that may need one, and for no other", () => {
  const flagged = [...endpoints.values()].filter(({ staff }) => staff === "consent");
  expect(flagged.length).toBeGreaterThan(10);
  expect(new Set(consentRules.keys())).toEqual(new Set(flagged));
});

const alwaysNeeded = [...endpoints].filter(
  ([name, { staff }]) =>
    staff === "consent" && !["updateShippingAddress", "updateBillingAddress", "updateSubscription"].includes(name),
);
/** Bodies of calls that need the client's word for a part of what they can do. */
const askingBodies = new Map<Endpoint, object>([
  [createPaymentMethod, { payment_gateway: "sandbox", provider_payment_method_id: "a-card" }],
  [updateClient, { is_optin_kid: true }],
  [replaceClient, { is_optin_woman: true }],
  [setOrderReductions, { codes: [], use_wallet: true }],
  [
    createReturn,
    {
      order_id: randomUUID(),
      refund_to: "WALLET",
      items: [{ order_line_id: randomUUID(), quantity: 1, reason: "TOO_SMALL" }],
    },
  ],
]);

/** A body that would charge, save or send something. */
async function tellingBody(endpoint: Endpoint): Promise<unknown> {
  if (endpoint === (createOrder as Endpoint)) return anOrder();
  const example = exampleBody(endpoint);
  if (endpoint === (createGiftCard as Endpoint))
    return {
      ...(example as object),
      buyer: { name: "Paul", email: client.email },
      payment: { payment_method_id: randomUUID() },
    };
  return askingBodies.get(endpoint) ?? example;
}

it.each(alwaysNeeded)("staff cannot do %s without it", async (_, endpoint) => {
  const body = await tellingBody(endpoint);
  const problem = await api.fail(endpoint, {
    token,
    params: paramsOfNobody(endpoint),
    idempotencyKey: randomUUID(),
    ...(body === undefined ? {} : { body }),
  });
  expect(problem).toMatchObject({ code: "STAFF_NEEDS_CONSENT", data: { is_asked: false, answer: null } });
});

describe("an order of staff with a saved card", () => {
  it("is made once the client agreed to this very order by mail, and once", async () => {
    const body = await anOrder();
    const order = { token, body, idempotencyKey: randomUUID() };
    const refusal = await api.fail(createOrder, order);
    expect(consentIdOf(await api.fail(createOrder, order))).toBe(consentIdOf(refusal));
    const linkToken = await ask(refusal);
    expect(api.mails.at(-1)).toMatchObject({ to: client.email, subject: "Bitte um Ihre Zustimmung" });
    expect(api.mails.at(-1)?.text).toMatch(/Maud aus unserem Kundenservice möchte .*eine Bestellung aufgeben/s);
    expect(api.mails.at(-1)?.text).toContain("•••• 4242");
    const asked = { staff_firstname: "Maud", reason: "asks for help with a return", answer: null };
    expect(await api.call(readStaffConsent, { body: { token: linkToken } })).toMatchObject({
      ...asked,
      deed: { kind: "ORDER", amount_ttc: body.expected_total_ttc, payment_method: "Visa •••• 4242" },
    });
    expect((await api.fail(createOrder, order)).data).toMatchObject({ is_asked: true, answer: null });
    expect(await answer(linkToken)).toMatchObject({ answer: "AGREED" });
    const dearer = { ...body, lines: body.lines.map((line) => ({ ...line, quantity: 2 })) };
    expect((await api.fail(createOrder, { ...order, body: dearer })).code).toBe("STAFF_NEEDS_CONSENT");
    const made = await api.call(createOrder, order);
    expect(made.status).toBe("PAID");
    expect((await api.call(createOrder, order)).id).toBe(made.id);
    expect((await api.fail(createOrder, { ...order, idempotencyKey: randomUUID() })).code).toBe("STAFF_NEEDS_CONSENT");
    expect((await api.call(getOrders, { token: client.token })).total).toBe(1);
  });

  it("needs none without a method and the wallet to an address the client had, and does to any other", async () => {
    const { payment_method_id: _, ...body } = await anOrder();
    const order = async (change: object) =>
      (await api.fail(createOrder, { token, body: { ...body, ...change }, idempotencyKey: randomUUID() })).code;
    expect(await order({})).toBe("PAYMENT_METHOD_NOT_FOUND");
    expect(await order({ shipping_address: anAddress() })).toBe("STAFF_NEEDS_CONSENT");
    expect(await order({ use_wallet: true, expected_due_ttc: 0 })).toBe("STAFF_NEEDS_CONSENT");
    expect(await order({ delivery: { mode: "PICKUP_POINT", pickup_point_id: "x" } })).toBe("STAFF_NEEDS_CONSENT");
  });

  it("is the client's own affair without staff", async () => {
    const order = { token: client.token, body: await anOrder(), idempotencyKey: randomUUID() };
    expect((await api.call(createOrder, order)).status).toBe("PAID");
  });
});

describe("a card", () => {
  it("is saved with one consent for both steps of the form", async () => {
    await agree(createSetupIntent, { token });
    const { client_secret } = await api.call(createSetupIntent, { token });
    const { provider_payment_method_id } = await api.call(createSandboxToken, {
      body: aCardForm(client_secret, cards.succeeds),
    });
    const body = { provider_payment_method_id, payment_gateway: "sandbox" } as const;
    await api.call(createPaymentMethod, { token, body });
    expect((await api.fail(createSetupIntent, { token })).code).toBe("STAFF_NEEDS_CONSENT");
    expect((await api.fail(createPaymentMethod, { token, body })).code).toBe("STAFF_NEEDS_CONSENT");
  });

  it("keeps the consent for a deed that was refused", async () => {
    const input = { token, params: { id: randomUUID() }, body: { is_default: true } };
    await agree(updatePaymentMethod, input);
    for (let n = 0; n < 2; n += 1) expect((await api.fail(updatePaymentMethod, input)).code).toBe("NOT_FOUND");
  });
});

it("a card is forgotten once the client agreed", async () => {
  const card = await aCard(api, client.token);
  const input = { token, params: { id: card.id } };
  await agree(deletePaymentMethod, input);
  expect(api.mails.at(-1)?.text).toMatch(/ein gespeichertes Zahlungsmittel löschen.*•••• 4242/s);
  expect(await api.call(getPaymentMethods, { token: client.token })).toHaveLength(1);
  await api.call(deletePaymentMethod, input);
  expect(await api.call(getPaymentMethods, { token: client.token })).toEqual([]);
});

it("news are switched on and off once the client agreed; a name, or what was said already, needs no word", async () => {
  await api.call(updateClient, { token, body: { firstname: "Zoé", is_optin_kid: false } });
  const input = { token, body: { is_optin_kid: true, optin_source_kid: "phone" } };
  await agree(updateClient, input);
  expect(api.mails.at(-1)?.text).toContain("Neues und Tipps für Kinder: ja");
  expect((await api.call(getClient, { token: client.token })).is_optin_kid).toBe(false);
  await api.call(updateClient, input);
  expect((await api.call(getClient, { token: client.token })).is_optin_kid).toBe(true);
  expect((await api.fail(updateClient, { token, body: { is_optin_kid: false } })).code).toBe("STAFF_NEEDS_CONSENT");
});

describe("an address", () => {
  it("is new once the client agreed; a phone or another default needs no word", async () => {
    const first = await aShippingAddress(api, client.token);
    const second = await aShippingAddress(api, client.token, { city: "Lyon" });
    await api.call(updateShippingAddress, { token, params: { id: second.id }, body: { is_default: true } });
    await api.call(updateShippingAddress, { token, params: { id: first.id }, body: { phone: "+33 6 00 00 00 01" } });
    const moved = { token, params: { id: first.id }, body: { street: "1 rue Neuve" } };
    expect((await api.fail(updateShippingAddress, moved)).code).toBe("STAFF_NEEDS_CONSENT");
    const added = { token, body: anAddress({ city: "Brest" }) };
    await agree(createShippingAddress, added);
    expect(api.mails.at(-1)?.text).toContain("Brest");
    expect(await api.call(createShippingAddress, added)).toMatchObject({ city: "Brest" });
    expect((await api.fail(createShippingAddress, added)).code).toBe("STAFF_NEEDS_CONSENT");
  });
});

describe("a consent", () => {
  const input = () => ({ token, body: anAddress() });

  it("that the client refuses stays refused, and is not asked for again", async () => {
    const refusal = await api.fail(createShippingAddress, input());
    const linkToken = await ask(refusal);
    expect(await answer(linkToken, false)).toMatchObject({ answer: "REFUSED" });
    const again = await api.fail(createShippingAddress, input());
    expect(again).toMatchObject({ code: "STAFF_NEEDS_CONSENT", data: { answer: "REFUSED" } });
    expect((await api.fail(askStaffConsent, { token, body: { consent_id: consentIdOf(again) } })).code).toBe(
      "CONFLICT",
    );
    expect((await api.fail(answerStaffConsent, { body: { token: linkToken, is_agreed: true } })).code).toBe(
      "STAFF_CONSENT_INVALID",
    );
  });

  it("is given by an answer, never by opening the link; only one mail goes out", async () => {
    const refusal = await api.fail(createShippingAddress, input());
    const linkToken = await ask(refusal);
    await api.call(askStaffConsent, { token, body: { consent_id: consentIdOf(refusal) } });
    await runDueJobs(api.dependencies);
    expect(api.mails).toHaveLength(1);
    for (let n = 0; n < 3; n += 1) await api.call(readStaffConsent, { body: { token: linkToken } });
    expect((await api.fail(createShippingAddress, input())).code).toBe("STAFF_NEEDS_CONSENT");
  });

  it("is over after four hours, answered or not", async () => {
    const [first, second] = [
      await ask(await api.fail(createShippingAddress, input())),
      { token, body: anAddress({ city: "Brest" }) },
    ];
    await answer(first);
    const late = await ask(await api.fail(createShippingAddress, second));
    const opened = api.clock.now();
    api.clock.advance(consentTtlMs);
    const { access_token } = await openStaffSession(api, client.email);
    expect(await stateOf(late)).toEqual({ state: "LAPSED", answer: null, used_at: null });
    expect(await stateOf(first)).toEqual({ state: "LAPSED", answer: "AGREED", used_at: null });
    expect((await api.fail(answerStaffConsent, { body: { token: late, is_agreed: true } })).code).toBe(
      "STAFF_CONSENT_INVALID",
    );
    expect((await api.fail(createShippingAddress, { ...second, token: access_token })).code).toBe(
      "STAFF_NEEDS_CONSENT",
    );
    api.clock.set(opened);
  });

  it("tells what became of it, days later too", async () => {
    const linkToken = await ask(await api.fail(createShippingAddress, input()));
    expect(await stateOf(linkToken)).toEqual({ state: "OPEN", answer: null, used_at: null });
    await answer(linkToken);
    expect(await stateOf(linkToken)).toEqual({ state: "AGREED", answer: "AGREED", used_at: null });
    await api.call(createShippingAddress, input());
    const [opened, used_at] = [api.clock.now(), api.clock.now().toISOString()];
    const refused = await ask(await api.fail(createShippingAddress, { token, body: anAddress({ city: "Brest" }) }));
    await answer(refused, false);
    api.clock.advance(6 * 24 * 60 * 60_000);
    expect(await stateOf(linkToken)).toEqual({ state: "USED", answer: "AGREED", used_at });
    expect(await stateOf(refused)).toEqual({ state: "REFUSED", answer: "REFUSED", used_at: null });
    api.clock.set(opened);
  });

  it("is for the session that asked, and for staff only", async () => {
    const refusal = await api.fail(createShippingAddress, input());
    await answer(await ask(refusal));
    const other = (await openStaffSession(api, client.email, "Zoé")).access_token;
    const body = { consent_id: consentIdOf(refusal) };
    expect((await api.fail(askStaffConsent, { token: other, body })).code).toBe("NOT_FOUND");
    expect((await api.fail(askStaffConsent, { token: client.token, body })).code).toBe("NOT_FOUND");
    expect((await api.fail(createShippingAddress, { ...input(), token: other })).code).toBe("STAFF_NEEDS_CONSENT");
    await api.call(createShippingAddress, input());
  });

  it("is used by one of two calls that come at once", async () => {
    await agree(createShippingAddress, input());
    const answers = await Promise.all(
      [1, 2, 3].map(() => sendCall(api.request, createShippingAddress as Endpoint, input())),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403, 403]);
  });

  it.each(["g".repeat(43), "short"])("is not found with a token that is none: %s", async (linkToken) => {
    const problem = await api.fail(readStaffConsent, { body: { token: linkToken } });
    expect(["STAFF_CONSENT_INVALID", "VALIDATION"]).toContain(problem.code);
  });

  it("keeps its token out of the log and the database", async () => {
    const linkToken = await ask(await api.fail(createShippingAddress, input()));
    const rows = await api.dependencies.db.query.staffConsents.findMany();
    const outbox = await api.dependencies.db.query.mailOutbox.findMany();
    const log = await api.dependencies.db
      .select()
      .from(staffActions)
      .where(eq(staffActions.clientId, client.client_id));
    expect(JSON.stringify([rows, outbox, log])).not.toContain(linkToken);
    expect(api.logs.join("\n")).not.toContain(linkToken);
  });
});

it("tells the client who looked into the account: when, why, what was looked at, changed, refused and agreed to", async () => {
  await api.call(getOrders, { token });
  const body = {
    lines: [{ product_id: 1, variant_id: 1, quantity: 1 }],
    address: { country_code: "FR" as const },
    delivery: { mode: deliveryModeSchema.enum.HOME },
  };
  await sendCall(api.request, quoteOrder, { token, body });
  const added = { token, body: anAddress() };
  await agree(createShippingAddress, added);
  api.clock.advance(60_000);
  await api.call(createShippingAddress, added);
  api.clock.advance(60_000);
  const other = (await openStaffSession(api, client.email, "root")).access_token;
  await api.call(getOrders, { token: other });
  const told = await api.call(getStaffActions, { token: client.token });
  expect(told).toMatchObject({ page: 1, pages: 1, total: 2 });
  expect(told.items).toEqual([
    {
      staff_firstname: null,
      reason: "asks for help with a return",
      started_at: api.clock.now().toISOString(),
      ended_at: api.clock.now().toISOString(),
      looked_at: [{ kind: "ORDER", records: [] }],
      deeds: [],
    },
    {
      staff_firstname: "Maud",
      reason: "asks for help with a return",
      started_at: expect.any(String),
      ended_at: expect.any(String),
      looked_at: [{ kind: "ORDER", records: [] }],
      deeds: [
        {
          at: expect.any(String),
          kind: "ADDRESS",
          record: null,
          action: "CHANGED",
          fields: ["NAME", "PHONE", "ADDRESS"],
          outcome: "REFUSED",
          is_agreed: false,
        },
        {
          at: expect.any(String),
          kind: "ADDRESS",
          record: "12 rue des Lilas, Nantes",
          action: "ADDED",
          fields: ["NAME", "PHONE", "ADDRESS"],
          outcome: "DONE",
          is_agreed: true,
        },
      ],
    },
  ]);
  const stranger = await aClient(api);
  expect(await api.call(getStaffActions, { token: stranger.token })).toMatchObject({ total: 0, items: [] });
});
