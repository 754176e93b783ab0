import { cleanup, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { getLooks, getStylists } from "#contract/website.ts";
import { Places } from "#components/layout/markup/places.tsx";
import type { ApiClient } from "#lib/http/api-client.ts";
import es from "#messages/es.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { clientOf } from "#tests/storefront/client-of.ts";
import { showPage } from "#tests/storefront/server-page.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
vi.mock("#lib/http/server-client.ts", () => ({ publicApi: () => shop.client }));
/* A part of a page is its markup, as in the HTML that is sent. */
vi.mock("#components/html-once/page-part-island.tsx", async () => ({
  PagePartIsland: (await import("#components/layout/markup/page-parts.tsx")).PartContent,
}));
/* For machines, and what a press fetches. */
vi.mock("#components/seo/json-ld.tsx", () => ({ JsonLd: () => null }));
vi.mock("#components/page/marked-page.tsx", () => ({ MarkedPage: () => null }));
vi.mock("#components/seo/page-head.tsx", () => ({ PageHead: () => null }));
vi.mock("#components/cart/quick-add.tsx", () => ({ QuickAdd: () => null }));

const { BoxesByProfile } = await import("#components/boxes/box-list.tsx");

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

const [boxes, ownLooks] = ["/es/infos/all-boxes", "/es/your-shop/looks"];
const [kids, woman] = ["/es/quiz/signup/kid", "/es/quiz/signup/woman"];
/** A look of a world, as its own page. */
const lookOf = async (profile_type: "KID" | "WOMAN") => {
  const [look] = await api.call(getLooks, { query: { profile_type } });
  const params = Promise.resolve({ id: String(present(look).id) });
  return (await import("#app/[locale]/(public)/(reading)/look/[id]/page.tsx")).default({ params });
};
const pages = {
  /* Without the shop's search, an element this document does not know. */
  header: () => Places({ locale: "es", hasShop: false, hasWoman: true }),
  home: async () => (await import("#app/[locale]/(public)/(reading)/page.tsx")).default(),
  woman: async () => (await import("#app/[locale]/(public)/(reading)/woman/page.tsx")).default(),
  concept: async () => (await import("#app/[locale]/(public)/(reading)/concept/page.tsx")).default(),
  stylist: async () => {
    const { items } = await api.call(getStylists, { query: {} });
    const params = Promise.resolve({ slug: present(items[0]).slug });
    return (await import("#app/[locale]/(public)/(reading)/stylist/[slug]/page.tsx")).default({ params });
  },
  looks: async () => (await import("#app/[locale]/(public)/(reading)/looks/page.tsx")).default(),
  "look of a child": () => lookOf("KID"),
  "look of a woman": () => lookOf("WOMAN"),
} satisfies Record<string, () => ReactNode | Promise<ReactNode>>;

it.each([
  ["header", [kids, woman], boxes],
  ["home", [kids], boxes],
  ["woman", [woman], boxes],
  ["concept", [kids, woman], boxes],
  ["stylist", [kids], boxes],
  ["looks", [kids, woman], ownLooks],
  ["look of a child", [kids], ownLooks],
  ["look of a woman", [woman], ownLooks],
] as const)(
  "each way to a box of «%s» leads visitors to the quiz and clients to theirs",
  async (name, visitors, clients) => {
    await showPage("es", pages[name]);
    const ways = screen
      .getAllByRole("link")
      .map((link) => ({ href: link.getAttribute("href") ?? "", member: link.dataset["memberHref"] }))
      .filter(({ href }) => href.includes("/quiz/"));
    expect([...new Set(ways.map(({ href }) => href))]).toEqual(visitors);
    expect(new Set(ways.map(({ member }) => member))).toEqual(new Set([clients]));
  },
);

it("shows boxes on «concept» as they would be sent today, whose pieces add up to what they cost", async () => {
  await showPage("es", pages.concept);
  const cents = (text: string | null) => Number(text?.replaceAll(/\D/g, ""));
  const boxes = screen.getByRole("heading", { name: es.concept.boxes.title }).closest("section");
  const shown = [...(boxes?.querySelectorAll(":scope > ul > li") ?? [])];
  expect(shown.map((box) => box.querySelector("h3")?.textContent)).toEqual(
    (["girl", "boy", "woman"] as const).map((name) => es.concept.boxes[name]),
  );
  for (const box of shown) {
    const pieces = [...box.querySelectorAll("li")].map((piece) => cents(piece.lastChild?.textContent ?? null));
    expect(pieces.length).toBeGreaterThanOrEqual(5);
    expect(cents(box.querySelector("b")?.textContent ?? null)).toBe(pieces.reduce((sum, price) => sum + price, 0));
  }
});

it("leads who has no box yet from there to where one is planned, not back to these pages", async () => {
  await showPage("es", () => BoxesByProfile({ boxes: [] }));
  const [way] = screen.getAllByRole("link");
  expect([way?.textContent, way?.getAttribute("href")]).toEqual([es.accountBox.noneWay, "/es/infos/subscriptions"]);
});
