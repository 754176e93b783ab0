import { localeOptions, locales, type CountryCode } from "#contract/locale.ts";
import { countryOf, defaultOptionOf } from "./options.ts";

const choicePattern = /(?:^|; )locale-choice=([A-Za-z]{2}-[A-Z]{2})/;

/** The country the visitor chose, else the one the language of the page stands for. Reads the document. */
export function chosenCountry(): CountryCode {
  const choice = choicePattern.exec(document.cookie)?.[1];
  const language = locales.find((locale) => locale === document.documentElement.lang.slice(0, 2)) ?? "fr";
  return countryOf(localeOptions.find((option) => option === choice) ?? defaultOptionOf(language));
}
