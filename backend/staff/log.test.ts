import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createBillingAddress,
  deleteBillingAddress,
  deleteShippingAddress,
  getShippingAddresses,
  updateBillingAddress,
} from "#contract/addresses.ts";
import { createTicket } from "#contract/customer-service.ts";
import { updateClient } from "#contract/client.ts";
import { requestEmailChange } from "#contract/email-change.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { redeemGiftCard } from "#contract/gift-cards.ts";
import { getOrder, getOrders } from "#contract/orders.ts";
import { signOut } from "#contract/session.ts";
import { aClient, anAddress, type SignedIn } from "#tests/backend/builders.ts";
import { sendCall } from "#tests/backend/contract-call.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { exampleBody, paramsOfNobody } from "#tests/backend/example-input.ts";
import { possessionsOf } from "#tests/backend/possessions.ts";
import { openStaffSession } from "#tests/backend/staff-session.ts";
import { eq, sql } from "../db/orm.ts";
import { staffActionResults, staffActions } from "../db/schema/staff.ts";
import { cleanUp, retentionMs } from "../jobs/clean-up.ts";
import { readAccount } from "./account.ts";
import { hidden } from "./without-secrets.ts";

let api: TestApi;
let client: SignedIn;
let own: Awaited<ReturnType<typeof possessionsOf>>;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  client = await aClient(api, { firstname: "Ada" });
  own = await possessionsOf(api, client);
  token = (await openStaffSession(api, client.email)).access_token;
});
afterAll(() => api.close());

const entries = async (of = client.client_id) =>
  (
    await api.dependencies.db
      .select()
      .from(staffActions)
      .leftJoin(staffActionResults, eq(staffActionResults.actionId, staffActions.id))
      .where(eq(staffActions.clientId, of))
  ).map(({ staff_actions: action, staff_action_results: result }) => ({ action, result }));

/** The entries a deed leaves. */
async function entriesOf(deed: () => Promise<unknown>) {
  const before = new Set((await entries()).map(({ action }) => action.id));
  await deed();
  return (await entries()).filter(({ action }) => !before.has(action.id));
}

const withSession = [...endpoints].filter(([, { auth }]) => auth !== "none");

describe("every call of a session of staff", () => {
  const lasting = withSession.filter(([, endpoint]) => endpoint !== (signOut as Endpoint));

  it.each(lasting)("%s leaves one entry, of the right record", async (_, endpoint) => {
    const ids = own.idsIn(endpoint.path) ?? {};
    const found = await entriesOf(() =>
      sendCall(api.request, endpoint, {
        params: { ...paramsOfNobody(endpoint), ...ids },
        token,
        idempotencyKey: randomUUID(),
        ...(endpoint.method === "GET" ? {} : { body: exampleBody(endpoint) ?? {} }),
      }),
    );
    expect(found).toHaveLength(1);
    const { action, result } = found[0] ?? {};
    expect(action).toMatchObject({
      clientId: client.client_id,
      staffName: "Maud",
      reason: "asks for help with a return",
      call: `${endpoint.method} ${endpoint.path}`,
      isWrite: endpoint.method !== "GET" && endpoint.staff !== "look",
      at: api.clock.now(),
    });
    const id = ids["rid"] ?? ids["sid"] ?? ids["cart_id"] ?? ids["id"];
    expect([undefined, action?.recordId, ...Object.values(action?.sent ?? {})]).toContain(id);
    expect(result?.status).toBeGreaterThanOrEqual(200);
    expect(result?.errorCode === null).toBe((result?.status ?? 0) < 400);
  });

  it("leaves one when it ends, too", async () => {
    const session = await openStaffSession(api, client.email);
    const [entry] = await entriesOf(() =>
      api.call(signOut, { token: session.access_token, body: { refresh_token: session.refresh_token } }),
    );
    expect(entry).toMatchObject({ action: { recordKind: "SESSION", sent: { refresh_token: hidden } } });
    expect(entry?.result?.status).toBe(204);
  });

  it("leaves none when the client itself does it", async () => {
    const found = await entriesOf(async () => {
      await api.call(updateClient, { token: client.token, body: { firstname: "Ada" } });
      await api.call(getOrders, { token: client.token });
    });
    expect(found).toEqual([]);
  });
});

