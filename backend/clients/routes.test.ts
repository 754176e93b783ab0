import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getClient, replaceClient, updateClient } from "#contract/client.ts";
import { signIn, signUp } from "#contract/session.ts";
import { aCard, aClient, aShippingAddress, aSignUp, testPassword } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { eq, inArray } from "../db/orm.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";
import { clients } from "../db/schema/client.ts";
import { referrals } from "../db/schema/ledger.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const stored = async (id: string) => (await api.dependencies.db.select().from(clients).where(eq(clients.id, id)))[0];

describe("signing up", () => {
  it("creates a client that can sign in, with nothing but a prospect's statuses", async () => {
    const body = aSignUp({
      email: "Nouvelle.Cliente@Example.com",
      is_optin_kid: true,
      optin_source_kid: "signup",
      locale: "nl-BE",
    });
    const { access_token: token, client_id: id, client } = await api.call(signUp, { body });
    expect(await api.call(getClient, { token })).toEqual(client);
    expect(client).toEqual({
      id,
      email: "nouvelle.cliente@example.com",
      firstname: "Jeanne",
      lastname: "Martin",
      phone: null,
      locale: "nl-BE",
      default_shipping_address: null,
      default_billing_address: null,
      default_payment_method: null,
      payment_methods: [],
      subscription_status: "PROSPECT",
      woman_subscription_status: "PROSPECT",
      shop_status: "PROSPECT",
      gift_card_status: null,
      is_optin_kid: true,
      is_optin_woman: false,
      is_woman_activated: true,
      return_mode: null,
      has_password: true,
      is_provisional: false,
      staff_name: null,
      created_at: api.clock.now().toISOString(),
    });
    expect((await stored(id))?.passwordHash).toMatch(/^\$argon2id\$/);
    await api.call(signIn, { body: { email: body.email, password: testPassword } });
  });

  it("takes the locale of the request when none is chosen", async () => {
    const { access_token: token } = await api.call(signUp, { body: aSignUp(), locale: "de-AT" });
    expect((await api.call(getClient, { token })).locale).toBe("de-AT");
  });

  it("refuses a mailbox that is thrown away", async () => {
    const body = aSignUp({ email: "x@Inbox.Mailinator.com" });
    expect(await api.fail(signUp, { body })).toMatchObject({
      code: "EMAIL_INVALID",
      fields: [{ path: "body.email", code: "email_disposable" }],
    });
  });

  it("refuses an e-mail that is taken, in any case, also when two sign up at once", async () => {
    const body = aSignUp({ email: "double@example.com" });
    const answers = await Promise.all(
      [body, { ...body, email: "DOUBLE@example.com" }].map((input) =>
        api.request("/clients", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(input),
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect((await api.fail(signUp, { body })).code).toBe("EMAIL_ALREADY_USED");
  });

  it("remembers a godfather that exists and ignores one that does not", async () => {
    const godfather = await aClient(api);
    const known = await aClient(api, { godfather_email: godfather.email.toUpperCase() });
    const unknown = await aClient(api, { godfather_email: "nobody-at-all@example.com" });
    expect((await stored(known.client_id))?.godfatherClientId).toBe(godfather.client_id);
    expect((await stored(unknown.client_id))?.godfatherClientId).toBeNull();
    const made = await api.dependencies.db
      .select()
      .from(referrals)
      .where(inArray(referrals.friendClientId, [known.client_id, unknown.client_id]));
    expect(made).toEqual([
      {
        friendClientId: known.client_id,
        godfatherClientId: godfather.client_id,
        createdAt: api.clock.now(),
        rewardedAt: null,
        rewardCents: null,
        refusal: null,
      },
    ]);
  });

  it("does not let anybody bring themselves", async () => {
    const email = "my-own-godfather@example.com";
    const { client_id: id } = await aClient(api, { email, godfather_email: email });
    expect((await stored(id))?.godfatherClientId).toBeNull();
    expect(await api.dependencies.db.select().from(referrals).where(eq(referrals.friendClientId, id))).toEqual([]);
  });

  it.each([
    [{ email: "no-at-sign" }, "VALIDATION", [{ path: "body.email", code: "email_invalid" }]],
    [{ password: "too short" }, "VALIDATION", [{ path: "body.password", code: "password_too_short" }]],
    [{ password: "x".repeat(201) }, "VALIDATION", [{ path: "body.password", code: "password_too_long" }]],
    [{ password: "1234567890" }, "PASSWORD_TOO_WEAK", [{ path: "body.password", code: "password_common" }]],
    [{ password: "Jeanne-Martin" }, "PASSWORD_TOO_WEAK", [{ path: "body.password", code: "password_personal" }]],
  ])("refuses %j", async (change, code, fields) => {
    const problem = await api.fail(signUp, { body: { ...aSignUp(), ...change } });
    expect([problem.code, problem.fields]).toEqual([code, fields]);
  });
});

describe("the welcome mail", () => {
  it("is sent once an account was opened, in the client's language", async () => {
    const { email } = await aClient(api, { locale: "es-ES" });
    await runDueJobs(api.dependencies);
    await runDueJobs(api.dependencies);
    const mails = api.mails.filter(({ to }) => to === email);
    expect(mails.map(({ html }) => /<html[^>]* lang="(\w+)/.exec(html)?.[1])).toEqual(["es"]);
  });
});

describe("changing a client", () => {
  it("changes the fields that are given, by PATCH and by PUT alike", async () => {
    const { token } = await aClient(api);
    const changed = await api.call(updateClient, {
      token,
      body: { firstname: " Zoé ", phone: "+32 470 00 00 00", is_optin_woman: true },
    });
    expect(changed).toMatchObject({
      firstname: "Zoé",
      lastname: "Martin",
      phone: "+32 470 00 00 00",
      is_optin_woman: true,
    });
    const replaced = await api.call(replaceClient, { token, body: { locale: "es-ES", phone: null } });
    expect(replaced).toMatchObject({ firstname: "Zoé", phone: null, locale: "es-ES", is_optin_woman: true });
    expect(await api.call(updateClient, { token, body: {} })).toEqual(replaced);
  });

  it("keeps the way back a client chose and where it opted in, until it changes its mind", async () => {
    const { token, client_id: id } = await aClient(api);
    const body = { return_mode: "POST_OFFICE", is_optin_kid: true, optin_source_kid: " account " } as const;
    expect(await api.call(updateClient, { token, body })).toMatchObject({
      return_mode: "POST_OFFICE",
      is_optin_kid: true,
    });
    expect((await stored(id))?.optinSourceKid).toBe("account");
    const changed = await api.call(replaceClient, { token, body: { return_mode: null, is_optin_kid: false } });
    expect(changed).toMatchObject({ return_mode: null, is_optin_kid: false });
    expect((await api.fail(updateClient, { token, body: { return_mode: "PIGEON" } })).fields).toEqual([
      { path: "body.return_mode", code: "invalid_value" },
    ]);
  });

  it.each(["id", "shop_status", "passwordHash", "created_at", "is_woman_activated", "staff_name"])(
    "never takes %s",
    async (field) => {
      const { token } = await aClient(api);
      expect((await api.fail(updateClient, { token, body: { [field]: "ORDERED" } })).code).toBe("VALIDATION");
    },
  );
});

describe("the signed-in client", () => {
  it("shows its defaults", async () => {
    const { token } = await aClient(api);
    const [address, card] = [await aShippingAddress(api, token), await aCard(api, token)];
    expect(await api.call(getClient, { token })).toMatchObject({
      default_shipping_address: address,
      default_billing_address: null,
      default_payment_method: card,
      payment_methods: [card],
    });
  });
});
