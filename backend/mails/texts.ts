import { elides } from "#contract/elision.ts";
import { defaultLocale, locales, type Locale } from "#contract/locale.ts";
import de from "./texts/de.json" with { type: "json" };
import es from "./texts/es.json" with { type: "json" };
import fr from "./texts/fr.json" with { type: "json" };
import nl from "./texts/nl.json" with { type: "json" };

export type MailTexts = typeof fr;

const texts: Record<Locale, MailTexts> = { fr, de, nl, es };

/** Language of a country and locale option (`de-AT`); French for anything unknown. */
export const textLocaleOf = (locale: string): Locale =>
  locales.find((known) => known === locale.slice(0, 2)) ?? defaultLocale;

/** Texts of a language or of a country and locale option (`de-AT`); French for anything unknown. */
export const textsOf = (locale: string): MailTexts => texts[textLocaleOf(locale)];

/**
 * Puts values in the place of `{name}`. French texts write `d’{name}` and `qu’{name}`: before a name that keeps the vowel
 * it comes back. A text that asks for a value nobody has is a mistake and throws.
 */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/(?:(?<![\p{L}])(d|qu)’)?\{(\w+)\}/giu, (_, elided: string | undefined, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in ${JSON.stringify(text)}`);
    if (elided === undefined) return value;
    return elides(value) ? `${elided}’${value}` : `${elided}e ${value}`;
  });

/** The first line of a mail; an account may have no name. */
export const greet = (common: MailTexts["common"], firstname: string): string =>
  firstname.trim() === "" ? common.greetingNameless : fill(common.greeting, { firstname });