describe("an entry", () => {
  it("names the records that a list answered", async () => {
    const { items } = await api.call(getOrders, { token: client.token });
    const addresses = await api.call(getShippingAddresses, { token: client.token });
    const [ofOrders] = await entriesOf(() => api.call(getOrders, { token }));
    expect(ofOrders).toMatchObject({
      action: { recordKind: "ORDER", recordId: null },
      result: { recordIds: items.map(({ id }) => id) },
    });
    const [ofAddresses] = await entriesOf(() => api.call(getShippingAddresses, { token }));
    expect(ofAddresses?.result?.recordIds).toEqual(addresses.map(({ id }) => id));
  });

  it("tells each field that was changed, with its old and its new value", async () => {
    await api.call(updateClient, { token: client.token, body: { firstname: "Ada" } });
    const [entry] = await entriesOf(() => api.call(updateClient, { token, body: { firstname: "Zélie" } }));
    expect(entry).toMatchObject({
      action: { recordKind: "ACCOUNT", sent: { firstname: "Zélie" } },
      result: { status: 200, errorCode: null, changes: [{ field: "firstname", before: "Ada", after: "Zélie" }] },
    });
  });

  it("tells what was deleted, as it was", async () => {
    const address = await api.call(createBillingAddress, { token: client.token, body: anAddress({ city: "Lyon" }) });
    const [entry] = await entriesOf(() => api.call(deleteBillingAddress, { token, params: { id: address.id } }));
    expect(entry?.action).toMatchObject({ recordKind: "ADDRESS", recordId: address.id });
    expect(entry?.result?.changes).toContainEqual({ field: "city", before: "Lyon", after: null });
  });

  it("tells what was made, and its id", async () => {
    const [entry] = await entriesOf(async () => {
      await api.call(createTicket, {
        token,
        body: {
          object: "CHANGE_DELIVERY",
          content: "Please ring, my card is 4242 4242 4242 4242",
          sender_email: client.email,
          sender_name: "Ada",
        },
      });
    });
    expect(entry?.result?.changes).toContainEqual({
      field: "content",
      before: null,
      after: `Please ring, my card is ${hidden}`,
    });
  });

  it("tells why a deed was refused, and what was tried", async () => {
    const id = randomUUID();
    const [notFound] = await entriesOf(() => api.fail(deleteShippingAddress, { token, params: { id } }));
    expect(notFound).toMatchObject({
      action: { recordKind: "ADDRESS", recordId: id },
      result: { status: 404, errorCode: "NOT_FOUND", changes: [] },
    });
    const [invalid] = await entriesOf(() => api.fail(updateClient, { token, body: { firstname: 3 } }));
    expect(invalid).toMatchObject({
      action: { sent: { firstname: 3 } },
      result: { status: 422, errorCode: "VALIDATION" },
    });
    const asked = { email: "thief@example.com", current_password: "Secret-1" };
    const [never] = await entriesOf(() => api.fail(requestEmailChange, { token, body: asked }));
    expect(never).toMatchObject({
      action: { sent: { email: "thief@example.com", current_password: hidden } },
      result: { errorCode: "STAFF_NOT_ALLOWED" },
    });
    const [large] = await entriesOf(() => api.fail(updateClient, { token, body: { odd: Array(9_000).fill("long") } }));
    expect(large).toMatchObject({ action: { sent: { fields: ["odd"] } }, result: { errorCode: "VALIDATION" } });
    const [forbidden] = await entriesOf(() => api.fail(updateClient, { token, body: { email: "a@example.com" } }));
    expect(forbidden).toMatchObject({
      action: { sent: { email: "a@example.com" } },
      result: { status: 403, errorCode: "STAFF_NOT_ALLOWED" },
    });
  });

  it("keeps no code, neither from the path nor from an id that is none", async () => {
    const [entry] = await entriesOf(() => api.fail(redeemGiftCard, { token, params: { code: "GIFT-SECRET-1" } }));
    expect(JSON.stringify(entry)).not.toContain("SECRET-1");
    const [odd] = await entriesOf(() => api.fail(getOrder, { token, params: { id: "a\0b" } }));
    expect(odd).toMatchObject({ action: { recordId: null }, result: { errorCode: "VALIDATION" } });
  });
});

describe("the database", () => {
  it("changes no entry", async () => {
    const { db } = api.dependencies;
    const causeOf = (deed: PromiseLike<unknown>) =>
      Promise.resolve(deed).then(String, (error: Error) => String(error.cause));
    for (const deed of [
      db.update(staffActions).set({ staffName: "nobody" }),
      db.update(staffActionResults).set({ status: 200 }),
      db.execute(sql`truncate staff_actions cascade`),
    ])
      expect(await causeOf(deed)).toContain("the log of staff is never changed");
    for (const deed of [db.delete(staffActions), db.delete(staffActionResults)])
      expect(await causeOf(deed)).toContain("the log of staff is kept until its time is over");
  });

  it("lets entries go when their year is over, and no sooner", async () => {
    await using late = await createTestApi();
    const other = await aClient(late);
    const session = await openStaffSession(late, other.email);
    await late.call(getOrders, { token: session.access_token });
    const count = async () => late.dependencies.db.$count(staffActions);
    late.clock.advance(retentionMs.staffLog);
    await cleanUp(late.dependencies);
    expect(await count()).toBe(1);
    late.clock.advance(1);
    await cleanUp(late.dependencies);
    expect(await count()).toBe(0);
    await cleanUp(late.dependencies);
  });
});

it("is summed up for staff: deeds with their record, fields, outcome and reason", async () => {
  const other = await aClient(api);
  const session = await openStaffSession(api, other.email);
  await api.call(getOrders, { token: session.access_token });
  await api.call(updateClient, { token: session.access_token, body: { lastname: "Roux" } });
  expect((await readAccount(api.dependencies, other.email)).staff_actions).toEqual([
    {
      at: api.clock.now().toISOString(),
      staff_name: "Maud",
      call: "PATCH /clients/me",
      record_id: null,
      fields: ["lastname"],
      error_code: null,
      reason: "asks for help with a return",
    },
  ]);
});

it("answers nothing that it cannot write down", async () => {
  await using broken = await createTestApi();
  const other = await aClient(broken);
  const session = await openStaffSession(broken, other.email);
  await broken.dependencies.db.execute(sql`alter table staff_actions rename to elsewhere`);
  const answer = await sendCall(broken.request, updateBillingAddress, {
    token: session.access_token,
    params: { id: randomUUID() },
    body: { city: "Nantes" },
  });
  expect(answer.status).toBe(500);
  const read = await sendCall(broken.request, getOrders, { token: session.access_token });
  expect([read.status, await read.text()]).toEqual([500, expect.not.stringContaining("items")]);
});
