import { afterAll, beforeAll, expect, it } from "vitest";
import { searchProducts } from "#contract/catalog.ts";
import { locales, type Locale } from "#contract/locale.ts";
import de from "#messages/de.json" with { type: "json" };
import es from "#messages/es.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import nl from "#messages/nl.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";

const headers = { fr: fr.header, de: de.header, nl: nl.header, es: es.header };
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const examples: (readonly [Locale, string])[] = locales.flatMap((locale) =>
  headers[locale].searchPlaceholder
    .replace(/\s*…$/, "")
    .split(", ")
    .map((word) => [locale, word] as const),
);

it.each(examples)("the example of the %s search field, %s, finds first what it names", async (locale, word) => {
  const { products } = await api.call(searchProducts, { query: { name: word }, locale });
  expect(products[0]?.name.toLowerCase()).toContain(word.toLowerCase());
});
