import { cleanup, fireEvent, render, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { locales } from "#contract/locale.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { clientOf } from "#tests/storefront/client-of.ts";
import { showPage } from "#tests/storefront/server-page.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#components/html-once/page-part-island.tsx", async () => ({
  PagePartIsland: (await import("#components/layout/markup/page-parts.tsx")).PartContent,
}));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
vi.mock("#lib/http/server-client.ts", () => ({ publicApi: () => shop.client }));
vi.mock("#lib/env/server.ts", () => ({ env: { SITE_URL: "https://shop.test" } }));

const { default: FaqPage } = await import("#app/[locale]/(public)/(reading)/faq/page.tsx");
const { FaqSearchIsland } = await import("./faq-search-island.tsx");

const section = (title: string, questions: Record<string, string>) => `<section class="faq-section"><h2>${title}</h2>
  ${Object.entries(questions)
    .map(
      ([question, answer]) => `<details><summary><h3>${question}</h3></summary><div><p>${answer}</p></div></details>`,
    )
    .join("")}</section>`;

const showThree = () => {
  document.documentElement.lang = "fr";
  document.body.innerHTML = `<main>
    <form data-faq-search='["Rien pour « {query} »","Une pour « {query} »","{count} pour « {query} »"]'>
      <input type="search" name="q"><button>Chercher</button>
      <output></output><p data-faq-nothing hidden>Écrivez-nous</p><button type="button" data-faq-all hidden>Toutes</button>
    </form>
    <nav class="anchors"></nav>
    ${section("Retours", { "Comment retourner une pièce ?": "Depuis votre compte.", "Qui paie le retour ?": "Nous." })}
    ${section("Livraison", { "Quand arrive mon colis ?": "En deux à trois jours." })}</main>`;
  render(<FaqSearchIsland />);
};
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

const form = () => document.querySelector("form")!;
const field = () => document.querySelector<HTMLInputElement>("input[type=search]")!;
const ask = (words: string) => {
  field().value = words;
  fireEvent.submit(form());
};
const shown = () =>
  [...document.querySelectorAll("details")]
    .filter((details) => !details.closest("[hidden]"))
    .map((details) => `${details.open ? "open: " : ""}${details.querySelector("h3")?.textContent}`);
const status = () => document.querySelector("output")?.textContent;
const isHidden = (selector: string) => document.querySelector<HTMLElement>(selector)?.hidden;
const everything = ["Comment retourner une pièce ?", "Qui paie le retour ?", "Quand arrive mon colis ?"];

it("leaves what answers, the nearest opened, says how many, and gives all of it back", async () => {
  showThree();
  ask("retourner");
  await waitFor(() => expect(status()).toBe("2 pour « retourner »"));
  expect(shown()).toEqual(["open: Comment retourner une pièce ?", "Qui paie le retour ?"]);
  expect([isHidden(".anchors"), isHidden("[data-faq-all]")]).toEqual([true, false]);
  ask("colis");
  await waitFor(() => expect(status()).toBe("Une pour « colis »"));
  expect(shown()).toEqual(["open: Quand arrive mon colis ?"]);
  fireEvent.click(document.querySelector("[data-faq-all]")!);
  await waitFor(() => expect(status()).toBe(""));
  expect(shown().map((question) => question.replace("open: ", ""))).toEqual(everything);
  expect([field().value, document.activeElement === field(), isHidden(".anchors")]).toEqual(["", true, false]);
});

it("hides nothing where nothing answers, and says where to write", async () => {
  showThree();
  ask("<b>licorne</b>");
  await waitFor(() => expect(status()).toBe("Rien pour « <b>licorne</b> »"));
  expect(shown()).toEqual(everything);
  expect([isHidden("[data-faq-nothing]"), isHidden("[data-faq-all]")]).toEqual([false, true]);
});

it("leads to the page of answers while the questions are still on their way to this one", async () => {
  showThree();
  for (const one of document.querySelectorAll(".faq-section")) one.remove();
  const submit = vi.spyOn(form(), "submit").mockReturnValue();
  ask("colis");
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(status()).toBe("");
});

it("gives all of it back to who empties the field", async () => {
  showThree();
  ask("colis");
  await waitFor(() => expect(shown()).toHaveLength(1));
  field().value = "";
  fireEvent.input(field());
  await waitFor(() => expect(shown()).toHaveLength(3));
});

describe.each(locales)("the page itself in %s", (locale) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  it("opens the question that was asked in its own words", async () => {
    shop.client = clientOf(api, null, locale);
    document.documentElement.lang = locale;
    /* React asks for `<search>`, which jsdom does not know. */
    const said = vi.spyOn(console, "error").mockReturnValue();
    await showPage(locale, FaqPage);
    expect(said.mock.calls.filter(([words]) => !String(words).includes("is unrecognized in this browser"))).toEqual([]);
    said.mockRestore();
    const all = shown();
    const asked = all.at(-1) ?? "";
    ask(asked);
    await waitFor(() => expect(status()).toContain(asked));
    expect(shown()).toContain(`open: ${asked}`);
    expect(shown().length).toBeLessThan(all.length);
  });
});
