// @vitest-environment node
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Session } from "#contract/session.ts";
import { getClient } from "#contract/client.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aClient } from "#tests/backend/builders.ts";
import { renewSession } from "./renew.ts";

const baseUrl = "http://api.test";
let api: TestApi;
let exchanges = 0;

beforeAll(async () => {
  api = await createTestApi();
  vi.stubGlobal("fetch", async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    exchanges += 1;
    return api.request(request.url.slice(baseUrl.length), {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});

const renew = (session: Session, clientId = session.client_id) =>
  renewSession(baseUrl, session.refresh_token, clientId, {});
const sessionOf = async (session: Session, clientId?: string): Promise<Session> => {
  const renewal = await renew(session, clientId);
  if ("ended" in renewal) throw new Error(renewal.ended);
  return renewal.session;
};

it("gives fifty tabs that ask at once one pair, with one exchange", async () => {
  const client = await aClient(api);
  exchanges = 0;
  const pairs = await Promise.all(Array.from({ length: 50 }, () => sessionOf(client)));
  expect(new Set(pairs.map(({ refresh_token }) => refresh_token)).size).toBe(1);
  expect(exchanges).toBe(1);
});

it("keeps tabs signed in whose request is read long after the first one was answered", async () => {
  const client = await aClient(api);
  const first = await sessionOf(client);
  api.clock.advance(30_000);
  const late = await sessionOf(client);
  expect(late).toEqual(first);
  await api.call(getClient, { token: late.access_token });
});

it("answers a late tab with the newest pair, not with one that was exchanged in between", async () => {
  const client = await aClient(api);
  const second = await sessionOf(await sessionOf(client));
  api.clock.advance(30_000);
  expect(await sessionOf(client)).toEqual(second);
  await sessionOf(second);
});

it("ends a session of another client than the browser remembers, from the first answer on", async () => {
  const [client, other] = [await aClient(api), await aClient(api)];
  expect(await renew(client, other.client_id)).toEqual({ ended: "client-mismatch" });
  expect(await renew(client, other.client_id)).toEqual({ ended: "client-mismatch" });
});

it.each(["", "nonsense", "%00", "a".repeat(500), "a".repeat(9_000)])(
  "ends a session of nonsense: %.20s",
  async (token) => {
    expect(await renewSession(baseUrl, token, undefined, {})).toHaveProperty("ended");
  },
);
