// @vitest-environment node
import { NextRequest } from "next/server";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { getClient } from "#contract/client.ts";
import { createStaffLink } from "#backend/staff/link.ts";
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { middleware } from "./middleware.ts";

let api: TestApi;
let client: SignedIn;
let isApiAway = false;

beforeAll(async () => {
  api = await createTestApi();
  vi.stubGlobal("fetch", async (input: Request | string | URL, init?: RequestInit) => {
    if (isApiAway) throw new TypeError("fetch failed");
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    return api.request(pathname + search, { method: request.method, headers: request.headers, body });
  });
}, 300_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
beforeEach(async () => {
  isApiAway = false;
  client = await aClient(api);
});

const cookiesOf = (session: SignedIn): Record<string, string> => ({
  "auth-status": "authenticated",
  "auth-token": session.access_token,
  "auth-refresh-token": session.refresh_token,
  "auth-client-id": session.client_id,
});

async function visit(path: string, cookies: Record<string, string> = {}) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");
  const answer = await middleware(new NextRequest(`http://shop.test${path}`, { headers: { cookie } }));
  const set = new Map(
    answer.headers.getSetCookie().map((line): [string, { value: string; maxAge: number }] => {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      return [name, { value: decodeURIComponent(value), maxAge: Number(/Max-Age=(\d+)/i.exec(line)?.[1] ?? -1) }];
    }),
  );
  const location = answer.headers.get("location")?.replace("http://shop.test", "") ?? null;
  return { status: answer.status, location, set, answer, rewrite: answer.headers.get("x-middleware-rewrite") };
}

it("passes a session whose token is fresh, without asking the API", async () => {
  isApiAway = true;
  const { status, set } = await visit("/infos", { ...cookiesOf(client), "auth-token-fresh": "1" });
  expect([status, set.size]).toEqual([200, 0]);
});

it("renews a token before it ends, whatever the clock of the API says", async () => {
  api.clock.advance(200 * 24 * 3_600_000);
  const late = await aClient(api);
  const { status, set } = await visit("/infos", cookiesOf(late));
  expect(status).toBe(200);
  expect(set.get("auth-refresh-token")?.value).not.toBe(late.refresh_token);
  expect(set.get("auth-token-fresh")).toEqual({ value: "1", maxAge: 840 });
  expect((await api.call(getClient, { token: set.get("auth-token")?.value ?? "" })).id).toBe(late.client_id);
});

it("signs nobody out while the API is away", async () => {
  isApiAway = true;
  const { status, set } = await visit("/infos", cookiesOf(client));
  expect([status, set.size]).toEqual([200, 0]);
});

it.each([
  ["garbage", { "auth-refresh-token": '%F0garbage;"{}', "auth-token": "x" }],
  ["a tampered signature", { "auth-refresh-token": `0b6f2f0e-3a44-4a3f-9a53-0d8c0f2c7a01.1.${"A".repeat(43)}` }],
  ["nine kilobytes", { "auth-refresh-token": "a".repeat(9_000) }],
])("asks to sign in again for %s, and forgets it", async (_, cookies) => {
  const { status, location, set } = await visit("/de/infos/wallet?page=2", cookies);
  expect([status, location]).toEqual([307, "/de/login?redirect=%2Fde%2Finfos%2Fwallet%3Fpage%3D2"]);
  expect(set.get("auth-refresh-token")?.maxAge).toBe(0);
});

it("ends a session that is another client's than the browser remembers, and says so", async () => {
  const other = await aClient(api);
  const log = vi.spyOn(console, "error").mockReturnValue();
  const { location, set } = await visit("/infos", { ...cookiesOf(client), "auth-client-id": other.client_id });
  expect(location).toBe("/login?redirect=%2Finfos&notice=mismatch");
  expect(log.mock.calls).toEqual([["Client ID not matching previous token"]]);
  expect(set.get("auth-status")?.maxAge).toBe(0);
});

const aStaffToken = async (): Promise<string> => {
  const link = await createStaffLink(api.dependencies, {
    command: "connect-as",
    email: client.email,
    reason: "asks for help with a return",
    staff: "Maud",
  });
  return new URL(link.url).searchParams.get("connect-as-access-token") ?? "";
};

it("opens a staff link on any page, in place of the session that is stored, once", async () => {
  const before = await aClient(api);
  const token = await aStaffToken();
  const path = `/nl/shop/girls?size=4&connect-as-access-token=${token}`;
  const { status, location, set, answer } = await visit(path, cookiesOf(before));
  expect([status, location]).toEqual([303, "/nl/shop/girls?size=4"]);
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  expect(answer.headers.get("x-robots-tag")).toContain("noindex");
  expect(set.get("auth-client-id")?.value).toBe(client.client_id);
  expect(set.get("auth-staff")).toEqual({ value: "Maud", maxAge: 28_800 });
  const me = await api.call(getClient, { token: set.get("auth-token")?.value ?? "" });
  expect([me.id, me.staff_name]).toEqual([client.client_id, "Maud"]);
  const again = await visit(path, cookiesOf(before));
  expect(again.status).toBe(403);
  expect(again.rewrite).toContain("/nl/staff-link-refused");
  expect(again.set.size).toBe(0);
});

it.each(["", "nonsense", "%0d%0aset-cookie:a=b", "a".repeat(4_000)])(
  "says that a staff link is none, and leaves the session alone: %.30s",
  async (token) => {
    const { status, set } = await visit(`/?connect-as-access-token=${token}`, cookiesOf(client));
    expect([status, set.size]).toEqual([403, 0]);
  },
);

it.each([
  ["/someone/your-shop", "/fr/page-not-found"],
  ["/de/profil/1", "/de/page-not-found"],
])("answers an id that is none with the 404 of its language: %s", async (path, page) =>
  expect((await visit(path, cookiesOf(client))).rewrite).toBe(`http://shop.test${page}`),
);
