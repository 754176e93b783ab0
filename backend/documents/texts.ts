import type { Locale } from "#contract/locale.ts";
import { textLocaleOf } from "../mails/texts.ts";
import de from "./texts/de.json" with { type: "json" };
import es from "./texts/es.json" with { type: "json" };
import fr from "./texts/fr.json" with { type: "json" };
import nl from "./texts/nl.json" with { type: "json" };

export type DocumentTexts = typeof fr;

const texts: Record<Locale, DocumentTexts> = { fr, de, nl, es };

/** Texts of a language or a country and locale option (`de-AT`). */
export const documentTextsOf = (locale: string): DocumentTexts => texts[textLocaleOf(locale)];
