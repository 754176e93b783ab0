import { cleanup, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { and, eq } from "#backend/db/orm.ts";
import { websiteContents } from "#backend/db/schema/catalog.ts";
import FaqPage from "#app/[locale]/(public)/(reading)/faq/page.tsx";
import StylistsPage from "#app/[locale]/(public)/(reading)/stylists/page.tsx";
import TermsPage from "#app/[locale]/(public)/(reading)/terms-and-conditions/page.tsx";
import type { ApiClient } from "#lib/http/api-client.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { clientOf } from "#tests/storefront/client-of.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import fr from "#messages/fr.json" with { type: "json" };

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#components/html-once/page-part-island.tsx", async () => ({
  PagePartIsland: (await import("#components/layout/markup/page-parts.tsx")).PartContent,
}));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
/* The browser of the tests knows no element that searches. */
vi.mock("./faq-search.tsx", () => ({ FaqSearch: () => null }));
vi.mock("#lib/http/server-client.ts", () => ({ publicApi: () => shop.client }));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  shop.client = clientOf(api, null);
});
afterAll(() => api.close());
afterEach(cleanup);

const said = fr.content.otherLanguage.replace("{language}", "allemand").replace("\u00a0", " ");

it.each([
  ["faq", FaqPage],
  ["stylist", StylistsPage],
  ["legal", TermsPage],
] as const)("marks a %s that is shown in another language, and says so in that of the page", async (kind, page) => {
  await showPage("fr", page);
  expect(screen.queryByText(said)).toBeNull();
  expect(document.querySelector("[lang]")).toBeNull();
  cleanup();
  const slug = kind === "legal" ? [eq(websiteContents.slug, "legal_notice")] : [];
  await api.dependencies.db
    .delete(websiteContents)
    .where(and(eq(websiteContents.kind, kind), eq(websiteContents.locale, "fr"), ...slug));
  await showPage("fr", page);
  const notes = screen.getAllByText(said);
  expect(notes.map(({ lang }) => lang)).toEqual(notes.map(() => "fr"));
  expect(document.querySelectorAll("[lang=de]").length).toBeGreaterThanOrEqual(notes.length);
});
