import { screen } from "@testing-library/react";
import { createTranslator, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { eq } from "#backend/db/orm.ts";
import { websiteContents } from "#backend/db/schema/catalog.ts";
import { getFaq } from "#contract/website.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import de from "#messages/de.json" with { type: "json" };
import nl from "#messages/nl.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { clientOf } from "#tests/storefront/client-of.ts";
import { rendered } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

const words = { de, nl };
const shop = vi.hoisted(() => ({ client: null as ApiClient | null, locale: "de" as "de" | "nl" }));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("#lib/http/server-client.ts", () => ({ publicApi: () => shop.client }));
vi.mock("next-intl/server", () => ({
  getLocale: async () => shop.locale,
  getTranslations: async (namespace: "content") =>
    createTranslator({ locale: shop.locale, messages: words[shop.locale], namespace }),
}));

const { HelpOverview } = await import("./help-overview.tsx");
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
});
afterAll(() => api.close());
afterEach(() => {
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

/** As the server writes it: in a document React asks for `<search>`, which jsdom does not know. */
async function show(locale: keyof typeof words) {
  shop.locale = locale;
  shop.client = clientOf(api, null, locale);
  document.body.innerHTML = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={words[locale]} timeZone="Europe/Paris">
      {await rendered(await HelpOverview())}
    </NextIntlClientProvider>,
  );
  await expectSound();
}

it.each(["de", "nl"] as const)(
  "answers what comes back, and leads to the search and to us where nothing does: %s",
  async (locale) => {
    const { content, accountHelp } = words[locale];
    const expectWays = () => {
      const search = screen.getByRole("searchbox", { name: content.faqSearchLabel });
      expect(search.closest("search form")?.getAttribute("action")).toBe("/api/faq-search");
      expect(new FormData(present(search.closest("form"))).get("locale")).toBe(locale);
      const ways = [accountHelp.contact, accountHelp.messages].map((name) =>
        screen.getByRole("link", { name }).getAttribute("href"),
      );
      expect(ways).toEqual([`/${locale}/contact`, `/${locale}/infos/messages`]);
    };
    const sections = await api.call(getFaq, { locale });
    const questions = sections.flatMap((section) => section.questions);
    expect(questions.length).toBeGreaterThan(10);
    await show(locale);
    const folded = [...document.querySelectorAll("details")].map(({ textContent }) => textContent);
    expect(folded).toEqual(questions.map(({ question, answer }) => question + answer));
    expectWays();

    const { db } = api.dependencies;
    const kept = await db.delete(websiteContents).where(eq(websiteContents.kind, "faq")).returning();
    await show(locale);
    await db.insert(websiteContents).values(kept);
    expect(document.querySelector("details")).toBeNull();
    expectWays();
  },
);
