import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getProduct, searchProducts } from "#contract/catalog.ts";
import { getClient, getDataLayer, updateClient } from "#contract/client.ts";
import { exchangeStaffToken, refreshSession, resetPassword, signOut, type StaffSession } from "#contract/session.ts";
import { getStaffActions } from "#contract/staff.ts";
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { fillWallet } from "#tests/backend/delivered-order.ts";
import { anOrderRow } from "#tests/backend/order-rows.ts";
import { openStaffSession } from "#tests/backend/staff-session.ts";
import { plainSteps } from "#tests/backend/plain-steps.ts";
import { aBox, aProfile, aSubscription } from "#tests/backend/profile-builders.ts";
import { eq } from "../db/orm.ts";
import { ledgerBalances } from "../db/schema/ledger.ts";
import { orders } from "../db/schema/order.ts";
import { staffLinks } from "../db/schema/staff.ts";
import { accounts } from "../ledger/accounts.ts";
import { proveBooks } from "../ledger/check.ts";
import { staffSessionTtlMs } from "../session/rotation.ts";
import {
  accountSchema,
  advanceSchema,
  clockSchema,
  explainedSchema,
  ledgerSchema,
  linkSchema,
  logSchema,
  priceSchema,
} from "./commands.ts";
import { staffLinkTtlMs } from "./link.ts";

const secret = "the-secret-of-the-staff-0123456789";
let api: TestApi;
let client: SignedIn;
beforeAll(async () => {
  api = await createTestApi({ environment: { STAFF_SECRET: secret } });
});
afterAll(() => api.close());
beforeEach(async () => {
  client = await aClient(api, { firstname: "Ada", locale: "de-DE" });
});

