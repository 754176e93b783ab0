import { cleanup, render, screen, within } from "@testing-library/react";
import { IntlProvider } from "next-intl";
import type { ReactElement } from "react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { ProductCard } from "#contract/catalog.ts";
import { putWish } from "#contract/requests.ts";
import { getSuggestions, type Shelf } from "#contract/suggestions.ts";
import EntrancePage from "#app/[locale]/(boxes)/[kidId]/your-shop/page.tsx";
import SuccessPage from "#app/[locale]/(boxes)/[kidId]/suggestions/[requestId]/success/page.tsx";
import type { ApiClient } from "#lib/http/api-client.ts";
import es from "#messages/es.json" with { type: "json" };
import { aHousehold, type Household } from "#tests/backend/box-builders.ts";
import { askForBox, boxPath } from "#tests/backend/composed-box.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKeptBox } from "#tests/backend/kept-pieces.ts";
import { aKid, aProfile } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { clientOf } from "#tests/storefront/client-of.ts";
import { rendered } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";
import { ShelfPage } from "./shelf-page.tsx";
import { ShelfPiece } from "./shelf-piece.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null, home: null as Household | null }));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next/headers", () => ({ cookies: async () => ({ get: () => ({ value: shop.home?.token }) }) }));
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
}));
vi.mock("#lib/http/server-client.ts", () => ({ sessionApi: () => shop.client, publicApi: () => shop.client }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#components/page/client-page.tsx", async () =>
  (await import("#tests/storefront/let-in.ts")).letIn(() => ({ locale: "es", ...present(shop.home) })),
);
vi.mock("#components/layout/client-texts.ts", () => ({ useClientTexts: () => es.cart }));
vi.mock("next-intl/server", async () => {
  const { createTranslator } = await import("next-intl");
  return {
    getLocale: async () => "es",
    getTranslations: async (namespace: "wishes") => createTranslator({ locale: "es", messages: es, namespace }),
  };
});
let api: TestApi;
let home: Household;
/** Of a closed box. */
let kept: ProductCard[];
/** Of the family that was kept. */
let alike: ProductCard;
let wished: ProductCard;
const suggest = async (query: Parameters<typeof api.call<typeof getSuggestions>>[1]["query"] = {}) =>
  (await api.call(getSuggestions, { token: home.token, params: { id: home.kid.id }, query })).products;
beforeAll(async () => {
  api = await createTestApi();
  home = await aHousehold(api);
  shop.home = home;
  shop.client = clientOf(api, home);
  const fitting = await suggest();
  const families = [...Map.groupBy(fitting, ({ family }) => family).values()];
  const [most, other] = families.toSorted((one, two) => two.length - one.length);
  alike = present(most?.at(-1));
  kept = present(most).slice(0, -1);
  wished = present(other?.[0]);
  await aKeptBox(
    api,
    home.kid,
    kept.map(({ id, name, variants: [variant] }) => ({
      productId: id,
      variantId: present(variant).variant_id,
      name,
      size: "5 ans",
    })),
  );
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});

afterEach(cleanup);

/** The page as a browser gets it; `search` is a tag this document does not know. */
async function show(page: ReactElement): Promise<void> {
  cleanup();
  const said = vi.spyOn(console, "error").mockReturnValue();
  render(
    <IntlProvider locale="es" messages={es} timeZone="Europe/Paris">
      {await rendered(page)}
    </IntlProvider>,
  );
  expect(said.mock.calls.filter(([text]) => !String(text).includes("is unrecognized in this browser"))).toEqual([]);
  said.mockRestore();
}
const params = <More extends object>(more: More, kid = home.kid) => Promise.resolve({ kidId: kid.id, ...more });
/** Addresses of the pieces on a shelf as its page shows them. */
async function shelf(name: Shelf, kid = home.kid): Promise<string[]> {
  await show(ShelfPage({ shelf: name, params: params({}, kid), searchParams: Promise.resolve({}) }));
  const way = `/es/${kid.id}/your-shop/${name}/`;
  const targets = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
  return [...new Set(targets.filter((target) => target.startsWith(way)))].map((target) => target.slice(way.length));
}
const piece = (segment: string) => ShelfPiece({ list: "recommendations", params: params({ productId: segment }) });
const idOf = (segment: string) => Number.parseInt(segment, 10);

it("recommends nothing to whom nothing pleased yet, and leads to looks to judge", async () => {
  const sibling = await aProfile(api, home.token, aKid({ firstname: "Zoé" }));
  shop.home = { ...home, kid: sibling };
  expect(await shelf("recommendations", sibling)).toEqual([]);
  shop.home = home;
  expect(screen.getByText(es.wishes.none.recommendationsText.replace("{name}", sibling.firstname))).toBeTruthy();
  const way = screen.getByRole("link", { name: es.wishes.none.recommendationsWay });
  expect(way.getAttribute("href")).toBe(`/es/${sibling.id}/suggestions`);
  await expectSound();
});

it("has other pieces on each shelf, and recommends what is like what was kept", async () => {
  const shelves = [await shelf("recommendations"), await shelf("new"), await shelf("essentials")];
  await expectSound();
  for (const segments of shelves) expect(segments.length).toBeGreaterThan(0);
  expect(
    new Set(
      shelves.map((segments) =>
        segments
          .map(idOf)
          .toSorted((a, b) => a - b)
          .join(),
      ),
    ).size,
  ).toBe(3);

  const recommended = await suggest({ shelf: "recommendations" });
  expect(shelves[0]?.map(idOf)).toEqual(recommended.map(({ id }) => id));
  expect(recommended.map(({ id }) => id)).toContain(alike.id);
  expect(recommended.length).toBeLessThan((await suggest()).length);
  const owned = new Set(kept.map(({ id }) => id));
  expect(recommended.filter(({ id }) => owned.has(id))).toEqual([]);
});

it("is entered with the first pieces of each shelf that has some, each leading to the whole, before all that fits", async () => {
  await show(EntrancePage({ params: params({}), searchParams: Promise.resolve({}) }));
  await expectSound();
  for (const name of ["recommendations", "new", "essentials", "promo"] as const) {
    const list = es.wishes.lists[name];
    const heading = screen.getByRole("heading", { name: list });
    const section = within(present(heading.closest("section")));
    const [whole] = section.getAllByRole("link", { name: es.wishes.seeAll.replace("{list}", list) });
    expect(whole?.getAttribute("href")).toBe(`/es/${home.kid.id}/your-shop/${name}`);
    const first = (await suggest({ shelf: name })).slice(0, 6);
    expect(section.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      first.map((product) => product.name),
    );
  }
});

it("opens a recommended piece on its shelf, and leads to the shop for one that is not there", async () => {
  const [segment] = await shelf("recommendations");
  const { name } = present((await suggest({ shelf: "recommendations" }))[0]);
  await show(piece(present(segment)));
  expect(screen.getByRole("heading", { level: 1, name: new RegExp(name) })).toBeTruthy();
  await expectSound();
  const ways = screen.getAllByRole("link", { name: es.wishes.lists.recommendations });
  expect(new Set(ways.map((way) => way.getAttribute("href")))).toEqual(
    new Set([`/es/${home.kid.id}/your-shop/recommendations`]),
  );
  await expect(show(piece(String(present(kept[0]).id)))).rejects.toThrow("NEXT_REDIRECT");
});

it("thanks for wishes that are there, and for none that is not", async () => {
  const { id: rid } = await askForBox(api, home);
  const page = SuccessPage({ params: params({ requestId: String(rid) }) });
  const { deeds, accountBox } = es;
  await show(page);
  expect(screen.getByText(deeds.wishes.missingTitle)).toBeTruthy();
  await expectSound();
  const [way] = screen.getAllByRole("link", { name: deeds.wishes.way });
  expect(way?.getAttribute("href")).toBe(`/es/${home.kid.id}/suggestions/${rid}`);

  await api.call(putWish, { token: home.token, params: { ...boxPath(home, rid), product_id: wished.id } });
  await show(SuccessPage({ params: params({ requestId: String(rid) }) }));
  expect(screen.getByText(deeds.wishes.doneTitle)).toBeTruthy();
  await expectSound();
  const wishes = within(screen.getByRole("list", { name: accountBox.wishes }));
  expect(wishes.getByRole("link").textContent).toBe(wished.name);
});
