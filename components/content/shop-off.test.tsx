import { cleanup } from "@testing-library/react";
import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { websiteContents } from "#backend/db/schema/catalog.ts";
import { washingWool } from "#backend/db/seed/content/blog/washing-wool.ts";
import BrandsPage from "#app/[locale]/(public)/brands/page.tsx";
import ArticlePage from "#app/[locale]/(public)/blog/[page]/page.tsx";
import ConceptPage from "#app/[locale]/(public)/concept/page.tsx";
import LooksPage from "#app/[locale]/(public)/looks/page.tsx";
import HomePage from "#app/[locale]/(public)/page.tsx";
import WomanPage from "#app/[locale]/(public)/woman/page.tsx";
import type { ApiClient } from "#lib/http/api-client.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { clientOf } from "#tests/storefront/client-of.ts";
import { showPage } from "#tests/storefront/server-page.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("#lib/http/server-client.ts", () => ({ publicApi: () => shop.client }));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
/* A part of a page is its markup, as in the HTML that is sent. */
vi.mock("#components/html-once/page-part-island.tsx", async () => ({
  PagePartIsland: (await import("#components/layout/markup/page-parts.tsx")).PartContent,
}));
/* For machines, and what a press fetches. */
vi.mock("#components/seo/json-ld.tsx", () => ({ JsonLd: () => null }));
vi.mock("#components/page/marked-page.tsx", () => ({ MarkedPage: () => null }));
vi.mock("#components/seo/page-head.tsx", () => ({ PageHead: () => null }));
vi.mock("#components/cart/quick-add.tsx", () => ({ QuickAdd: () => null }));

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  shop.client = clientOf(api, null);
});
afterAll(() => api.close());
afterEach(cleanup);

const switchShop = (value: "true" | "false") =>
  api.dependencies.db
    .update(websiteContents)
    .set({ data: { key: "shop", value } })
    .where(and(eq(websiteContents.kind, "config"), eq(websiteContents.slug, "shop")));

it.each([
  ["looks", LooksPage, /^\/look\/\d+$/],
  ["brands", BrandsPage, /^\/brand\/[a-z-]+$/],
] as const)("shows %s, which lead to the shop while there is one", async (_, page, inShop) => {
  const show = async (value: "true" | "false") => {
    await switchShop(value);
    await showPage("fr", page);
    const [names, ways] = ["h2, h3", "main a"].map((selector) => [...document.querySelectorAll(selector)]);
    const found = {
      names: names?.map(({ textContent }) => textContent),
      toShop: ways?.map((way) => way.getAttribute("href") ?? "").filter((way) => inShop.test(way)).length,
      prices: document.querySelectorAll(".look-price").length,
    };
    cleanup();
    return found;
  };
  const [on, off] = [await show("true"), await show("false")];
  expect(on.toShop).toBeGreaterThan(5);
  expect(off).toEqual({ names: on.names, toShop: 0, prices: 0 });
});

const article = { params: Promise.resolve({ page: washingWool.texts.fr.slug }) };

it.each([
  ["home", HomePage, 15],
  ["woman", WomanPage, 15],
  ["concept", ConceptPage, 1],
  ["article", () => ArticlePage(article), 2],
] as const)(
  "leads from the page «%s» to the shop while there is one, and to no closed door",
  async (_, page, fewest) => {
    const countWays = async (value: "true" | "false") => {
      await switchShop(value);
      await showPage("fr", page);
      const ways = [...document.querySelectorAll("main a")].map((way) => way.getAttribute("href") ?? "");
      cleanup();
      return ways.filter((way) => /^\/(shop|look|brand)(\/|$)/.test(way)).length;
    };
    expect(await countWays("true")).toBeGreaterThanOrEqual(fewest);
    expect(await countWays("false")).toBe(0);
  },
);
