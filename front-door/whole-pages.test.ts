import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startTestServer, type TestServer } from "#tests/storefront/test-server.ts";
import { noteShowing, tellChange } from "./showings.ts";
import type { Matchers } from "./whole-pages.ts";

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const hour = 3_600_000;

interface Shown {
  words?: string;
  until?: number;
  cache?: string;
  headers?: Record<string, string>;
}

/** Next with one page, which it keeps; each time it is asked it counts. */
async function startShop(
  shown: Shown = {},
  matchers?: Matchers,
): Promise<{ asked: () => number; text: (text: string) => void }> {
  let [asked, text] = [0, "first"];
  const listener = ({ headers: sent, url }: IncomingMessage, answer: ServerResponse): void => {
    asked += 1;
    noteShowing(shown.until ?? Date.now() + hour);
    answer.setHeader("Cache-Control", "s-maxage=3600");
    answer.setHeader("Content-Type", sent.rsc === undefined ? "text/html; charset=utf-8" : "text/x-component");
    if (url?.includes("_rsc=wrong")) return void answer.writeHead(307, { location: "/shop/girls?_rsc=right" }).end();
    answer.setHeader("x-nextjs-cache", shown.cache ?? "HIT");
    for (const [name, value] of Object.entries(shown.headers ?? {})) answer.setHeader(name, value);
    const part = String(sent["next-router-segment-prefetch"] ?? "");
    /* As Next answers for a part that a page it keeps does not have. */
    if (part === "/made-up") return void answer.writeHead(204).end();
    const whole = `<html>${part}${text}${shown.words ?? "<p>robe</p>".repeat(200)}</html>`;
    const isForRouter = sent.rsc !== undefined;
    delete sent.rsc;
    /* Next sends the router's data as it reads it. */
    if (isForRouter) answer.write(whole.slice(0, 20));
    answer.end(isForRouter ? whole.slice(20) : whole);
  };
  server = await startTestServer(listener, undefined, undefined, matchers);
  return { asked: () => asked, text: (changed) => void (text = changed) };
}

const get = (headers: Record<string, string> = {}, address = "/shop/girls", method = "GET") => {
  if (!server) throw new Error("no server");
  return server.get(address, { "accept-encoding": "br", ...headers }, method);
};

/** Has the page kept: it is compressed for the first visitor, and as it is sent to the second it is sent from then on. */
async function keepPage(): Promise<void> {
  await get();
  await get();
}

it("sends a page again without asking for it, with every header", async () => {
  const shop = await startShop();
  await get();
  const second = await get();
  const third = await get();
  expect(shop.asked()).toBe(2);
  expect(third.text).toContain("first");
  /* It may be sent in fewer bytes by now. */
  const { date: _, "content-length": __, ...headers } = second.headers;
  expect(third.headers).toMatchObject(headers);
  expect(third.text).toBe(second.text);
});

it("keeps a page for each encoding, uncompressed as well", async () => {
  const shop = await startShop();
  for (let round = 0; round < 3; round += 1)
    for (const encoding of ["br", "gzip", "identity"])
      expect((await get({ "accept-encoding": encoding })).text).toContain("</html>");
  expect(shop.asked()).toBe(5);
});

it("sends a page that is asked for again in fewer bytes as soon as they are made", async () => {
  const words = Array.from({ length: 4_000 }, (_, index) => ((index * 7_919) % 1_013).toString(36)).join(" ");
  const shop = await startShop({ words });
  const first = await get();
  await get();
  const etag = String(first.headers.etag);
  await expect.poll(async () => (await get()).bytes.length).toBeLessThan(first.bytes.length * 0.97);
  const shorter = await get();
  expect(shorter.text).toBe(first.text);
  expect(Number(shorter.headers["content-length"])).toBe(shorter.bytes.length);
  expect([shorter.headers.etag, (await get({ "if-none-match": etag })).status]).toEqual([etag, 304]);
  expect(shop.asked()).toBe(2);
  /* Under another address the same content is known by then. */
  await get({}, "/shop/girls?from=mail");
  expect((await get({}, "/shop/girls?from=mail")).bytes).toEqual(shorter.bytes);
});

