import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createBillingAddress } from "#contract/addresses.ts";
import { createGiftCard, startGiftCardPayment } from "#contract/gift-cards.ts";
import * as contract from "#contract/payment-methods.ts";
import type { CountryCode } from "#contract/locale.ts";
import { signIn } from "#contract/session.ts";
import { aCard, aCardForm, aClient, anAddress, cards, testPassword } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { count } from "../db/orm.ts";
import { createSandboxProvider, sandboxMethodTypes } from "../payments/sandbox/provider.ts";
import { sandboxPaymentMethods } from "../db/schema/sandbox.ts";

/** What the account offers to customers of a country. */
const everything = (): readonly string[] => sandboxMethodTypes;
let offeredIn: (country: CountryCode) => readonly string[] = everything;
afterEach(() => {
  offeredIn = everything;
});
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    providers: (needs) => [{ ...createSandboxProvider(needs), offeredTypes: async (country) => offeredIn(country) }],
  });
});
afterAll(() => api.close());

const saved = (token: string) => api.call(contract.getPaymentMethods, { token });
async function aSecret(by?: string): Promise<string> {
  const token = by ?? (await aClient(api)).token;
  return (await api.call(contract.createSetupIntent, { token })).client_secret;
}
const storedCards = async () => (await api.dependencies.db.select({ n: count() }).from(sandboxPaymentMethods))[0]?.n;

describe("platforms", () => {
  it("offer what the sandbox has", async () => {
    const { token } = await aClient(api);
    expect(await api.call(contract.getPaymentPlatforms, { token, query: { for_shop: "true" } })).toEqual([
      { platform: "sandbox", payment_method_types: [...sandboxMethodTypes], public_key: null },
    ]);
  });
});

it.each(["card", "paypal", "klarna", "ideal"] as const)("begins to save a method of the kind %s", async (kind) => {
  const { token } = await aClient(api);
  const query = { stripe_payment_method_type: kind };
  expect(await api.call(contract.createSetupIntent, { token, query })).toHaveProperty("client_secret");
});

