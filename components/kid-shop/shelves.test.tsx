import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { getNextRequest } from "#contract/requests.ts";
import { getLookSuggestions, getSuggestions } from "#contract/suggestions.ts";
import EssentialsPage from "#app/[locale]/(boxes)/[kidId]/your-shop/essentials/page.tsx";
import EssentialPage from "#app/[locale]/(boxes)/[kidId]/your-shop/essentials/[productId]/page.tsx";
import LooksPage from "#app/[locale]/(boxes)/[kidId]/your-shop/looks/page.tsx";
import LookPiecePage from "#app/[locale]/(boxes)/[kidId]/your-shop/looks/[productId]/page.tsx";
import NewPage from "#app/[locale]/(boxes)/[kidId]/your-shop/new/page.tsx";
import NewPiecePage from "#app/[locale]/(boxes)/[kidId]/your-shop/new/[productId]/page.tsx";
import PromoPage from "#app/[locale]/(boxes)/[kidId]/your-shop/promo/page.tsx";
import PromoPiecePage from "#app/[locale]/(boxes)/[kidId]/your-shop/promo/[productId]/page.tsx";
import RecommendationsPage from "#app/[locale]/(boxes)/[kidId]/your-shop/recommendations/page.tsx";
import RecommendationPage from "#app/[locale]/(boxes)/[kidId]/your-shop/recommendations/[productId]/page.tsx";
import type { ApiClient } from "#lib/http/api-client.ts";
import type { PieceList } from "#lib/kid-shop/lists.ts";
import es from "#messages/es.json" with { type: "json" };
import { aHousehold, type Household } from "#tests/backend/box-builders.ts";
import { askForBox } from "#tests/backend/composed-box.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKeptBox } from "#tests/backend/kept-pieces.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { behind, showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

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
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);

let api: TestApi;
let home: Household;
const own = () => ({ token: home.token, params: { id: home.kid.id } });
beforeAll(async () => {
  api = await createTestApi();
  home = await aHousehold(api);
  shop.home = home;
  shop.client = clientOf(api, home, "es");
  const { products } = await api.call(getSuggestions, own());
  const [family] = [...Map.groupBy(products, (product) => product.family).values()].toSorted(
    (one, two) => two.length - one.length,
  );
  await aKeptBox(
    api,
    home.kid,
    present(family)
      .slice(0, -1)
      .map(({ id, name, variants: [variant] }) => ({
        productId: id,
        variantId: present(variant).variant_id,
        name,
        size: "5 ans",
      })),
  );
  await askForBox(api, home);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(cleanup);

/** `search` is a tag this document does not know. */
async function show(part: () => ReactNode): Promise<void> {
  cleanup();
  const said = vi.spyOn(console, "error").mockReturnValue();
  await showPage("es", () => behind(part()));
  expect(said.mock.calls.filter(([text]) => !String(text).includes("is unrecognized in this browser"))).toEqual([]);
  said.mockRestore();
  await expectSound();
}

type ListPage = typeof NewPage | typeof LooksPage;
const piecesOf = async (list: PieceList): Promise<{ id: number; name: string }[]> => {
  if (list !== "looks")
    return (await api.call(getSuggestions, { ...own(), query: { shelf: list }, locale: "es" })).products;
  const looks = await api.call(getLookSuggestions, { ...own(), query: { is_whole: "true" }, locale: "es" });
  return looks.flatMap(({ products }) => products);
};

it.each([
  ["new", NewPage, NewPiecePage],
  ["looks", LooksPage, LookPiecePage],
  ["promo", PromoPage, PromoPiecePage],
  ["essentials", EssentialsPage, EssentialPage],
  ["recommendations", RecommendationsPage, RecommendationPage],
] as const satisfies readonly (readonly [PieceList, ListPage, typeof NewPiecePage])[])(
  "«%s» shows what it is for, and each piece on a page of its own, where it is wished for and left again",
  async (list, List, Piece) => {
    const { id: kidId } = home.kid;
    await show(() => List({ params: Promise.resolve({ kidId }), searchParams: Promise.resolve({}) }));
    const way = `/es/${kidId}/your-shop/${list}`;
    const ways = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
    const shown = new Set(ways.filter((href) => href.startsWith(`${way}/`)).map((href) => href.slice(way.length + 1)));
    const pieces = await piecesOf(list);
    expect(new Set([...shown].map((segment) => Number.parseInt(segment, 10)))).toEqual(
      new Set(pieces.map(({ id }) => id)),
    );

    const [productId] = [...shown];
    const piece = present(pieces.find(({ id }) => id === Number.parseInt(present(productId), 10)));
    await show(() => Piece({ params: Promise.resolve({ kidId, productId: present(productId) }) }));
    expect(screen.getByRole("heading", { level: 1, name: piece.name })).toBeTruthy();
    expect(screen.getAllByRole("link", { name: es.wishes.lists[list] })[0]?.getAttribute("href")).toBe(way);
    const wished = async () =>
      (await api.call(getNextRequest, own()))?.wishes.some(({ product_id }) => product_id === piece.id);
    const press = async (name: string) => {
      fireEvent.click(present(screen.getAllByRole("button", { name })[0]));
      await act(allAnswered);
    };
    await press(es.wishes.wishIt);
    expect(await wished()).toBe(true);
    await press(es.wishes.takeBack);
    expect(await wished()).toBe(false);
  },
);
