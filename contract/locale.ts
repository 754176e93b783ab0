/* Without schemas, because every page carries this file: with zod it would weigh 33 KiB more. */

/** Languages of the shop; the first is the default and has no path prefix. */
export const locales = ["fr", "de", "nl", "es"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "fr";

/** Countries the shop delivers to. */
export const countryCodes = ["FR", "MC", "BE", "AT", "DE", "NL", "ES", "IT", "IE", "LU", "PT"] as const;
export type CountryCode = (typeof countryCodes)[number];

/** Country and locale options of the language switch. */
export const localeOptions = ["fr-FR", "fr-BE", "nl-BE", "de-DE", "de-AT", "fr-LU", "de-LU", "nl-NL", "es-ES"] as const;
export type LocaleOption = (typeof localeOptions)[number];
export const defaultLocaleOption: LocaleOption = "fr-FR";
