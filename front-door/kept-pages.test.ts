import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startApiGuard } from "#lib/http/api-guard.ts";
import KeptPages, { isKeptPage } from "./kept-pages.ts";
import { areTagsExpired, toldTags } from "./next-internals.ts";
import { findShowing, isShownStill, nextNow, whileAnswering } from "./showings.ts";
import { toldChanges } from "./told-changes.ts";

const serverDistDir = mkdtempSync(path.join(tmpdir(), "kept-pages-"));
afterAll(() => rmSync(serverDistDir, { recursive: true }));

const source = "/[locale]/(public)/(reading)/shop/[collection]/page";
const keyOf = (pathname: string): string =>
  `/route-cache/APP_PAGE/${createHash("sha256").update(source).digest("hex")}/$${pathname}`;

/* As Next makes one for every request. */
const aHandler = (): KeptPages =>
  new KeptPages({
    fs: {
      existsSync,
      readFileSync,
      readFile,
      writeFile: (file: string, data: Buffer) => writeFile(file, data),
      mkdir: (folder: string) => mkdir(folder, { recursive: true }),
      stat,
    },
    flushToDisk: true,
    serverDistDir,
    maxMemoryCacheSize: 50 * 1024 * 1024,
    revalidatedTags: [],
    _requestHeaders: {},
  });

const context = { kind: "APP_PAGE", isFallback: false } as unknown as Parameters<KeptPages["get"]>[1];
const find = (pathname: string) => aHandler().get(keyOf(pathname), context);

const answer = (html: string, status?: number) =>
  ({
    kind: "APP_PAGE",
    html,
    status,
    rscData: Buffer.from("data"),
    headers: { "x-next-cache-tags": "catalog" },
    postponed: undefined,
    segmentData: new Map([["/_tree", Buffer.from("tree")]]),
  }) as unknown as Parameters<KeptPages["set"]>[1];
const lifetime = { revalidate: 60, expire: 3600 };
const keep = (pathname: string, value: Parameters<KeptPages["set"]>[1]) =>
  aHandler().set(keyOf(pathname), value, { ...context, cacheControl: lifetime });

