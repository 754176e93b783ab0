import { cleanup, screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { locales, type Locale } from "#contract/locale.ts";
import { getLooks } from "#contract/website.ts";
import { and, eq, sql } from "#backend/db/orm.ts";
import { products, websiteContents } from "#backend/db/schema/catalog.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { lookSeasons, looksHref, lookWearers, type LookChoice } from "#lib/catalog/look-choice.ts";
import { localizePath } from "#lib/routing/href.ts";
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
vi.mock("#components/page/marked-page.tsx", () => ({ MarkedPage: () => null }));

const plain = await import("#app/[locale]/(public)/(reading)/looks/page.tsx");
const chosen = await import("#app/[locale]/(public)/(reading)/looks/[choice]/page.tsx");

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

const propsOf = (choice: LookChoice) => {
  const name = looksHref("fr", choice).split("/").at(-1) ?? "";
  return { params: Promise.resolve({ choice: name }) };
};
const show = (locale: Locale, choice?: LookChoice) =>
  showPage(locale, choice ? () => chosen.default(propsOf(choice)) : plain.default);
const addresses = (selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? "");
const shownLooks = () => addresses(".looks a");
const everyChoice = [null, ...lookWearers].flatMap((wearer) =>
  [null, ...lookSeasons].map((season): LookChoice => ({ wearer, season })),
);

const switchWoman = (value: "true" | "false") =>
  api.dependencies.db
    .update(websiteContents)
    .set({ data: { key: "woman", value } })
    .where(and(eq(websiteContents.kind, "config"), eq(websiteContents.slug, "woman")));

describe.each(locales)("the looks in %s", (locale) => {
  it("are all there, by world, each a link", async () => {
    await show(locale);
    const listed = await api.call(getLooks, { query: {} });
    expect(listed.length).toBeGreaterThan(20);
    expect(shownLooks().toSorted()).toEqual(listed.map(({ id }) => localizePath(locale, `/look/${id}`)).toSorted());
    const { content } = await loadMessages(locale);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(content.looksTitle);
    for (const [world, name] of [["KID", content.kidsWorld] as const, ["WOMAN", content.womanWorld] as const])
      expect(within(screen.getByRole("region", { name })).getAllByRole("listitem")).toHaveLength(
        listed.filter(({ profile_type }) => profile_type === world).length,
      );
  });

  it("are narrowed by links, each of which leads to as many as it says, and none to nothing", async () => {
    await show(locale);
    const { content, list } = await loadMessages(locale);
    const filter = screen.getByRole("navigation", { name: content.looksFilter });
    expect(
      within(filter)
        .getAllByRole("list")
        .map((group) => group.getAttribute("aria-label")),
    ).toEqual([content.looksAge, list.filterOf.season]);
    const links = within(filter)
      .getAllByRole("link")
      .map((link) => ({ href: link.getAttribute("href"), count: link.querySelector("small")?.textContent }))
      .filter(({ count }) => count !== undefined);
    expect(links.length).toBeGreaterThan(5);
    cleanup();
    for (const choice of everyChoice.filter(({ wearer, season }) => (wearer === null) !== (season === null))) {
      await show(locale, choice);
      const link = links.find(({ href }) => href === looksHref(locale, choice));
      expect(link?.count ?? "0").toBe(String(shownLooks().length));
      cleanup();
    }
  });

  it("say that there is none of a choice, and lead on", async () => {
    const { db } = api.dependencies;
    const { content } = await loadMessages(locale);
    const before = await db.select({ id: products.id, details: products.details }).from(products);
    await db.update(products).set({ details: sql`details || '{"seasons": ["WINTER"]}'` });
    await show(locale);
    const offered = addresses("nav a").filter((address) => /-?(spring|summer|autumn|winter)$/.test(address));
    cleanup();
    await show(locale, { wearer: "0-1", season: "SUMMER" });
    for (const { id, details } of before) await db.update(products).set({ details }).where(eq(products.id, id));
    expect(offered).toEqual([looksHref(locale, { wearer: null, season: "WINTER" })]);
    expect(shownLooks()).toEqual([]);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(content.looksNone);
    expect(screen.getByRole("link", { name: content.looksAll }).getAttribute("href")).toBe(
      looksHref(locale, { wearer: null, season: null }),
    );
    /* What was chosen stays to be seen, and to be left. */
    expect(screen.getAllByRole("link", { current: "page" })).toHaveLength(2);
  });

  it("have a head for each choice that search engines show whole, and keep out of their lists", async () => {
    await show(locale);
    for (const choice of everyChoice.filter(({ wearer, season }) => wearer || season)) {
      const { title, description, robots, alternates } = await chosen.generateMetadata(propsOf(choice));
      const { absolute } = title as { absolute: string };
      expect(absolute.length).toBeLessThanOrEqual(60);
      expect(String(description).length).toBeGreaterThanOrEqual(70);
      expect(String(description).length).toBeLessThanOrEqual(160);
      expect(robots).toEqual({ index: false, follow: true });
      expect(alternates).toEqual({ canonical: `https://shop.test${localizePath(locale, "/looks")}` });
    }
    const { title, robots, alternates } = await plain.generateMetadata();
    expect((title as { absolute: string }).absolute.length).toBeLessThanOrEqual(60);
    expect(robots).toBeUndefined();
    expect(Object.keys(alternates?.languages ?? {})).toEqual([...locales, "x-default"]);
  });
});

it("shows only looks for whom and when was chosen", async () => {
  await show("fr", { wearer: "WOMAN", season: "WINTER" });
  const women = await api.call(getLooks, { query: { profile_type: "WOMAN" } });
  const winter = women.filter(({ seasons }) => seasons.includes("WINTER"));
  expect(winter.length).toBeGreaterThan(0);
  expect(winter.length).toBeLessThan(women.length);
  expect(shownLooks().toSorted()).toEqual(winter.map(({ id }) => `/look/${id}`).toSorted());
});

it("begins with the looks of the season", async () => {
  await show("fr");
  const seasonal = await api.call(getLooks, { query: { profile_type: "KID", is_seasonal: "true" } });
  expect(seasonal.length).toBeGreaterThan(0);
  expect(shownLooks().slice(0, seasonal.length)).toEqual(seasonal.map(({ id }) => `/look/${id}`));
});

it("has no women's looks, and no page of them, in a language without the women's world", async () => {
  await switchWoman("false");
  await show("fr");
  const offered = addresses("nav a").join(" ");
  const kids = await api.call(getLooks, { query: { profile_type: "KID" } });
  expect(shownLooks()).toHaveLength(kids.length);
  expect(offered).not.toContain("woman");
  cleanup();
  await expect(show("fr", { wearer: "WOMAN", season: null })).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
  await switchWoman("true");
});

it.each(["x", "BABY", "summer-baby", "2-5"])("has no page of looks called %s", async (choice) => {
  const props = { params: Promise.resolve({ choice }) };
  expect(await chosen.generateMetadata(props)).toEqual({});
  await expect(chosen.default(props)).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
});
