import { expect, it } from "vitest";
import { localeOptions } from "#contract/locale.ts";
import { countryOf, defaultOptionOf, flagOf, languageOf } from "./options.ts";

it.each([
  ["fr", "fr-FR"],
  ["de", "de-DE"],
  ["nl", "nl-NL"],
  ["es", "es-ES"],
] as const)("%s stands for %s", (locale, option) => expect(defaultOptionOf(locale)).toBe(option));
it("splits every option into language and country", () =>
  expect(localeOptions.map((option) => `${languageOf(option)}-${countryOf(option)}`)).toEqual([...localeOptions]));
it("draws a flag", () => expect(flagOf("at")).toBe("🇦🇹"));
