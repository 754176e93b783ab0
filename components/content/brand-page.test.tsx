import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { searchProducts } from "#contract/catalog.ts";
import { getBrands } from "#contract/website.ts";
import { eq } from "#backend/db/orm.ts";
import { variants } from "#backend/db/schema/catalog.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { clientOf } from "#tests/storefront/client-of.ts";
import { showPage } from "#tests/storefront/server-page.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
vi.mock("#lib/http/server-client.ts", () => ({ publicApi: () => shop.client }));
vi.mock("#lib/env/server.ts", () => ({ env: { SITE_URL: "https://shop.test" } }));
/* A part of a page is its markup, as in the HTML that is sent. */
vi.mock("#components/html-once/page-part-island.tsx", async () => ({
  PagePartIsland: (await import("#components/layout/markup/page-parts.tsx")).PartContent,
}));
vi.mock("#components/page/marked-page.tsx", () => ({ MarkedPage: () => null }));
/* What a press on a card does is a test of the cart. */
vi.mock("#components/cart/quick-add.tsx", () => ({ QuickAdd: () => null }));

const { default: BrandPage } = await import("#app/[locale]/(public)/(reading)/brand/[slug]/page.tsx");

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  shop.client = clientOf(api, null);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(cleanup);

const idsOf = (cards: readonly HTMLElement[]): number[] =>
  cards.map((card) => Number(/\/(\d+)-[^/]*$/.exec(card.querySelector("a")?.getAttribute("href") ?? "")?.[1]));

it("opens like a shop window: what is sold out stands behind", async () => {
  const brand = (await api.call(getBrands, { query: {} })).items[0]!;
  const list = await api.call(searchProducts, { query: { brand: brand.slug } });
  const first = list.products[0]!.id;
  await api.dependencies.db.update(variants).set({ stock: 0 }).where(eq(variants.productId, first));
  await showPage("nl", () => BrandPage({ params: Promise.resolve({ slug: brand.slug }) }));
  const shown = idsOf([...document.querySelectorAll<HTMLElement>(".pc")]);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.at(-1)).toBe(first);
});
