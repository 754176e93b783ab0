// @vitest-environment node
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { getBlogPosts } from "#contract/blog.ts";
import { locales, type Locale } from "#contract/locale.ts";
import { and, eq } from "#backend/db/orm.ts";
import { websiteContents } from "#backend/db/schema/catalog.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { href } from "#lib/routing/href.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { clientOf } from "#tests/storefront/client-of.ts";

const shop = vi.hoisted(() => ({ clientIn: (() => null) as (locale: Locale) => ApiClient | null }));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("#lib/http/server-client.ts", () => ({ publicApi: (locale: Locale) => shop.clientIn(locale) }));
vi.mock("#lib/env/server.ts", () => ({ env: { SITE_URL: "https://shop.test" } }));

const { GET } = await import("./route.ts");

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  shop.clientIn = (locale) => clientOf(api, null, locale);
});
afterAll(() => api.close());

const ask = (locale: string) =>
  GET(new Request(`https://shop.test/${locale}/feed`), { params: Promise.resolve({ locale }) });

const switchBlog = (value: "true" | "false") =>
  api.dependencies.db
    .update(websiteContents)
    .set({ data: { key: "blog", value } })
    .where(and(eq(websiteContents.kind, "config"), eq(websiteContents.slug, "blog")));

it.each(locales)("names the newest articles of its language, with their addresses, in %s", async (locale) => {
  const answer = await ask(locale);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/rss+xml; charset=utf-8"]);
  const { document } = new JSDOM(await answer.text(), { contentType: "application/xml" }).window;
  expect(document.querySelector("channel > language")?.textContent).toBe(locale);
  const { items } = await clientOf(api, null, locale).call(getBlogPosts, { query: { page: 1 } });
  const named = [...document.querySelectorAll("item")].map((item) =>
    ["title", "link"].map((name) => item.querySelector(name)?.textContent),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named).toEqual(
    items.map(({ title, slug }) => [title, `https://shop.test${href(locale, "blog-page", { page: slug })}`]),
  );
});

it("is nowhere in a language that is none, nor where the blog is switched off", async () => {
  expect((await ask("en")).status).toBe(404);
  await switchBlog("false");
  expect((await ask("de")).status).toBe(404);
  await switchBlog("true");
  expect((await ask("de")).status).toBe(200);
});
