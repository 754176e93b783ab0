import { cleanup, screen } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { getProfiles } from "#contract/profiles.ts";
import { getLandingSuggestions } from "#contract/suggestions.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKid, aProfile, aWoman } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { clientOf } from "#tests/storefront/client-of.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";
import { YourShopPage } from "./your-shop-page.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null, token: undefined as string | undefined }));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next/headers", () => ({ cookies: async () => ({ has: () => shop.token !== undefined }) }));
vi.mock("next/navigation", () => ({
  redirect: (path: string) => {
    throw new Error(`leads to ${path}`);
  },
}));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
vi.mock("#components/page/content-page.tsx", () => ({ ContentPage: ({ children }: PropsWithChildren) => children }));
vi.mock("#lib/http/server-client.ts", () => ({ publicApi: () => shop.client }));
vi.mock("#lib/session/account.ts", () => ({ loadProfilesOf: () => shop.client?.call(getProfiles, {}) }));

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(cleanup);

function comeIn(client: SignedIn | null): void {
  shop.token = client?.token;
  shop.client = clientOf(api, client);
}
const open = (query: Record<string, string> = {}) =>
  showPage("fr", () => YourShopPage({ name: "your-shop", list: "all", searchParams: Promise.resolve(query) }));
const picks = async (gender: "GIRL" | "WOMAN") => {
  const sizes = gender === "GIRL" ? { top_size: "5 ans", bottom_size: "5 ans" } : { top_size: "M", bottom_size: "S" };
  const { products } = await api.call(getLandingSuggestions, { query: { gender, ...sizes } });
  return [present(products[0]), present(products[1])] as const;
};
const ways = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

it("asks for whom a selection is, of those it may be for, and brings it there", async () => {
  const client = await aClient(api);
  comeIn(client);
  const [one, two] = await picks("GIRL");
  const [dress] = await picks("WOMAN");
  await expect(open({ wishes: `${one.id}` })).rejects.toThrow(`leads to /quiz/signup/kid?wishes=${one.id}`);
  await expect(open({ wishes: `${dress.id}` })).rejects.toThrow(`leads to /quiz/signup/woman?wishes=${dress.id}`);

  const lou = await aProfile(api, client.token);
  api.clock.advance(1000);
  const max = await aProfile(api, client.token, aKid({ firstname: "Max" }));
  const jeanne = await aProfile(api, client.token, aWoman());
  await open({ wishes: `${one.id},${two.id}:7,999999` });
  expect(screen.getByRole("heading", { name: "Votre sélection de 2 pièces : pour qui ?" })).toBeTruthy();
  const query = `?wishes=${one.id}%2C${two.id}%3A7%2C999999`;
  expect(ways()).toEqual([`/${lou.id}/suggestions${query}`, `/${max.id}/suggestions${query}`]);
  await expectSound();
  cleanup();

  await open({ wishes: `${one.id}` });
  expect(screen.getByRole("heading", { name: `« ${one.name} » : pour qui ?` })).toBeTruthy();
  await expect(open({ wishes: `${dress.id}` })).rejects.toThrow(
    `leads to /${jeanne.id}/suggestions?wishes=${dress.id}`,
  );
});

it("leads to the shop of whom is chosen where nothing was picked, or nothing that is sold", async () => {
  const client = await aClient(api);
  comeIn(client);
  await open();
  expect(screen.getByRole("link", { name: fr.wishes.whose.noneWay }).getAttribute("href")).toBe("/quiz/signup/kid");
  await expectSound();
  const { id } = await aProfile(api, client.token);
  await expect(open({ wishes: "999999,nonsense" })).rejects.toThrow(`leads to /${id}/your-shop`);
});
