import { cleanup, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { sql } from "#backend/db/orm.ts";
import { websiteContents } from "#backend/db/schema/catalog.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { clientOf } from "#tests/storefront/client-of.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { GuaranteeNotice } from "./guarantee-notice.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("#lib/http/server-client.ts", () => ({ publicApi: () => shop.client }));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  shop.client = clientOf(api, null, "de");
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(cleanup);

it("shows the text alone where the address is of another host, from before that was refused", async () => {
  const { db } = api.dependencies;
  const slug = "guarantee_notice_url";
  const data = { key: slug, value: "https://commission.example/notice-de.svg" };
  await db.execute(sql`alter table website_contents disable trigger contents_guarantee_notice_own`);
  await db.insert(websiteContents).values({ kind: "config", slug, locale: "de", data });
  await showPage("de", () => <GuaranteeNotice headingLevel={2} />);
  expect(screen.getByRole("heading", { level: 2, name: "Gesetzliches Gewährleistungsrecht" })).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
  expect(screen.queryByRole("img")).toBeNull();
});
