import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCart } from "#contract/cart.ts";
import { createTicket } from "#contract/customer-service.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { subscribeToNewsletter, unsubscribePhone } from "#contract/newsletter.ts";
import { createSandboxToken } from "#contract/payment-methods.ts";
import { refreshSession, signUp } from "#contract/session.ts";
import { aCardForm, aSignUp, cards } from "#tests/backend/builders.ts";
import { sendCall } from "#tests/backend/contract-call.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { exampleBody, paramsOfNobody } from "#tests/backend/example-input.ts";

/** One call of each kind in a window. */
const one = { environment: { RATE_LIMIT_FACTOR: 0.000_001 } };

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi(one);
});
afterAll(() => api.close());

const writes = [...endpoints].filter(([, { method, auth }]) => method !== "GET" && auth !== "bearer");

async function bodyOf(endpoint: Endpoint): Promise<unknown> {
  if (endpoint === createSandboxToken) return aCardForm("of nobody's", cards.succeeds);
  if (endpoint !== refreshSession) return exampleBody(endpoint);
  // A token nobody signed costs nothing and is not counted.
  const session = await api.call(signUp, { body: aSignUp(), from: "203.0.113.250" });
  return { refresh_token: session.refresh_token };
}

describe("a write without an account", () => {
  it("is counted by the network of an IPv6 address, and by an IPv4 address however it is written", async () => {
    const ask = async (from: string) => (await sendCall(api.request, createCart, { body: {}, from })).status;
    expect(await ask("2001:db8:9:9::1")).not.toBe(429);
    expect(await ask("2001:db8:9:9:ffff::2")).toBe(429);
    expect(await ask("2001:db8:9:a::1")).not.toBe(429);
    expect(await ask("192.0.2.99")).not.toBe(429);
    expect(await ask("::ffff:192.0.2.99")).toBe(429);
  });

  it.each(writes)("%s is limited", async (name, endpoint) => {
    const body = await bodyOf(endpoint);
    const ask = () =>
      api.request(
        endpoint.path.replaceAll(/:([a-z_]+)/gi, (_, key: string) => paramsOfNobody(endpoint)[key] ?? ""),
        {
          method: endpoint.method,
          headers: {
            "x-forwarded-for": `203.0.113.${writes.findIndex(([other]) => other === name)}`,
            "idempotency-key": crypto.randomUUID(),
            ...(endpoint.accepts === "json" ? { "content-type": "application/json" } : {}),
          },
          ...(body === undefined ? {} : { body: endpoint.accepts === "json" ? JSON.stringify(body) : toForm(body) }),
        },
      );
    expect((await ask()).status, "the first one is answered").not.toBe(429);
    expect((await ask()).status, "the second one is too many").toBe(429);
  });
});

function toForm(body: unknown): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body as Record<string, string>)) form.set(key, value);
  return form;
}

describe("what nobody may do without end", () => {
  it("is making carts: a town behind one address has room, a program has not", async () => {
    await using shop = await createTestApi({ environment: { RATE_LIMIT_FACTOR: 0.1 } });
    const from = "203.0.113.1";
    for (let cart = 0; cart < 20; cart += 1) await shop.call(createCart, { body: {}, from });
    expect((await shop.fail(createCart, { body: {}, from })).code).toBe("TOO_MANY_REQUESTS");
    await shop.call(createCart, { body: {}, from: "203.0.113.2" });
  });

  it("is writing to the support with one invented sender after the other", async () => {
    await using shop = await createTestApi({ environment: { RATE_LIMIT_FACTOR: 0.1 } });
    const ticket = (sender_email: string) => ({
      body: { object: "Bonjour", content: "Une question", sender_email, sender_name: "Zoé" },
      from: "203.0.113.1",
    });
    await shop.call(createTicket, ticket("a@example.com"));
    expect((await shop.fail(createTicket, ticket("b@example.com"))).code).toBe("TOO_MANY_REQUESTS");
  });
});

describe("taking a number off a list", () => {
  it("is never refused for what was signed up for, nor the other way round", async () => {
    await using shop = await createTestApi(one);
    const from = "203.0.113.1";
    const signUpTo = { body: { email: "a@example.com", list: "KID", source: "footer", language: "fr" }, from } as const;
    const leave = { body: { list: "KID", phone: "+33 6 12 34 56 78" }, from } as const;
    await shop.call(subscribeToNewsletter, signUpTo);
    expect((await shop.fail(subscribeToNewsletter, signUpTo)).code).toBe("TOO_MANY_REQUESTS");
    await shop.call(unsubscribePhone, leave);
    expect((await shop.fail(unsubscribePhone, leave)).code).toBe("TOO_MANY_REQUESTS");
  });
});

describe("what signing up says about known e-mails", () => {
  it("is said as often as a password may be guessed, and free ones tell nothing then", async () => {
    await using shop = await createTestApi({ environment: { RATE_LIMIT_FACTOR: 1 } });
    const from = "203.0.113.1";
    const known = await Promise.all(
      [1, 2].map(async (last) => {
        const body = aSignUp();
        await shop.call(signUp, { body, from: `198.51.100.${last}` });
        return body.email;
      }),
    );
    const ask = async (email = "") => (await shop.fail(signUp, { body: aSignUp({ email }), from })).code;
    for (let guess = 0; guess < 20; guess += 1) expect(await ask(known[guess % 2])).toBe("EMAIL_ALREADY_USED");
    expect(await ask(known[0])).toBe("TOO_MANY_REQUESTS");
    expect(await ask("nobody-has-this@example.com")).toBe("TOO_MANY_REQUESTS");
    await shop.call(signUp, { body: aSignUp(), from: "203.0.113.2" });
    shop.clock.advance(15 * 60_000);
    await shop.call(signUp, { body: aSignUp(), from });
  });

  it("costs those who are new nothing", async () => {
    await using shop = await createTestApi({ environment: { RATE_LIMIT_FACTOR: 1 } });
    for (let account = 0; account < 25; account += 1)
      expect(await shop.call(signUp, { body: aSignUp(), from: "203.0.113.1" })).toHaveProperty("client_id");
  });
});