describe("saving a card", () => {
  it("keeps what a customer recognises and nothing of the number", async () => {
    const { token } = await aClient(api);
    const card = await aCard(api, token);
    expect(card).toEqual({
      id: expect.any(String),
      payment_gateway: "sandbox",
      payment_method_type: "card_via_sandbox",
      brand: "visa",
      last4: "4242",
      expiration_date: "2029-04-30",
      is_default: true,
      is_kept: true,
    });
    expect(await saved(token)).toEqual([card]);
    expect(api.logs.join("")).not.toMatch(/4242 ?4242/);
  });

  it("saves the same one once", async () => {
    const { token } = await aClient(api);
    const { provider_payment_method_id } = await api.call(contract.createSandboxToken, {
      body: aCardForm(await aSecret(token), cards.succeeds),
    });
    const save = () =>
      api.call(contract.createPaymentMethod, {
        token,
        body: { provider_payment_method_id, payment_gateway: "sandbox" },
      });
    const [one, two] = await Promise.all([save(), save()]);
    expect(one).toEqual(two);
    expect(await saved(token)).toHaveLength(1);
  });

  it("needs the identifier alone", async () => {
    const { token } = await aClient(api);
    const { provider_payment_method_id } = await api.call(contract.createSandboxToken, {
      body: aCardForm(await aSecret(token), cards.succeeds),
    });
    const method = await api.call(contract.createPaymentMethod, { token, body: { provider_payment_method_id } });
    expect(method).toMatchObject({ payment_gateway: "sandbox", payment_method_type: "card_via_sandbox" });
  });

  it("refuses one that another client saved, one that was forgotten and one the provider does not know", async () => {
    const [owner, other] = [await aClient(api), await aClient(api)];
    const { provider_payment_method_id } = await api.call(contract.createSandboxToken, {
      body: aCardForm(await aSecret(owner.token), cards.succeeds),
    });
    const body = { provider_payment_method_id, payment_gateway: "sandbox" } as const;
    const { id } = await api.call(contract.createPaymentMethod, { token: owner.token, body });
    expect((await api.fail(contract.createPaymentMethod, { token: other.token, body })).code).toBe(
      "PAYMENT_METHOD_REFUSED",
    );
    await api.call(contract.deletePaymentMethod, { token: owner.token, params: { id } });
    expect((await api.fail(contract.createPaymentMethod, { token: owner.token, body })).code).toBe(
      "PAYMENT_METHOD_REFUSED",
    );
    const unknown = { ...body, provider_payment_method_id: "sandbox_pm_unknown" };
    expect((await api.fail(contract.createPaymentMethod, { token: owner.token, body: unknown })).code).toBe(
      "PAYMENT_METHOD_REFUSED",
    );
  });

  it("refuses one that another client, or a guest, began to enter; the one who did saves it", async () => {
    const [owner, other] = [await aClient(api), await aClient(api)];
    const enter = async (secret: string) =>
      api.call(contract.createSandboxToken, { body: aCardForm(secret, cards.succeeds) });
    const [platform] = await api.call(startGiftCardPayment, {});
    const [theirs, guests] = [await enter(await aSecret(owner.token)), await enter(platform?.client_secret ?? "")];
    for (const body of [theirs, { ...theirs, is_kept: false }, guests])
      expect((await api.fail(contract.createPaymentMethod, { token: other.token, body })).code).toBe(
        "PAYMENT_METHOD_REFUSED",
      );
    expect(await saved(other.token)).toEqual([]);
    await api.call(contract.createPaymentMethod, { token: owner.token, body: theirs });
  });

  it("pays for no gift card of somebody else", async () => {
    const owner = await aClient(api);
    const payment = {
      payment_gateway: "sandbox" as const,
      ...(await api.call(contract.createSandboxToken, {
        body: aCardForm(await aSecret(owner.token), cards.succeeds),
      })),
    };
    const give = async (token?: string) =>
      api.call(createGiftCard, {
        idempotencyKey: randomUUID(),
        ...(token === undefined ? {} : { token }),
        body: {
          amount: 20,
          for: "KID",
          recipient: { name: "Lou" },
          buyer: { name: "Paul", email: "p@example.com" },
          payment,
        },
      });
    expect((await give()).payment).toMatchObject({ status: "FAILED", error_code: "payment_method_refused" });
    expect((await give(owner.token)).payment).toMatchObject({ status: "SUCCEEDED" });
  });

  it("refuses one that expired meanwhile", async () => {
    const { email, token: first } = await aClient(api);
    const { provider_payment_method_id } = await api.call(contract.createSandboxToken, {
      body: aCardForm(await aSecret(first), cards.succeeds),
    });
    const before = api.clock.now();
    api.clock.set(new Date("2029-05-01T12:00:00Z"));
    const { access_token: token } = await api.call(signIn, { body: { email, password: testPassword } });
    const body = { provider_payment_method_id, payment_gateway: "sandbox" };
    expect((await api.fail(contract.createPaymentMethod, { token, body })).code).toBe("PAYMENT_METHOD_EXPIRED");
    api.clock.set(before);
  });

  it.each([
    [{ payment_gateway: "stripe", provider_payment_method_id: "pm_1" }, "PAYMENT_PLATFORM_NOT_AVAILABLE"],
    [{ payment_gateway: "sandbox", redirect_result: "result" }, "SETUP_INTENT_FAILED"],
    [{ payment_gateway: "sandbox" }, "VALIDATION"],
    [{}, "VALIDATION"],
    [{ payment_gateway: "sandbox", payment_method_type: "cheque_via_sandbox" }, "VALIDATION"],
  ])("refuses %j", async (body, code) => {
    const { token } = await aClient(api);
    expect((await api.fail(contract.createPaymentMethod, { token, body })).code).toBe(code);
  });
});

