// @vitest-environment node
import { type NextFetchEvent, NextRequest } from "next/server";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { getClient } from "#contract/client.ts";
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aProfile } from "#tests/backend/profile-builders.ts";
import { aStaffToken, openStaffSession } from "#tests/backend/staff-session.ts";
import { middleware } from "./middleware.ts";

let api: TestApi;
let client: SignedIn;
let isApiAway = false;
/** What goes on after the answer. */
const afterwards: Promise<unknown>[] = [];
/** Bodies the error-reporting service was sent. */
const reports: string[] = [];
/** Addresses that the API was told with each call, the oldest first. */
let visitors: (string | null)[] = [];

beforeAll(async () => {
  api = await createTestApi({ environment: { RATE_LIMIT_FACTOR: 1 } });
  vi.stubGlobal("fetch", async (input: Request | string | URL, init?: RequestInit) => {
    if (isApiAway) throw new TypeError("fetch failed");
    const request = new Request(input, init);
    visitors.push(request.headers.get("x-forwarded-for"));
    const { host, pathname, search } = new URL(request.url);
    const body = (await request.text()) || null;
    if (host === "errors.example") {
      reports.push(body ?? "");
      return new Response(null);
    }
    return api.request(pathname + search, { method: request.method, headers: request.headers, body });
  });
}, 300_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
beforeEach(async () => {
  isApiAway = false;
  visitors = [];
  client = await aClient(api);
});

const cookiesOf = (session: SignedIn): Record<string, string> => ({
  "auth-status": "authenticated",
  "auth-token": session.access_token,
  "auth-refresh-token": session.refresh_token,
  "auth-client-id": session.client_id,
});

async function visit(
  path: string,
  cookies: Record<string, string> = {},
  from = "192.0.2.1",
  more: Record<string, string> = {},
) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");
  const request = new NextRequest(`http://shop.test${path}`, {
    headers: { cookie, "x-forwarded-for": from, ...more },
  });
  const event = { waitUntil: (work: Promise<unknown>) => void afterwards.push(work) } as unknown as NextFetchEvent;
  const answer = await middleware(request, event);
  const set = new Map(
    answer.headers.getSetCookie().map((line): [string, { value: string; maxAge: number }] => {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      return [name, { value: decodeURIComponent(value), maxAge: Number(/Max-Age=(\d+)/i.exec(line)?.[1] ?? -1) }];
    }),
  );
  const location = answer.headers.get("location")?.replace("http://shop.test", "") ?? null;
  const [page, rewrite] = ["x-page-status", "x-middleware-rewrite"].map((name) => answer.headers.get(name));
  return { status: answer.status, location, set, answer, rewrite, pageStatus: page };
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

it("ends a session that is another client's than the browser remembers, says so and reports it", async () => {
  const other = await aClient(api);
  vi.stubEnv("SENTRY_DSN", "https://key@errors.example/1");
  vi.stubEnv("BUILD_VERSION", "b7");
  const log = vi.spyOn(console, "error").mockReturnValue();
  const { location, set } = await visit("/infos", { ...cookiesOf(client), "auth-client-id": other.client_id });
  expect(location).toBe("/login?redirect=%2Finfos&notice=mismatch");
  expect(log.mock.calls).toEqual([[new Error("Client ID not matching previous token")]]);
  expect(set.get("auth-status")?.maxAge).toBe(0);
  await Promise.all(afterwards);
  vi.unstubAllEnvs();
  expect(reports).toEqual([expect.stringContaining("Client ID not matching previous token")]);
  expect(reports[0]).toContain(`"user":{"id":"${other.client_id}"}`);
  expect(reports[0]).toContain(`"release":"b7"`);
});

const guess = (n: number): string => String(n).padStart(43, "g");
const linkTo = (token: string, path = "/de"): string => `${path}?connect-as-access-token=${token}`;

it("opens a staff link on any page, in place of the session that is stored, once", async () => {
  const before = await aClient(api);
  const token = await aStaffToken(api, client.email);
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
  expect([again.pageStatus, again.rewrite]).toEqual(["403", "http://shop.test/nl/staff-link-refused"]);
  expect(again.set.size).toBe(0);
});

it.each(["", "nonsense", "%0d%0aset-cookie:a=b", "g".repeat(42), "g".repeat(44), "a".repeat(4_000)])(
  "says that a staff link is none without asking the API, and leaves the session alone: %.30s",
  async (token) => {
    const { pageStatus, set } = await visit(linkTo(token), cookiesOf(client));
    expect([pageStatus, set.size, visitors]).toEqual(["403", 0, []]);
  },
);

it("locks nobody out of a staff link when a stranger guesses, and tells the API who guesses", async () => {
  const token = await aStaffToken(api, client.email);
  for (let n = 0; n < 65; n += 1) await visit(linkTo(guess(n)), {}, "198.51.100.7");
  expect(new Set(visitors)).toEqual(new Set(["198.51.100.7"]));
  expect((await visit(linkTo(token), {}, "192.0.2.9")).location).toBe("/de");
});

it("asks who has guessed too often to come back later, and opens a link that is right all the same", async () => {
  const token = await aStaffToken(api, client.email);
  for (let n = 0; n < 60; n += 1) await visit(linkTo(guess(n)), {}, "203.0.113.5");
  const refused = await visit(linkTo(guess(60)), cookiesOf(client), "203.0.113.5");
  expect([refused.pageStatus, refused.rewrite, refused.set.size]).toEqual([
    "503",
    "http://shop.test/de/staff-link-waits",
    0,
  ]);
  expect(Number(refused.answer.headers.get("retry-after"))).toBeGreaterThan(60);
  expect((await visit(linkTo(token), {}, "203.0.113.5")).location).toBe("/de");
});

it("counts no link that is right", async () => {
  for (let n = 0; n < 61; n += 1) {
    const token = await aStaffToken(api, client.email);
    expect((await visit(linkTo(token), {}, "203.0.113.8")).location).toBe("/de");
  }
});

it("does not say that a staff link is over while the API is away: it works afterwards", async () => {
  const token = await aStaffToken(api, client.email);
  isApiAway = true;
  const { pageStatus, rewrite, answer, set } = await visit(linkTo(token), cookiesOf(client));
  expect([pageStatus, rewrite, set.size]).toEqual(["503", "http://shop.test/de/staff-link-waits", 0]);
  expect(answer.headers.get("retry-after")).toBe("5");
  isApiAway = false;
  expect((await visit(linkTo(token), cookiesOf(client))).location).toBe("/de");
});

it("tells the API who asks when it renews a session", async () => {
  await visit("/infos", cookiesOf(client), "192.0.2.44");
  expect(visitors).toEqual(["192.0.2.44"]);
});

it.each([
  ["/someone/your-shop", "/fr/page-not-found"],
  ["/de/profil/1", "/de/page-not-found"],
])("answers an id that is none with the 404 of its language: %s", async (path, page) =>
  expect((await visit(path, cookiesOf(client))).rewrite).toBe(`http://shop.test${page}`),
);

describe("a page about a record", () => {
  const stranger = "11111111-2222-4333-8444-555555555555";
  const fresh = () => ({ ...cookiesOf(client), "auth-token-fresh": "1" });
  const missing = (locale: string) => `http://shop.test/${locale}/page-not-found`;

  it.each([`/infos/rating/${stranger}`, `/infos/returns/${stranger}`, "/infos/returns/none", `/profil/${stranger}`])(
    "is none where the client has no such record: %s",
    async (path) => {
      expect((await visit(path, fresh())).rewrite).toBe(missing("fr"));
      const { rewrite, set } = await visit(`/de${path}`, cookiesOf(client));
      expect([rewrite, set.has("auth-token")]).toEqual([missing("de"), true]);
    },
  );

  it("is rendered for the client whose it is, and for no other", async () => {
    const kid = await aProfile(api, client.access_token);
    expect((await visit(`/${kid.id}/malle`, fresh())).rewrite).toBeNull();
    expect((await visit(`/infos/preview/${kid.id}/0`, fresh())).rewrite).toBeNull();
    expect((await visit(`/infos/preview/${kid.id}/999999`, fresh())).rewrite).toBe(missing("fr"));
    client = await aClient(api);
    expect((await visit(`/${kid.id}/malle`, fresh())).rewrite).toBe(missing("fr"));
  });

  it("is not looked up for staff, of whose reads the client is told", async () => {
    const session = await openStaffSession(api, client.email);
    const kid = await aProfile(api, client.access_token);
    visitors = [];
    const cookies = { ...cookiesOf({ ...client, ...session }), "auth-token-fresh": "1", "auth-staff": "Maud" };
    expect((await visit(`/${kid.id}/malle`, cookies)).rewrite).toBeNull();
    expect(visitors).toEqual([]);
  });

  it("is left to find out by itself while the API is away, and where a script asks for a part of it", async () => {
    const isPart = { "sec-fetch-dest": "empty" };
    expect((await visit(`/profil/${stranger}`, fresh(), "192.0.2.1", isPart)).rewrite).toBeNull();
    isApiAway = true;
    expect((await visit(`/profil/${stranger}`, fresh())).rewrite).toBeNull();
  });
});
