import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { createPageStore } from "./page-store.ts";

interface Page {
  html: string;
  data: Buffer;
  parts: Map<string, Buffer>;
}

const kibibyte = 1024;
/** A page of so many kibibytes that do not get smaller when they are packed. */
const aPage = (kibibytes: number): Page => ({
  html: "L’été",
  data: randomBytes(kibibytes * kibibyte),
  parts: new Map([["/head", Buffer.from("head")]]),
});

it("gives back what it keeps, and keeps open what is asked for again", () => {
  const pages = createPageStore<Page>(100 * kibibyte, 500 * kibibyte);
  const first = aPage(20);
  pages.set("first", first);
  const again = pages.get("first");
  expect(again).toEqual(first);
  expect(pages.get("first")).toBe(again);
});

it("has a page that is no longer open packed", () => {
  const pages = createPageStore<Page>(100 * kibibyte, 500 * kibibyte);
  const first = aPage(20);
  pages.set("first", first);
  const open = pages.get("first");
  for (let nth = 0; nth < 10; nth += 1) {
    pages.set(`page ${nth}`, aPage(20));
    pages.get(`page ${nth}`);
  }
  const unpacked = pages.get("first");
  expect(unpacked).not.toBe(open);
  expect(unpacked).toEqual(first);
});

it("keeps what visitors ask for while somebody asks for every page once", () => {
  const pages = createPageStore<Page>(100 * kibibyte, 200 * kibibyte);
  pages.set("home", aPage(20));
  const home = pages.get("home");
  for (let nth = 0; nth < 50; nth += 1) {
    pages.set(`page ${nth}`, aPage(20));
    expect(pages.get("home")).toBe(home);
  }
});

it("keeps no more bytes than it may, and drops first what nobody asked for", () => {
  const pages = createPageStore<Page>(50 * kibibyte, 100 * kibibyte);
  for (let nth = 0; nth < 200; nth += 1) {
    pages.set(`page ${nth}`, aPage(10));
    pages.get(`page ${nth - 1}`);
    pages.get("page 50");
    expect(pages.size()).toBeLessThanOrEqual(150 * kibibyte);
  }
  expect(pages.get("page 0")).toBeUndefined();
  expect(pages.get("page 50"), "asked for all the time").toBeDefined();
  expect(pages.get("page 199")).toBeDefined();
});

it("does not keep a page that is larger than everything it may keep", () => {
  const pages = createPageStore<Page>(50 * kibibyte, 100 * kibibyte);
  pages.set("huge", aPage(200));
  expect([pages.get("huge"), pages.size()]).toEqual([undefined, 0]);
});

it("shows the newer page after the older one", () => {
  const pages = createPageStore<Page>(50 * kibibyte, 500 * kibibyte);
  const newer = aPage(10);
  pages.set("page", aPage(10));
  pages.get("page");
  pages.set("page", newer);
  expect(pages.get("page")).toEqual(newer);
});
