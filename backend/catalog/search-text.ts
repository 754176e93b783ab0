import type { Locale } from "#contract/locale.ts";

/** Text search configuration (stemming, stop words) of each language. */
export const searchConfigs: Record<Locale, string> = { fr: "french", de: "german", nl: "dutch", es: "spanish" };

/**
 * Text as search compares it: lower case, without accents, words separated by one blank. The database's `unaccent`
 * gives the same for the languages of the shop; done here, documents and queries cannot differ.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

/** More words than this narrow a search no further. */
const mostWords = 8;

/** The words of a search; empty when it holds none. */
export const searchWordsOf = (text: string): string[] => foldText(text).split(" ").filter(Boolean).slice(0, mostWords);