/** A page as the build leaves it. */
function build(pathname: string, html: string, status: number): void {
  const file = path.join(serverDistDir, "app", pathname);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.html`, html);
  writeFileSync(`${file}.rsc`, "data");
  const routeCache = { key: keyOf(pathname), isFallback: false, owner: { kind: "APP_PAGE", sourceRoute: source } };
  const headers = { "x-next-cache-tags": "catalog" };
  writeFileSync(`${file}.meta`, JSON.stringify({ status, headers, routeCache }));
}

beforeAll(() => {
  build("/fr/shop/girls", "built", 200);
  build("/fr/page-not-found", "missing", 404);
});

it("gives a page it keeps to every later request, with how long it may be kept", async () => {
  await keep("/fr/shop/boys", answer("boys"));
  expect(await find("/fr/shop/boys")).toMatchObject({ value: { html: "boys" }, cacheControl: lifetime });
});

it("says of a page it gives out until when it is good, and of every page when a change is told", async () => {
  const request = {} as IncomingMessage;
  await keep("/fr/shop/babies", answer("babies"));
  await whileAnswering(request, () => find("/fr/shop/babies"));
  const showing = findShowing(request);
  if (!showing) throw new Error("nothing was noted");
  const inSeconds = (seconds: number) => isShownStill(showing, nextNow() + seconds * 1000);
  expect([inSeconds(0), inSeconds(58), inSeconds(61)]).toEqual([true, true, false]);
  await aHandler().revalidateTag(["another"], undefined);
  expect(inSeconds(0)).toBe(false);
});

it("says nothing of what leads nowhere, of what it has not, and of what the build made", async () => {
  await keep("/fr/shop/closed", answer("closed"));
  await keep("/fr/shop/closed", answer("gone", 404));
  for (const pathname of ["/fr/shop/closed", "/fr/shop/made-up", "/fr/shop/girls"]) {
    const request = {} as IncomingMessage;
    await whileAnswering(request, () => find(pathname));
    expect(findShowing(request)).toBeUndefined();
  }
});

it.each([404, 308, 500])("keeps no %i for an address that had no page", async (status) => {
  await keep(`/fr/shop/made-up-${status}`, answer("", status));
  expect(await find(`/fr/shop/made-up-${status}`)).toBeNull();
});

it("keeps a 404 in the place of a page that is gone, or it would be shown for ever", async () => {
  await keep("/fr/shop/sold", answer("sold"));
  await keep("/fr/shop/sold", answer("gone", 404));
  expect(await find("/fr/shop/sold")).toMatchObject({ value: { html: "gone", status: 404 } });
});

it("shows what the build made, and has it rendered anew: it may be weeks old", async () => {
  const built = await find("/fr/shop/girls");
  expect(built).toMatchObject({ value: { html: "built" }, cacheControl: { revalidate: 1 } });
  await keep("/fr/shop/girls", answer("new", 200));
  expect(await find("/fr/shop/girls")).toMatchObject({ value: { html: "new" }, cacheControl: lifetime });
  await keep("/fr/page-not-found", answer("also new", 404));
  expect(await find("/fr/page-not-found")).toMatchObject({ value: { html: "also new" }, cacheControl: lifetime });
});

it("writes no file", () => {
  const files = readdirSync(serverDistDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.map(({ name }) => name).toSorted()).toEqual([
    "girls.html",
    "girls.meta",
    "girls.rsc",
    "page-not-found.html",
    "page-not-found.meta",
    "page-not-found.rsc",
  ]);
});

it("knows by its path which page is kept, as the build left it or as it was rendered", async () => {
  build("/fr/faq", "built", 200);
  expect(isKeptPage("/fr/faq")).toBe(false);
  await find("/fr/faq");
  expect([isKeptPage("/fr/faq"), isKeptPage("/de/faq")]).toEqual([true, false]);
  await keep("/de/faq", answer("de"));
  await keep("/fr/made-up", answer("", 404));
  expect([isKeptPage("/de/faq"), isKeptPage("/fr/made-up")]).toEqual([true, false]);
});

it("knows the path of a page as long as it is asked for, however many others come", async () => {
  await keep("/fr/stays", answer("stays"));
  for (let page = 0; page < 5_500; page += 1) {
    await keep(`/fr/other-${page}`, answer("other"));
    if (page % 1_000 === 0) await find("/fr/stays");
  }
  expect([isKeptPage("/fr/stays"), isKeptPage("/fr/other-0")]).toEqual([true, false]);
});

it("keeps a page as old as the request it was made for: a change told meanwhile may have come too late for it", async () => {
  const clock = vi.spyOn(performance, "now");
  await whileAnswering({} as IncomingMessage, async () => {
    clock.mockReturnValue(performance.now() + 500);
    await keep("/fr/shop/changed-meanwhile", answer("<h1>As it was</h1>"));
  });
  const page = await find("/fr/shop/changed-meanwhile");
  expect(nextNow() - (page?.lastModified ?? 0)).toBeGreaterThanOrEqual(500);
});

it("keeps a page as old as it is where Next has no newer one, and for as long as Next says", async () => {
  const clock = vi.spyOn(performance, "now");
  await keep("/fr/shop/retained", answer("old"));
  const before = await find("/fr/shop/retained");
  clock.mockReturnValue(performance.now() + 70_000);
  await keep("/fr/shop/retained", before?.value ?? null);
  const page = await find("/fr/shop/retained");
  expect(page?.lastModified).toBe(before?.lastModified);
  expect(page?.cacheControl?.revalidate).toBeCloseTo(130, 0);
});

it("shows what is kept and what the build made, however old, where the API is not there to make it anew", async () => {
  build("/fr/built-once", "built", 200);
  await keep("/fr/shop/waiting", answer("old"));
  const findBoth = async () => {
    const found = await Promise.all(["/fr/built-once", "/fr/shop/waiting"].map(find));
    return found.map((page) => page && !areTagsExpired(["catalog"], page.lastModified));
  };
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  toldChanges.drop(["catalog"], false);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  /* What Next would be given back: none of the build, and one it would not show. */
  expect(await findBoth()).toEqual([null, false]);
  const api = createServer((_, asked) => void asked.end());
  api.listen(0, "127.0.0.1");
  await once(api, "listening");
  const log = vi.spyOn(console, "error").mockReturnValue();
  const end = startApiGuard(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  try {
    expect(await findBoth()).toEqual([null, false]);
    api.closeAllConnections();
    api.close();
    expect(await findBoth()).toEqual([true, true]);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("The API does not answer"));
    toldChanges.heard();
    expect(areTagsExpired(["catalog"], 0)).toBe(true);
  } finally {
    end();
    toldTags.clear();
  }
});

it("has a page that changed made before it is shown, were it too old by its lifetime as well, as what the build made is", async () => {
  const isOver = async (pathname: string) => {
    const page = await find(pathname);
    return page && page.lastModified + (page.cacheControl?.expire ?? Infinity) * 1000 < nextNow();
  };
  build("/fr/shop/summer", "built", 200);
  await keep("/fr/shop/winter", answer("winter"));
  for (const pathname of ["/fr/shop/summer", "/fr/shop/winter"]) expect(await isOver(pathname)).toBe(false);
  toldTags.set("catalog", { expired: nextNow() });
  for (const pathname of ["/fr/shop/summer", "/fr/shop/winter"]) expect(await isOver(pathname)).toBe(true);
  toldTags.clear();
});

it("sends no page outside of the line that has to be made first", async () => {
  await keep("/fr/shop/overdue", answer("old"));
  const told = { expired: nextNow() };
  toldTags.set("product:1", told);
  expect(isKeptPage("/fr/shop/overdue")).toBe(true);
  toldTags.set("catalog", told);
  expect(isKeptPage("/fr/shop/overdue")).toBe(false);
  toldTags.clear();
});