describe("the sandbox's card form", () => {
  it.each([
    ["a real-looking number", { number: "5105105105105100" }, "PAYMENT_METHOD_REFUSED"],
    ["zeros", { number: "0000000000000" }, "PAYMENT_METHOD_REFUSED"],
    ["the expired test card", { number: cards.expired }, "PAYMENT_METHOD_EXPIRED"],
    ["a card of last month", { expiry_month: 10, expiry_year: 2026 }, "PAYMENT_METHOD_EXPIRED"],
    ["letters in the number", { number: "4242 4242 4242 424x" }, "VALIDATION"],
    ["a made-up secret", { client_secret: "seti_made_up" }, "SETUP_INTENT_FAILED"],
  ])("refuses %s and stores nothing", async (_, change, code) => {
    const before = await storedCards();
    const body = { ...aCardForm(await aSecret(), cards.succeeds), ...change };
    expect((await api.fail(contract.createSandboxToken, { body })).code).toBe(code);
    expect(await storedCards()).toBe(before);
  });

  it("takes a card in its last month, and no secret older than an hour", async () => {
    const secret = await aSecret();
    const card = { ...aCardForm(secret, cards.declined), expiry_month: 11, expiry_year: 2026 };
    expect(await api.call(contract.createSandboxToken, { body: card })).toHaveProperty("provider_payment_method_id");
    api.clock.advance(60 * 60_000);
    expect((await api.fail(contract.createSandboxToken, { body: card })).code).toBe("SETUP_INTENT_FAILED");
  });
});

describe("a service", () => {
  const chooseType = (token: string, payment_method_type: "paypal_via_sandbox" | "ideal_via_sandbox") =>
    api.call(contract.createPaymentMethod, { token, body: { payment_method_type, payment_gateway: "sandbox" } });

  it("is saved by its type, once, and again after it was forgotten", async () => {
    const { token } = await aClient(api);
    const method = await chooseType(token, "ideal_via_sandbox");
    expect(method).toMatchObject({ brand: "ideal", last4: "", expiration_date: null, is_default: true });
    expect(await chooseType(token, "ideal_via_sandbox")).toEqual(method);
    await api.call(contract.deletePaymentMethod, { token, params: { id: method.id } });
    expect(await saved(token)).toEqual([]);
    expect(await chooseType(token, "ideal_via_sandbox")).toEqual(method);
  });

  const authorisation = async (token: string, change: Record<string, string> = {}) =>
    `/payment-sandbox/authorisation?${new URLSearchParams({
      client_secret: await aSecret(token),
      type: "paypal",
      return_url: "http://localhost:3000/es/infos/add/payment",
      locale: "es",
      ...change,
    })}`;
  const decide = (page: string, decision: string) =>
    api.request(page, { method: "POST", body: new URLSearchParams({ decision }) });

  it("that is left alone on its page for an hour, or as if it were, is led back and may try again", async () => {
    const { token } = await aClient(api);
    const page = await authorisation(token);
    const played = await decide(page, "expire");
    api.clock.advance(60 * 60_000);
    for (const answer of [played, await api.request(page), await decide(page, "confirm")]) {
      const text = await answer.text();
      expect(text).toContain("Esta página ha caducado");
      expect(text).toContain('href="http://localhost:3000/es/infos/add/payment?redirect_status=expired"');
    }
  });

  it("is authorised on its own page, which leads back with what saves it", async () => {
    const { token } = await aClient(api);
    const page = (change: Record<string, string> = {}) => authorisation(token, change);
    expect(await (await api.request(await page())).text()).toContain("Autorizar a Petite Malle en PayPal");
    const wrongs: Record<string, string>[] = [
      { type: "card" },
      { client_secret: "seti_x" },
      { return_url: "https://elsewhere.example/" },
    ];
    for (const wrong of wrongs) expect((await api.request(await page(wrong))).status).toBe(404);
    const answer = async (decision: string) => {
      const response = await decide(await page(), decision);
      return new URL(response.headers.get("location") ?? "").searchParams;
    };
    const refused = await answer("refuse");
    expect([refused.get("redirect_status"), refused.get("redirectResult")]).toEqual(["failed", null]);
    const redirect_result = (await answer("confirm")).get("redirectResult") ?? "";
    const stranger = { token: (await aClient(api)).token, body: { redirect_result, payment_gateway: "sandbox" } };
    expect((await api.fail(contract.createPaymentMethod, stranger)).code).toBe("PAYMENT_METHOD_REFUSED");
    const save = () =>
      api.call(contract.createPaymentMethod, { token, body: { redirect_result, payment_gateway: "sandbox" } });
    const method = await save();
    expect(method).toMatchObject({ payment_method_type: "paypal_via_sandbox", brand: "paypal" });
    expect(await save()).toEqual(method);
    const altered = { redirect_result: `${redirect_result.slice(0, -2)}xx`, payment_gateway: "sandbox" };
    expect((await api.fail(contract.createPaymentMethod, { token, body: altered })).code).toBe("SETUP_INTENT_FAILED");
  });

  it.each([
    ["card_via_sandbox", "SETUP_INTENT_FAILED"],
    ["ideal_via_stripe", "PAYMENT_METHOD_REFUSED"],
  ])("%s alone is refused", async (payment_method_type, code) => {
    const { token } = await aClient(api);
    const body = { payment_method_type, payment_gateway: "sandbox" };
    expect((await api.fail(contract.createPaymentMethod, { token, body })).code).toBe(code);
  });

  it("has no session where its provider is not configured", async () => {
    const { token } = await aClient(api);
    expect((await api.fail(contract.createAdyenSession, { token })).code).toBe("PAYMENT_PLATFORM_NOT_AVAILABLE");
  });
});

