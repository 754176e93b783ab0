import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { and, eq } from "#backend/db/orm.ts";
import { websiteContents } from "#backend/db/schema/catalog.ts";
import { washingWool } from "#backend/db/seed/content/blog/washing-wool.ts";
import BrandsPage from "#app/[locale]/(public)/(reading)/brands/page.tsx";
import ArticlePage from "#app/[locale]/(public)/(reading)/blog/[page]/page.tsx";
import ConceptPage from "#app/[locale]/(public)/(reading)/concept/page.tsx";
import LooksPage from "#app/[locale]/(public)/(reading)/looks/page.tsx";
import HomePage from "#app/[locale]/(public)/(reading)/page.tsx";
import LoyaltyPage from "#app/[locale]/(public)/(reading)/loyalty/page.tsx";
import ReferralPage from "#app/[locale]/(public)/(reading)/referral/page.tsx";
import WomanPage from "#app/[locale]/(public)/(reading)/woman/page.tsx";
import { OrderToPay } from "#components/account/account-tasks.tsx";
import { OrderOverview } from "#components/account/order-overview.tsx";
import { WalletOverview } from "#components/account/wallet-overview.tsx";
import { GiftCardPage } from "#components/gift-cards/gift-card-page.tsx";
import { OpenGiftCard } from "#components/gift-cards/open-gift-card.tsx";
import { NothingHere } from "#components/kid-shop/nothing-here.tsx";
import { MissingPage } from "#components/layout/missing-page.tsx";
import { SwitchedOff } from "#components/navigation/where-on.tsx";
import { OrderSummary } from "#components/orders/order-summary.tsx";
import { OrderList } from "#components/orders/order-list.tsx";
import { LogoutView } from "#components/session/logout-view.tsx";
import { AlertStep } from "#components/stock-alert/alert-step.tsx";
import type { ApiClient } from "#lib/http/api-client.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { anOrder } from "#tests/lib/order-builders.ts";
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
vi.mock("#lib/orders/server.ts", () => ({
  parsePage: () => 1,
  findOrders: async () => ({ items: [], page: 1, page_size: 10, pages: 0, total: 0 }),
}));
vi.mock("#lib/session/client-actions.ts", () => ({ signOutHere: async () => undefined }));
vi.mock("#lib/gift-cards/api.ts", async (original) => ({
  ...(await original<object>()),
  openCard: async () => ({
    code: "GC-AAAA-BBBB-CCCC",
    amount: 30,
    for: "KID",
    picture: { url: "/card.svg", width: 4, height: 3, alt: "", placeholder: "" },
    status: "ACTIVE",
    recipient: { name: "Mina" },
    buyer: { name: "Paul" },
    message: "",
    expires_on: null,
  }),
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

const wallet = (amount: number) => ({ amount, transactions: [], page: 1, page_size: 10, pages: 1, total: 0 });
const empty = Promise.resolve({});
const noOrders = { toPay: [], toReturn: [], onTheirWay: [], last: null };
const unpaid = anOrder({ status: "PAYMENT_FAILED" });
const forLou = { name: "Lou", kidId: "0d7d8a9e-0000-4000-8000-0000000000a1", plainHref: "/plain" };

/** What stands on pages that are there without a shop, in the state in which it leads to one. */
const parts: readonly [string, () => ReactNode | Promise<ReactNode>][] = [
  ["loyalty", LoyaltyPage],
  ["referral", ReferralPage],
  ["gift cards", () => GiftCardPage({ world: "kids" })],
  ["gift cards for women", () => GiftCardPage({ world: "woman" })],
  ["a card that is opened", () => <OpenGiftCard />],
  ["orders, of which there is none", () => OrderList({ locale: "fr", searchParams: empty })],
  [
    "account without an order",
    () =>
      OrderOverview({
        orders: Promise.resolve(noOrders),
        boxes: Promise.resolve([]),
        profiles: Promise.resolve([]),
        methods: [],
        platforms: Promise.resolve([]),
        locale: "fr",
      }),
  ],
  ["an order to pay", () => OrderSummary({ order: unpaid, locale: "fr" })],
  ["account with an order to pay", () => OrderToPay({ order: unpaid, locale: "fr" })],
  ["wallet", () => WalletOverview({ wallet: wallet(12), locale: "fr" })],
  ["empty wallet", () => WalletOverview({ wallet: wallet(0), locale: "fr" })],
  ["farewell", () => <LogoutView />],
  ["page that is not there", () => <MissingPage locale="fr" texts={fr.notFound} path="/x" />],
  ["list for a child in which nothing is", () => NothingHere({ ...forLou, reason: "new" })],
  ["alert whose link is broken", () => AlertStep({ searchParams: empty })],
];

it.each(parts)("%s: leads to the shop while there is one, and to no closed door", async (name, part) => {
  const countWays = async (value: "true" | "false") => {
    await switchShop(value);
    await showPage("fr", async () => (
      <SwitchedOff value={value === "true" ? [] : ["shop"]}>{await part()}</SwitchedOff>
    ));
    if (name === "a card that is opened") {
      await userEvent.click(screen.getByRole("button", { name: fr.openCard.open }));
      await screen.findByRole("link", { name: fr.openCard.use });
    }
    const ways = [...document.querySelectorAll("a")].map((way) => way.getAttribute("href") ?? "");
    cleanup();
    return ways.filter((way) => /^\/shop(?:[/#?]|$)/.test(way)).length;
  };
  expect(await countWays("true")).toBeGreaterThan(0);
  expect(await countWays("false")).toBe(0);
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
