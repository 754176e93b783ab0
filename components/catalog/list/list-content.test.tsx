import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { searchProducts } from "#contract/catalog.ts";
import { locales, type Locale } from "#contract/locale.ts";
import { facetsOf } from "#lib/catalog/facets.ts";
import { allProductsSlug } from "#lib/catalog/list-address.ts";
import { emptyListQuery } from "#lib/catalog/list-query.ts";
import { href } from "#lib/routing/href.ts";
import de from "#messages/de.json" with { type: "json" };
import es from "#messages/es.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import nl from "#messages/nl.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { ListContent } from "./list-content.tsx";

const messages = { fr, de, nl, es };
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
afterEach(cleanup);

async function search(name: string, locale: Locale) {
  const result = await api.call(searchProducts, { query: { name }, locale });
  render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Paris">
      <ListContent
        slug={allProductsSlug}
        facets={facetsOf([])}
        query={{ ...emptyListQuery, name }}
        result={result}
        ideas={[]}
        things={[]}
      />
    </NextIntlClientProvider>,
  );
}
const wayToBrand = (locale: Locale) =>
  screen.queryByRole("link", { name: messages[locale].list.searchBrand.replace("{brand}", "Pom & Prune") });

it.each(locales)("leads in %s from the name of a brand to its page, with a plain link", async (locale) => {
  await search("pom & prune", locale);
  expect(wayToBrand(locale)?.getAttribute("href")).toBe(href(locale, "brand-slug", { slug: "pom-et-prune" }));
});

it.each(["robe pom & prune", "pom & prune zzzzqqqq", "robe"])("leads to none from %j", async (name) => {
  await search(name, "fr");
  expect(wayToBrand("fr")).toBeNull();
});