it("keeps nothing of who asks for each page once", async () => {
  for (const encoding of ["br", "identity"]) {
    const shop = await startShop();
    await get({ "accept-encoding": encoding });
    await get({ "accept-encoding": encoding });
    expect(shop.asked()).toBe(2);
    await server?.close();
  }
  server = null;
});

it("tells who has the page that it is the same, and names what it belongs to", async () => {
  const shop = await startShop();
  await keepPage();
  const { headers } = await get();
  const again = await get({ "if-none-match": String(headers.etag) });
  expect([again.status, again.bytes.length, shop.asked()]).toEqual([304, 0, 2]);
  expect(again.headers).toMatchObject({
    etag: headers.etag,
    "cache-control": "public, max-age=0, must-revalidate",
    vary: headers.vary,
  });
  expect(again.headers["content-encoding"]).toBeUndefined();
});

describe("what the router asks for ahead of a press", () => {
  const ahead = { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };
  const address = "/shop/girls?_rsc=right";

  it("is sent again without asking for it, until a change is told", async () => {
    const shop = await startShop();
    for (let round = 0; round < 5; round += 1) expect((await get(ahead, address)).text).toContain("first");
    expect(shop.asked()).toBe(1);
    const { headers } = await get(ahead, address);
    expect((await get({ ...ahead, "if-none-match": String(headers.etag) }, address)).status).toBe(304);
    shop.text("second");
    tellChange();
    expect((await get(ahead, address)).text).toContain("second");
  });

  it("is told from the page, and from other parts of it", async () => {
    const shop = await startShop();
    const part = { ...ahead, "next-router-segment-prefetch": "/$d$locale/__PAGE__" };
    for (const headers of [{}, ahead, part]) for (let time = 0; time < 3; time += 1) await get(headers, address);
    expect(shop.asked()).toBe(4);
    expect((await get(ahead, address)).headers["content-type"]).toBe("text/x-component");
    expect((await get({}, address)).headers["content-type"]).toContain("text/html");
  });

  it("is the same from whichever page, once Next has taken what was sent along", async () => {
    const shop = await startShop();
    const from = (page: string, digest: string) => get({ ...ahead, "next-url": page }, `/shop/girls?_rsc=${digest}`);
    for (let time = 0; time < 3; time += 1) await from("/fr", "of-home");
    expect(shop.asked()).toBe(1);
    for (let time = 0; time < 3; time += 1) await from("/fr/shop", "of-shop");
    expect(shop.asked()).toBe(2);
  });

  it.each<[string, Record<string, string>, string, Shown?]>([
    ["an address whose end is wrong", ahead, "/shop/girls?_rsc=wrong"],
    ["an address that has none", ahead, "/shop/girls"],
    ["what goes with the place of a visitor", { ...ahead, "next-router-state-tree": "[]" }, address],
    ["what is to be rendered for a visitor", { ...ahead, "next-router-prefetch": "2" }, address],
    ["a part that the page does not have", { ...ahead, "next-router-segment-prefetch": "/made-up" }, address],
    ["what is made for one visitor", ahead, address, { headers: { "set-cookie": "a=b" } }],
    ["what no cache may keep", ahead, address, { headers: { "cache-control": "private" } }],
    ["an editor's preview", { ...ahead, cookie: "__prerender_bypass=1" }, address],
    ["what depends on the page a visitor comes from", ahead, address, { headers: { vary: "rsc, Next-Url" } }],
  ])("is left to Next: %s", async (_, headers, asked, shown) => {
    const shop = await startShop(shown);
    if (!shown) for (let time = 0; time < 3; time += 1) await get(ahead, address);
    const before = shop.asked();
    for (let time = 0; time < 3; time += 1) await get(headers, asked);
    expect(shop.asked() - before).toBe(3);
  });

  it("drops no page for what is made up", async () => {
    const shop = await startShop();
    await keepPage();
    for (let count = 0; count < 200; count += 1)
      await get({ ...ahead, "next-url": `/${"x".repeat(500)}/${count}` }, `/shop/girls?_rsc=${count}`);
    const before = shop.asked();
    await get();
    expect(shop.asked()).toBe(before);
  });
});

