import { afterEach, expect, it, vi } from "vitest";
import { askedOption, chosenCountry } from "./chosen-country.ts";

const show = (lang: string, cookie: string) => vi.stubGlobal("document", { documentElement: { lang }, cookie });
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ["de", "", "DE", "de-DE"],
  ["de", "locale-choice=de-AT", "AT", "de-AT"],
  ["de", "locale=fr; locale-choice=fr-LU", "LU", "de-LU"],
  ["nl", "locale-choice=fr-BE; locale=fr", "BE", "nl-BE"],
  ["de", "locale-choice=fr-FR", "FR", "de-DE"],
  ["es", "locale-choice=de-DE", "DE", "es-ES"],
  ["fr", "locale-choice=xx-XX", "FR", "fr-FR"],
] as const)("a page in %s with %j is for %s and asks in %s", (lang, cookie, country, option) => {
  show(lang, cookie);
  expect([chosenCountry(), askedOption()]).toEqual([country, option]);
});
