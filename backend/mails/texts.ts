import { elided } from "#contract/elision.ts";
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

/** Puts values in the place of `{name}`, and of `{deName}` in French. A text that asks for a value nobody has is a mistake and throws. */
export function fill(text: string, values: Record<string, string>): string {
  const known: Record<string, string> = elided(values);
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`no value for {${name}} in ${JSON.stringify(text)}`);
    return value;
  });
}

/** The first line of a mail; an account may have no name. */
export const greet = (common: MailTexts["common"], firstname: string): string =>
  firstname.trim() === "" ? common.greetingNameless : fill(common.greeting, { firstname });
