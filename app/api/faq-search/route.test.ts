// @vitest-environment node
import { expect, it, vi } from "vitest";
import { locales, type Locale } from "#contract/locale.ts";
import { PlainBrowser, standPlainForms } from "#tests/storefront/plain-forms.ts";
import { GET } from "./route.ts";

vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

standPlainForms();
const ask = async (locale: Locale, q: string) => {
  const answer = await new PlainBrowser().get(GET, `/api/faq-search?${new URLSearchParams({ locale, q })}`);
  return { status: answer.status, page: await answer.text() };
};
const returns: Record<Locale, string> = { fr: "retour", de: "zurücksenden", nl: "terugsturen", es: "devolver" };

it.each(locales)("finds answers in %s, marks the words and leads to the question", async (locale) => {
  const { status, page } = await ask(locale, returns[locale]);
  expect(status).toBe(200);
  expect(page).toContain("<mark>");
  expect(page).toMatch(/href="(\/\w\w)?\/faq#[^"]+"/);
  expect(page).not.toMatch(/<script/);
});

it("says that nothing was found, leads to who can help, and shows what was typed as text", async () => {
  const { page } = await ask("fr", '<b>hélicoptère"');
  expect(page).toContain('href="/contact"');
  expect(page).not.toContain("<b>hélicoptère");
  expect(page).not.toContain("<mark>");
  expect((await ask("fr", "x".repeat(5000))).status).toBe(200);
  expect((await ask("de", "")).status).toBe(200);
});