describe("the default card", () => {
  it("is the first, then the chosen one; when it goes, the newest takes its place", async () => {
    const { token } = await aClient(api);
    const first = await aCard(api, token);
    api.clock.advance(1000);
    const second = await aCard(api, token, cards.threeDSecure);
    api.clock.advance(1000);
    const third = await aCard(api, token, cards.offSessionDeclined);
    expect([first.is_default, second.is_default, third.is_default]).toEqual([true, false, false]);
    await api.call(contract.updatePaymentMethod, { token, params: { id: second.id }, body: { is_default: true } });
    expect((await saved(token)).map(({ id }) => id)).toEqual([second.id, third.id, first.id]);
    await api.call(contract.deletePaymentMethod, { token, params: { id: second.id } });
    expect((await saved(token)).map(({ id, is_default }) => [id, is_default])).toEqual([
      [third.id, true],
      [first.id, false],
    ]);
    expect((await api.fail(contract.deletePaymentMethod, { token, params: { id: second.id } })).code).toBe("NOT_FOUND");
  });

  const withoutPaypal = ["card_via_sandbox", "ideal_via_sandbox"];
  it.each([
    ["of a kind that was not turned off", { country_code: "FR", postcode: "44000" }, () => withoutPaypal],
    [
      "of a kind that is offered in the customer's country",
      { country_code: "NL", postcode: "1012 AB" },
      (country: CountryCode) => (country === "NL" ? withoutPaypal : sandboxMethodTypes),
    ],
  ] as const)("leaves its place to the newest %s and that boxes can be charged to", async (_, country, offered) => {
    const { token } = await aClient(api);
    await api.call(createBillingAddress, { token, body: anAddress(country) });
    const service = async (payment_method_type: "paypal_via_sandbox" | "ideal_via_sandbox") => {
      api.clock.advance(1000);
      return api.call(contract.createPaymentMethod, { token, body: { payment_method_type } });
    };
    const first = await aCard(api, token, cards.threeDSecure);
    api.clock.advance(1000);
    const second = await aCard(api, token);
    await service("paypal_via_sandbox");
    const ideal = await service("ideal_via_sandbox");
    offeredIn = offered;
    const defaultOnceGone = async ({ id }: { id: string }) => {
      await api.call(contract.deletePaymentMethod, { token, params: { id } });
      return (await saved(token)).find((method) => method.is_default)?.id;
    };
    expect(await defaultOnceGone(first)).toBe(second.id);
    /* Nothing that is left can be charged: the newest, as the page says that the boxes wait. */
    expect(await defaultOnceGone(second)).toBe(ideal.id);
  });

  it("of another client cannot be touched", async () => {
    const [owner, other] = [await aClient(api), await aClient(api)];
    const { id } = await aCard(api, owner.token);
    for (const target of [id, randomUUID()]) {
      const input = { token: other.token, params: { id: target } };
      expect((await api.fail(contract.updatePaymentMethod, { ...input, body: { is_default: true } })).code).toBe(
        "NOT_FOUND",
      );
      expect((await api.fail(contract.deletePaymentMethod, input)).code).toBe("NOT_FOUND");
    }
    expect(await saved(owner.token)).toHaveLength(1);
  });
});
