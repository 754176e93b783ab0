import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { and, eq } from "#backend/db/orm.ts";
import { websiteContents } from "#backend/db/schema/catalog.ts";
import { getProduct } from "#contract/catalog.ts";
import { getLooks } from "#contract/website.ts";
import ProductPage from "#app/[locale]/(public)/(reading)/shop/[collection]/[productId]/page.tsx";
import { clientTextsId } from "#components/layout/client-texts.ts";
import { clientTextsOf } from "#components/layout/markup/client-texts.ts";
import { productSegment } from "#lib/catalog/product-address.ts";
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
/* For machines, and what a press fetches. */
vi.mock("#components/page/marked-page.tsx", () => ({ MarkedPage: () => null }));
vi.mock("#components/seo/page-head.tsx", () => ({ PageHead: () => null }));
vi.mock("#components/catalog/product/recently-seen.tsx", () => ({ RecentlySeen: () => null }));
vi.mock("#components/catalog/product/product-deeds.tsx", () => ({ ProductDeeds: () => null }));

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  shop.client = clientOf(api, null);
  const texts = document.createElement("script");
  texts.id = clientTextsId;
  texts.type = "application/json";
  texts.textContent = JSON.stringify(clientTextsOf("fr"));
  document.body.append(texts);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(cleanup);

const switchWoman = (value: "true" | "false") =>
  api.dependencies.db
    .update(websiteContents)
    .set({ data: { key: "woman", value } })
    .where(and(eq(websiteContents.kind, "config"), eq(websiteContents.slug, "woman")));

it("leads from a piece to the women's look it belongs to while their world is open, and always to a child's", async () => {
  const leadsToLook = async (world: "KID" | "WOMAN") => {
    const look = (await api.call(getLooks, { query: {} })).find(({ profile_type }) => profile_type === world)!;
    const product = await api.call(getProduct, { params: { id: look.products[0]!.id } });
    const params = Promise.resolve({ collection: product.collection_slug, productId: productSegment(product) });
    await showPage("fr", () => ProductPage({ params }));
    const way = document.querySelector(`a[href="/look/${product.look?.id}"]`);
    cleanup();
    return way !== null;
  };
  expect([await leadsToLook("KID"), await leadsToLook("WOMAN")]).toEqual([true, true]);
  await switchWoman("false");
  expect([await leadsToLook("KID"), await leadsToLook("WOMAN")]).toEqual([true, false]);
});
