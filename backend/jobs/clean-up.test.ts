import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createCart, getCart, getClientCart } from "#contract/cart.ts";
import { requestEmailChange } from "#contract/email-change.ts";
import { subscribeToNewsletter } from "#contract/newsletter.ts";
import { sendResetPasswordEmail } from "#contract/session.ts";
import { aClient, testPassword } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { emailChanges, rateCounters } from "../db/schema/client.ts";
import { idempotencyKeys } from "../db/schema/order.ts";
import { passwordResets } from "../db/schema/profile.ts";
import { resetTtlMs } from "../session/reset-token.ts";
import { cleanUp } from "./clean-up.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const dayMs = 24 * 60 * 60_000;

it("deletes a visitor's cart after sixty days without a change, and no client's", async () => {
  const { token } = await aClient(api);
  const visitors = await api.call(createCart, { body: {} });
  const clients = await api.call(getClientCart, { token });
  api.clock.advance(60 * dayMs);
  await cleanUp(api.dependencies);
  await api.call(getCart, { params: { cart_id: visitors.id } });
  api.clock.advance(1);
  await cleanUp(api.dependencies);
  expect((await api.fail(getCart, { params: { cart_id: visitors.id } })).code).toBe("NOT_FOUND");
  const later = await aClient(api);
  expect((await api.call(getClientCart, { token: later.token })).id).not.toBe(clients.id);
});

it("deletes old idempotency keys and counters, and keeps those of today", async () => {
  const { db } = api.dependencies;
  const { client_id: clientId } = await aClient(api);
  const aKey = (key: string, createdAt: Date) =>
    db
      .insert(idempotencyKeys)
      .values({ clientId, key, endpoint: "POST /x", bodyHash: "", resourceId: randomUUID(), createdAt });
  await aKey("old", new Date(api.clock.now().getTime() - 2 * dayMs - 1));
  await aKey("new", api.clock.now());
  api.clock.advance(0);
  await api.call(subscribeToNewsletter, { body: { email: "a@example.com", list: "KID", source: "x", language: "fr" } });
  await cleanUp(api.dependencies);
  expect((await db.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(["new"]);
  expect(await db.select().from(rateCounters)).not.toEqual([]);
  api.clock.advance(2 * dayMs);
  await cleanUp(api.dependencies);
  expect(await db.select().from(rateCounters)).toEqual([]);
});

it("deletes a link to choose a password a month after its end", async () => {
  const { db } = api.dependencies;
  const { email } = await aClient(api);
  await api.call(sendResetPasswordEmail, { body: { email } });
  api.clock.advance(30 * dayMs);
  await cleanUp(api.dependencies);
  expect(await db.select().from(passwordResets)).toHaveLength(1);
  api.clock.advance(resetTtlMs + 1);
  await cleanUp(api.dependencies);
  expect(await db.select().from(passwordResets)).toEqual([]);
});

it("forgets both addresses of a change of the e-mail a week after its last link ended", async () => {
  const { db } = api.dependencies;
  const { token } = await aClient(api);
  const body = { email: "another@example.com", current_password: testPassword };
  const { expires_at } = await api.call(requestEmailChange, { token, body });
  api.clock.set(new Date(Date.parse(expires_at) + 7 * dayMs));
  await cleanUp(api.dependencies);
  expect(await db.$count(emailChanges)).toBe(1);
  api.clock.advance(1);
  await cleanUp(api.dependencies);
  expect(await db.$count(emailChanges)).toBe(0);
});