it("sends the head of a page alone to who asks for no more", async () => {
  const shop = await startShop();
  await keepPage();
  const { headers } = await get();
  const head = await get({}, "/shop/girls", "HEAD");
  expect([head.status, head.bytes.length, shop.asked()]).toEqual([200, 0, 2]);
  expect(head.headers).toMatchObject({ etag: headers.etag, "content-length": headers["content-length"] });
});

it("asks again once a change is told", async () => {
  const shop = await startShop();
  await keepPage();
  shop.text("second");
  expect((await get()).text).toContain("first");
  tellChange();
  expect((await get()).text).toContain("second");
});

it("asks again once the page is too old", async () => {
  const begun = performance.now();
  const clock = vi.spyOn(performance, "now");
  const shop = await startShop({ until: performance.timeOrigin + begun + 60_000 });
  await keepPage();
  clock.mockReturnValue(begun + 59_999);
  await get();
  expect(shop.asked()).toBe(2);
  clock.mockReturnValue(begun + 60_001);
  await get();
  expect(shop.asked()).toBe(3);
});

it.each<[string, Shown]>([
  ["shown once more while it is made anew", { cache: "STALE" }],
  ["made for one visitor", { headers: { "set-cookie": "a=b" } }],
  ["to be kept by nobody", { headers: { "cache-control": "private, no-store" } }],
  ["no page", { headers: { "content-type": "text/x-component" } }],
])("keeps nothing that is %s", async (_, shown) => {
  const shop = await startShop(shown);
  await keepPage();
  await get();
  expect(shop.asked()).toBe(3);
});

it("lets a change that is told while a page is made count", async () => {
  server = await startTestServer((_, answer) => {
    noteShowing(Date.now() + hour);
    tellChange();
    answer.setHeader("Cache-Control", "s-maxage=3600");
    answer.setHeader("Content-Type", "text/html");
    answer.setHeader("x-nextjs-cache", "HIT");
    answer.setHeader("x-moment", String(performance.now()));
    answer.end("<p>robe</p>".repeat(200));
  });
  await keepPage();
  const [third, fourth] = [await get(), await get()];
  expect(third.headers["x-moment"]).not.toBe(fourth.headers["x-moment"]);
});

it.each<[string, Record<string, string>, string, string]>([
  ["the router's data", { rsc: "1" }, "/shop/girls", "GET"],
  ["an editor's preview", { cookie: "a=b; __prerender_bypass=1" }, "/shop/girls", "GET"],
  ["another address", {}, "/shop/girls?a=b", "GET"],
  ["a write", {}, "/shop/girls", "POST"],
])("leaves %s to Next", async (_, headers, address, method) => {
  const shop = await startShop();
  await keepPage();
  await get(headers, address, method);
  expect(shop.asked()).toBe(3);
});

it("leaves those whom the middleware may lead elsewhere to Next", async () => {
  const matchers: Matchers = [
    {
      regexp: "^/$",
      originalSource: "/",
      has: [{ type: "header", key: "accept-language", value: "(?!fr).*" }],
      missing: [{ type: "cookie", key: "locale" }],
    },
    { regexp: "^/infos", originalSource: "/infos/:path*" },
  ];
  const shop = await startShop({}, matchers);
  const home = (headers: Record<string, string>) => get(headers, "/");
  await home({ "accept-language": "fr" });
  await home({ "accept-language": "fr" });
  await home({ "accept-language": "fr-BE,nl" });
  await home({});
  await home({ "accept-language": "de", cookie: "locale=fr" });
  expect(shop.asked()).toBe(2);
  await home({ "accept-language": "de" });
  expect(shop.asked()).toBe(3);
  for (let round = 0; round < 3; round += 1) await get({}, "/infos");
  expect(shop.asked()).toBe(6);
});
