import { cleanup, screen } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { getLandingSuggestions } from "#contract/suggestions.ts";
import EssentialsDoor from "#app/[locale]/(open)/your-shop/essentials/page.tsx";
import LooksDoor from "#app/[locale]/(open)/your-shop/looks/page.tsx";
import NewDoor from "#app/[locale]/(open)/your-shop/new/page.tsx";
import AllDoor from "#app/[locale]/(open)/your-shop/page.tsx";
import RecommendationsDoor from "#app/[locale]/(open)/your-shop/recommendations/page.tsx";
import OldDoor from "#app/[locale]/(open)/shop/your-shop/page.tsx";
import type { ApiClient } from "#lib/http/api-client.ts";
import nl from "#messages/nl.json" with { type: "json" };
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKid, aProfile, aWoman } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { clientOf } from "#tests/storefront/client-of.ts";
import { behind, showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null, isVisitor: false }));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next/headers", () => ({ cookies: async () => ({ has: () => !shop.isVisitor }) }));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
vi.mock("#lib/http/server-client.ts", () => ({ publicApi: () => shop.client }));
/* The heading of a page is a part that only a server renders, in a part that is none. */
vi.mock("#components/page/content-page.tsx", () => ({
  ContentPage: ({ children }: { children: ReactNode }) => createElement("main", null, children),
}));
/* Whether a session is good has tests of its own. */
vi.mock("#lib/session/account.ts", async () => {
  const { getProfiles } = await import("#contract/profiles.ts");
  return { loadProfilesOf: () => present(shop.client).call(getProfiles, {}) };
});

let api: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await aClient(api);
  shop.client = clientOf(api, owner);
  shop.isVisitor = false;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(cleanup);

type Door = (props: { searchParams: Promise<Record<string, string>> }) => ReactNode;

async function open(door: Door, query: Record<string, string> = {}): Promise<void> {
  cleanup();
  await showPage("nl", () => behind(door({ searchParams: Promise.resolve(query) })));
}
const leadsTo = (target: string) => ({ digest: expect.stringContaining(`;${target};`) as string });
const wayNamed = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
const { whose } = nl.wishes;

it.each([
  ["your-shop", AllDoor, ""],
  ["shop-your-shop", OldDoor, ""],
  ["your-shop-new", NewDoor, "/new"],
  ["your-shop-looks", LooksDoor, "/looks"],
  ["your-shop-essentials", EssentialsDoor, "/essentials"],
  ["your-shop-recommendations", RecommendationsDoor, "/recommendations"],
] as const)("«%s» leads to that list of whoever it is for, and shows a visitor what fits", async (_, door, list) => {
  await open(door);
  expect(wayNamed(whose.noneWay)).toBe("/nl/quiz/signup/kid");
  const first = await aProfile(api, owner.token, aKid({ firstname: "Lou" }));
  await expect(open(door)).rejects.toMatchObject(leadsTo(`/nl/${first.id}/your-shop${list}`));
  const second = await aProfile(api, owner.token, aKid({ firstname: "Zoé" }));
  await open(door);
  for (const { firstname, id } of [first, second]) expect(wayNamed(firstname)).toBe(`/nl/${id}/your-shop${list}`);
  await expectSound();

  shop.isVisitor = true;
  shop.client = clientOf(api, null);
  await open(door, { sugg_g: "GIRL", sugg_t: "4 ans", sugg_b: "5 ans" });
  const query = { gender: "GIRL", top_size: "4 ans", bottom_size: "5 ans" } as const;
  const [fitting] = (await api.call(getLandingSuggestions, { query })).products;
  expect(screen.getAllByText(present(fitting).name).length).toBeGreaterThan(0);
  await expectSound();
});

it("asks for whom of its line a selection is, and brings it there to be wished for", async () => {
  const asked = { gender: "GIRL", top_size: "5 ans", bottom_size: "5 ans" } as const;
  const [one, two] = (await api.call(getLandingSuggestions, { query: asked })).products.map(({ id, name }) => ({
    wishes: String(id),
    name,
  }));
  const piece = present(one);
  await expect(open(AllDoor, piece)).rejects.toMatchObject(leadsTo(`/nl/quiz/signup/kid?wishes=${piece.wishes}`));
  await aProfile(api, owner.token, aWoman());
  const kids = [
    await aProfile(api, owner.token, aKid({ firstname: "Lou" })),
    await aProfile(api, owner.token, aKid({ firstname: "Zoé" })),
  ];
  await open(AllDoor, piece);
  expect(screen.getByRole("heading", { name: `‘${piece.name}’: voor wie?` })).toBeTruthy();
  expect(screen.getAllByRole("link")).toHaveLength(kids.length);
  for (const { firstname, id } of kids)
    expect(wayNamed(firstname)).toBe(`/nl/${id}/suggestions?wishes=${piece.wishes}`);
  await expectSound();

  await open(AllDoor, { wishes: `${piece.wishes},${present(two).wishes}:7,999999` });
  expect(screen.getByRole("heading", { name: "Je keuze van 2 stuks: voor wie?" })).toBeTruthy();
  const query = `wishes=${piece.wishes}%2C${present(two).wishes}%3A7%2C999999`;
  for (const { firstname, id } of kids) expect(wayNamed(firstname)).toBe(`/nl/${id}/suggestions?${query}`);

  await open(AllDoor, { wishes: "999999,nonsense" });
  for (const { firstname, id } of kids) expect(wayNamed(firstname)).toBe(`/nl/${id}/your-shop`);
});
