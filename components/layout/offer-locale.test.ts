// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import de from "#messages/de.json" with { type: "json" };
import { offerLocale } from "./offer-locale.ts";

vi.mock("#lib/i18n/lazy-messages.ts", () => ({ lazyMessages: async () => de }));

beforeEach(() => {
  document.documentElement.lang = "fr";
  document.body.innerHTML = `<div data-shell="start"><a href="#content">Contenu</a></div><header class="site-header"></header>
    <main></main><footer><a data-locale-option="de-DE" href="/de/shop">Deutschland</a></footer>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});
const speak = (...languages: string[]) => vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
const bar = () => document.querySelector("aside");

it("offers the visitor's language before the header, in the flow of the page, until it is refused", async () => {
  speak("de-AT", "en");
  await offerLocale();
  await offerLocale();
  expect(document.querySelectorAll("aside")).toHaveLength(1);
  expect(bar()?.lang).toBe("de");
  expect(bar()?.parentElement).toBe(document.querySelector("[data-shell=start]"));
  expect(bar()?.querySelector("a")?.pathname).toBe("/de/shop");
  bar()?.querySelector("button")?.click();
  expect(bar()).toBeNull();
  await offerLocale();
  expect(bar()).toBeNull();
});

it("asks nobody who reads the language of the page", async () => {
  speak("de", "fr");
  await offerLocale();
  expect(bar()).toBeNull();
});