const door = (body: unknown, authorization = `Bearer ${secret}`, at = api) =>
  at.request("/internal/staff", {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const connectAs = (email: string) => ({ command: "connect-as", email, reason: "lost parcel", staff: "Zoé" });

async function aToken(): Promise<string> {
  const { url } = linkSchema.parse(await (await door(connectAs(client.email))).json());
  return new URL(url).searchParams.get("connect-as-access-token") ?? "";
}
const aStaffSession = async (): Promise<StaffSession> =>
  api.call(exchangeStaffToken, { body: { token: await aToken() } });

describe("a staff link", () => {
  it("opens the shop in the client's language and is recorded with its reason, without its token", async () => {
    const answer = await door(connectAs(client.email.toUpperCase()));
    const link = linkSchema.parse(await answer.json());
    expect(link.url).toMatch(/^http:\/\/localhost:3000\/de\?connect-as-access-token=[\w-]{43}$/);
    expect(link.client).toBe(`Ada Martin <${client.email}>`);
    const rows = await api.dependencies.db.select().from(staffLinks).where(eq(staffLinks.clientId, client.client_id));
    expect(rows).toMatchObject([{ staffName: "Zoé", reason: "lost parcel", usedAt: null }]);
    expect(link.url).not.toContain(rows[0]?.tokenHash ?? "-");
  });

  it("is exchanged once, also when two come at once", async () => {
    const token = await aToken();
    const body = JSON.stringify({ token });
    const answers = await Promise.all(
      [1, 2].map(() =>
        api.request("/clients/token/staff", { method: "POST", headers: { "content-type": "application/json" }, body }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect((await api.fail(exchangeStaffToken, { body: { token } })).code).toBe("STAFF_LINK_INVALID");
  });

  it("opens for an address that has guessed in vain too often; only guesses are refused", async () => {
    await using strict = await createTestApi({ environment: { STAFF_SECRET: secret, RATE_LIMIT_FACTOR: 1 } });
    const { email } = await aClient(strict);
    const guess = async () =>
      (await strict.fail(exchangeStaffToken, { body: { token: randomBytes(32).toString("base64url") } })).code;
    const told = [];
    for (let count = 0; count < 62; count += 1) told.push(await guess());
    expect(new Set(told.slice(0, 60))).toEqual(new Set(["STAFF_LINK_INVALID"]));
    expect(told.slice(60)).toEqual(["TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
    await openStaffSession(strict, email);
    expect(await guess()).toBe("TOO_MANY_REQUESTS");
  });

  it("ends after ten minutes", async () => {
    const [inTime, late] = [await aToken(), await aToken()];
    api.clock.advance(staffLinkTtlMs - 1);
    await api.call(exchangeStaffToken, { body: { token: inTime } });
    api.clock.advance(1);
    expect((await api.fail(exchangeStaffToken, { body: { token: late } })).code).toBe("STAFF_LINK_INVALID");
  });

  it("is no way to choose a password, nor the other way round", async () => {
    const token = await aToken();
    const body = { client_id: client.client_id, password: "Sieben-bunte-Knöpfe", token };
    expect((await api.fail(resetPassword, { body })).code).toBe("RESET_LINK_INVALID");
  });
});

describe("a session of staff", () => {
  it("is the client's, and says who acts", async () => {
    const session = await aStaffSession();
    expect(session).toMatchObject({ client_id: client.client_id, staff: { name: "Zoé" } });
    const token = session.access_token;
    expect(await api.call(getClient, { token })).toMatchObject({ email: client.email, staff_name: "Zoé" });
    expect(await api.call(getDataLayer, { token })).toMatchObject({ is_staff: true });
    expect(await api.call(getClient, { token: client.token })).toMatchObject({ staff_name: null });
    const payload = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as object;
    expect(payload).toMatchObject({ sub: client.client_id, act: { sub: "Zoé" } });
  });

  it("stays one of staff when it is refreshed, and ends after eight hours all the same", async () => {
    const opened = await aStaffSession();
    api.clock.advance(staffSessionTtlMs - 60_000);
    const pair = await api.call(refreshSession, { body: { refresh_token: opened.refresh_token } });
    expect(await api.call(getClient, { token: pair.access_token })).toMatchObject({ staff_name: "Zoé" });
    api.clock.advance(60_000);
    expect((await api.fail(getClient, { token: pair.access_token })).code).toBe("UNAUTHENTICATED");
    expect((await api.fail(refreshSession, { body: { refresh_token: pair.refresh_token } })).code).toBe(
      "REFRESH_TOKEN_INVALID",
    );
  });

  it("ends with its sign-out and leaves the client's own session", async () => {
    const session = await aStaffSession();
    await api.call(signOut, { token: session.access_token, body: { refresh_token: session.refresh_token } });
    expect((await api.fail(getClient, { token: session.access_token })).code).toBe("UNAUTHENTICATED");
    await api.call(getClient, { token: client.token });
  });
});

describe("the door", () => {
  it("lets in the files of an answer, which no other call may bring as JSON, and nobody's without the secret", async () => {
    const base64 = Buffer.from("%PDF-1.7".padEnd(2_000_000)).toString("base64");
    const answer = {
      command: "answer-ticket",
      ticket: "T-1",
      text: "x",
      staff: "Zoé",
      files: [{ name: "a.pdf", base64 }],
    };
    expect(await (await door(answer)).json()).toEqual({ message: "There is no ticket T-1." });
    expect((await door(answer, "Bearer x")).status).toBe(401);
    const body = JSON.stringify(answer);
    const elsewhere = await api.request("/clients/me", {
      method: "PATCH",
      body,
      headers: { "content-length": `${body.length}` },
    });
    expect(elsewhere.status).toBe(413);
  });

  it("is not there without a secret, and opens to no other", async () => {
    await using closed = await createTestApi();
    expect((await door({ command: "clock" }, `Bearer ${secret}`, closed)).status).toBe(404);
    for (const authorization of ["", "Bearer ", `Bearer ${secret}x`, `Basic ${secret}`, `Bearer ${client.token}`])
      expect((await door({ command: "clock" }, authorization)).status).toBe(401);
  });

  it.each([{}, { command: "erase" }, { command: "connect-as", email: "a@b.fr" }, { command: "advance", ms: -1 }])(
    "refuses %j",
    async (body) => expect((await door(body)).status).toBe(422),
  );

  it.each([
    connectAs("nobody@example.com"),
    { command: "status", email: "nobody@example.com", reason: "lost parcel", staff: "Zoé" },
  ])("says that nobody is there for $command", async (body) => {
    const answer = await door(body);
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { message: "There is no account with the e-mail nobody@example.com." },
    ]);
  });

  it("moves the clock of a demo, and of nothing else unless it is forced", async () => {
    const hour = 3_600_000;
    const before = api.clock.now();
    const moved = advanceSchema.parse(await (await door({ command: "advance", ms: hour, isForced: false })).json());
    expect(moved).toMatchObject({ from: before.toISOString(), to: api.clock.now().toISOString(), failed: [] });
    expect(api.clock.now().getTime() - before.getTime()).toBe(hour);
    await using real = await createTestApi({ environment: { STAFF_SECRET: secret, SEED_ACCOUNTS: false } });
    const refused = await door({ command: "advance", ms: hour, isForced: false }, undefined, real);
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining("not a demo")]);
    expect((await door({ command: "advance", ms: hour, isForced: true }, undefined, real)).status).toBe(200);
    expect(clockSchema.parse(await (await door({ command: "clock" }, undefined, real)).json())).toEqual({
      now: real.clock.now().toISOString(),
      ahead_ms: 0,
      is_demo: false,
    });
  });

  it("sums an account up", async () => {
    const friend = await aClient(api, { godfather_email: client.email });
    const kid = await aProfile(api, friend.token);
    await aSubscription(api, kid, { nextDeliveryDate: "2027-01-10" });
    const boxId = await aBox(api, kid, { blockedReason: "ADDRESS_MISSING" });
    await anOrderRow(api, friend.client_id);
    const account = accountSchema.parse(
      await (await door({ command: "status", email: friend.email, reason: "lost parcel", staff: "Zoé" })).json(),
    );
    expect(account).toMatchObject({
      name: "Jeanne Martin",
      email: friend.email,
      godfather: client.email,
      statuses: { subscription_status: "ONGOING_SUBSCRIPTION", shop_status: "ORDERED", gift_card_status: null },
      wallet_cents: 0,
      points: 0,
      open_sessions: 1,
      profiles: [
        { id: kid.id, firstname: "Lou", subscription: "ONGOING_SUBSCRIPTION", next_delivery_date: "2027-01-10" },
      ],
      boxes: [{ id: boxId, firstname: "Lou", status: "OPEN", blocked_reason: "ADDRESS_MISSING", label: null }],
      orders: [{ kind: "SHOP", status: "PAID", total_cents: 4490 }],
      staff_actions: [],
    });
  });
});

it("notes who read an account by a command and why, tells the client, and prints the whole log", async () => {
  const by = { reason: "lost parcel", staff: "Zoé" };
  expect((await door({ command: "status", email: client.email })).status).toBe(422);
  await door({ command: "status", email: client.email, ...by });
  const told = await api.call(getStaffActions, { token: client.token });
  expect(told.items).toMatchObject([{ staff_firstname: "Zoé", reason: "lost parcel", deeds: [] }]);
  expect(told.items[0]?.looked_at.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["ACCOUNT", "ORDER", "BOX", "WALLET"]),
  );
  const { access_token: token } = await openStaffSession(api, client.email);
  await api.call(updateClient, { token, body: { firstname: "Zélie" } });
  const log = async (account: string) =>
    logSchema.parse(await (await door({ command: "log", account, page: 1, ...by })).json());
  const { entries, page, pages } = await log(client.email);
  expect([page, pages]).toEqual([1, 1]);
  expect(entries).toContainEqual(
    expect.objectContaining({
      call: "PATCH /clients/me",
      sent: { firstname: "Zélie" },
      status: 200,
      changes: [{ field: "firstname", before: "Ada", after: "Zélie" }],
    }),
  );
  expect(entries.filter(({ call }) => call === "STAFF log")).toHaveLength(1);
  expect((await log(client.client_id)).entries).toHaveLength(entries.length + 1);
  expect((await door({ command: "log", account: "nobody@example.com", page: 1, ...by })).status).toBe(409);
});

describe("a new price", () => {
  it("is taken from staff and shown at once; other SKUs are refused", async () => {
    const { products } = await api.call(searchProducts, { query: { sort: "price-desc" } });
    const product = await api.call(getProduct, { params: { id: products[0]?.id ?? 0 }, query: {} });
    const ask = { command: "price", sku: product.sku, price_cents: 1990, isRegular: true };
    expect(priceSchema.parse(await (await door(ask)).json())).toMatchObject({
      price_cents: 1990,
      original_cents: null,
    });
    expect((await api.call(getProduct, { params: { id: product.id }, query: {} })).lc_price).toBe(19.9);
    expect((await door({ ...ask, sku: "NOTHING" })).status).toBe(409);
    expect((await door({ ...ask, price_cents: 0 })).status).toBeGreaterThanOrEqual(400);
  });
});

it("proves the books, and names a balance that is not what was posted", async () => {
  const ask = async () => ledgerSchema.parse(await (await door({ command: "check-ledger" })).json());
  await fillWallet(api, client.client_id, 1500);
  expect(await ask()).toEqual({ entries: expect.any(Number), wrong: [] });
  expect((await ask()).entries).toBeGreaterThan(0);
  await proveBooks(api.dependencies);

  const account = accounts.wallet(client.client_id);
  await api.dependencies.db.update(ledgerBalances).set({ balance: 1600 }).where(eq(ledgerBalances.account, account));
  const wrong = `${account} EUR is kept as 1600, its postings make 1500`;
  expect((await ask()).wrong).toEqual([wrong]);
  api.clock.set(new Date(api.clock.now().getTime() + 7 * 60 * 60_000));
  await expect(proveBooks(api.dependencies)).rejects.toThrow(`the books are wrong: ${wrong}`);
});

it("explains the total of an order, rule by rule", async () => {
  const { db } = api.dependencies;
  const line = { id: randomUUID(), unitPriceCents: 4000, quantity: 1 };
  const orderId = await anOrderRow(api, client.client_id, { steps: plainSteps([line], { shippingFeeCents: 490 }) });
  const number = "PM-2026-EXPLAIN";
  const why = { reason: "asks about the total", staff: "Zoé" };
  await db.update(orders).set({ number }).where(eq(orders.id, orderId));
  const answer = explainedSchema.parse(
    await (await door({ command: "explain", order: number.toLowerCase(), ...why })).json(),
  );
  expect(answer).toMatchObject({
    number,
    total_cents: 4490,
    due_cents: 4490,
    steps: [
      { rule: "ITEMS", cents: 4000, vat: [{ rate_percent: 20, cents: 667 }], lines: [{ cents: 4000 }] },
      { rule: "SHIPPING", cents: 490, vat: [{ rate_percent: 20, cents: 81 }], lines: [] },
    ],
  });
  expect((await door({ command: "explain", order: "PM-1", ...why })).status).toBe(409);
});
