import { localeOptions, locales, type CountryCode, type LocaleOption } from "#contract/locale.ts";
import { countryOf, defaultOptionOf, optionInCountry } from "./options.ts";

const choicePattern = /(?:^|; )locale-choice=([A-Za-z]{2}-[A-Z]{2})/;

/** What the language of the page stands for before anybody chose. */
const defaultOption = (): LocaleOption =>
  defaultOptionOf(locales.find((locale) => locale === document.documentElement.lang.slice(0, 2)) ?? "fr");

/** The country the visitor chose, else the one the language of the page stands for. Reads the document. */
export function chosenCountry(): CountryCode {
  const choice = choicePattern.exec(document.cookie)?.[1];
  return countryOf(localeOptions.find((option) => option === choice) ?? defaultOption());
}

/**
 * What the API is asked in: always the language of the page, or names in the cart would be in another one than the words
 * around them; with the chosen country where the shop speaks the language there. Reads the document.
 */
export const askedOption = (): LocaleOption => optionInCountry(defaultOption(), chosenCountry());
