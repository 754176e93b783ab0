import { foldText } from "#contract/fold-text.ts";
import type { Locale } from "#contract/locale.ts";

/** Text search configuration (stemming, stop words) of each language. */
export const searchConfigs: Record<Locale, string> = { fr: "french", de: "german", nl: "dutch", es: "spanish" };

/** More words than this narrow a search no further. */
const mostWords = 12;

/** The words of a search; empty when it holds none. */
export const searchWordsOf = (text: string): string[] => foldText(text).split(" ").filter(Boolean).slice(0, mostWords);

/** The same words as they were typed, for who reads them; the folded ones where a sign in them makes several of one. */
export function typedWordsOf(text: string): string[] {
  const folded = searchWordsOf(text);
  const typed = text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => foldText(word) !== "")
    .slice(0, mostWords);
  return typed.length === folded.length ? typed : folded;
}
