import { localeOptions, locales, type CountryCode, type Locale, type LocaleOption } from "#contract/locale.ts";

/** Cookie of the language of the route (365 days) and of the country and language the visitor chose (7 days). */
export const localeCookies = {
  route: { name: "locale", maxAgeS: 365 * 24 * 3600 },
  choice: { name: "locale-choice", maxAgeS: 604_800 },
} as const;

export const languageOf = (option: LocaleOption): Locale =>
  locales.find((locale) => locale === option.slice(0, 2)) ?? "fr";
export const countryOf = (option: LocaleOption): CountryCode => option.slice(3) as CountryCode;

/** Flag of a country as its regional indicator letters. */
export const flagOf = (countryCode: string): string =>
  String.fromCodePoint(...[...countryCode.toUpperCase()].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));

/** The option a language stands for before anybody chose. */
export const defaultOptionOf = (locale: Locale): LocaleOption =>
  localeOptions.find((option) => option === `${locale}-${locale.toUpperCase()}`) ?? "fr-FR";

/** The option of the same language in another country; where there is none, the option itself: the words matter more. */
export function optionInCountry(option: LocaleOption, country: CountryCode | null): LocaleOption {
  const wanted = `${languageOf(option)}-${country ?? ""}`;
  return localeOptions.find((candidate) => candidate === wanted) ?? option;
}
