import { cleanup, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { getLandingSuggestions } from "#contract/suggestions.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import de from "#messages/de.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { clientOf } from "#tests/storefront/client-of.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
vi.mock("#lib/http/server-client.ts", () => ({ publicApi: () => shop.client }));
const { LandingView } = await import("./landing-view.tsx");

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

const sizes = { sugg_g: "GIRL", sugg_t: "4 ans", sugg_b: "5 ans" };
const open = (params: Record<string, string>) =>
  showPage("de", () => LandingView({ locale: "de", name: "your-shop", params }));
const { landing: t } = de.wishes;

it("leads from a selection to the quiz with its sizes and its pieces", async () => {
  const query = { gender: "GIRL", top_size: "4 ans", bottom_size: "5 ans" } as const;
  const { products } = await api.call(getLandingSuggestions, { query });
  const [first, second] = [present(products[0]), present(products[1])];
  const variant = present(first.variants[0]).variant_id;
  await open({
    ...sizes,
    "sugg_ids[0][id]": String(first.id),
    "sugg_ids[0][variant_id]": String(variant),
    "sugg_ids[1][id]": String(second.id),
  });
  expect(screen.getByRole("heading", { name: t.chosen })).toBeTruthy();
  const way = new URL(screen.getByRole("link", { name: t.ours }).getAttribute("href") ?? "", "https://shop.test");
  expect(way.pathname).toBe("/de/quiz/signup/kid");
  expect(Object.fromEntries(way.searchParams)).toEqual({
    for: "top_size",
    top_size: "4 ans",
    bottom_size: "5 ans",
    step: "firstname",
    wishes: `${first.id}:${variant},${second.id}`,
  });
  const ownWay = `/de/your-shop?wishes=${first.id}%3A${variant}%2C${second.id}`;
  expect(screen.getByRole("link", { name: t.ours }).dataset["memberHref"]).toBe(ownWay);
  const signIn = new URL(screen.getByRole("link", { name: t.signInWay }).getAttribute("href") ?? "", way);
  expect(signIn.searchParams.get("redirect")).toBe(ownWay);
  await expectSound();
});

it.each([
  [{ ...sizes, sugg_ids: "nonsense" }, t.broken],
  [{ ...sizes, sugg_t: "40" }, t.impossible],
])("says what it could not read of %j", async (params, words) => {
  await open(params);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole("heading", { name: t.chosen })).toBeNull();
  await expectSound();
});
