import { expect, it } from "vitest";
import { localeOptions } from "#contract/locale.ts";
import { countryOf, defaultOptionOf, flagOf, languageOf, optionInCountry } from "./options.ts";

it.each([
  ["fr", "fr-FR"],
  ["de", "de-DE"],
  ["nl", "nl-NL"],
  ["es", "es-ES"],
] as const)("%s stands for %s", (locale, option) => expect(defaultOptionOf(locale)).toBe(option));
it("splits every option into language and country", () =>
  expect(localeOptions.map((option) => `${languageOf(option)}-${countryOf(option)}`)).toEqual([...localeOptions]));
it("draws a flag", () => expect(flagOf("at")).toBe("🇦🇹"));
it.each([
  ["fr-FR", "BE", "fr-BE"],
  ["de-DE", "AT", "de-AT"],
  ["de-DE", "LU", "de-LU"],
  ["es-ES", "PT", "es-ES"],
  ["nl-BE", null, "nl-BE"],
  ["fr-FR", "MC", "fr-FR"],
] as const)("%s in the country %s is %s", (locale, country, option) =>
  expect(optionInCountry(locale, country)).toBe(option),
);
