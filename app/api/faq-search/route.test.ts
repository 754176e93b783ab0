// @vitest-environment node
import { expect, it, vi } from "vitest";
import { and, eq } from "#backend/db/orm.ts";
import { websiteContents } from "#backend/db/schema/catalog.ts";
import { locales, type Locale } from "#contract/locale.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { PlainBrowser, standPlainForms } from "#tests/storefront/plain-forms.ts";
import { GET } from "./route.ts";

vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const stand = standPlainForms();
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

it("marks an answer that is there in another language only, and says so in that of the page", async () => {
  const said = fr.content.otherLanguage.replace("{language}", "allemand");
  expect((await ask("fr", returns.fr)).page).not.toContain(said);
  await stand.backend.dependencies.db
    .delete(websiteContents)
    .where(and(eq(websiteContents.kind, "faq"), eq(websiteContents.locale, "fr")));
  const { page } = await ask("fr", returns.de);
  expect(page).toMatch(/<li class="card tight"\s+lang="de">\s*<p class="muted small" lang="fr">/);
  expect(page).toContain(said);
});
