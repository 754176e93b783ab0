import type { Locale } from "#contract/locale.ts";
import type { KnownWord } from "./understand.ts";

/** Kinds whose German names may be adjectives: what a thing is like. What it is and what it is made of are nouns. */
const describing: ReadonlySet<KnownWord["kind"]> = new Set(["colour", "pattern", "offer", "wearer", "occasion"]);

/** German adjectives among them, by their endings and one by one: the colours named after a thing are nouns (`Himbeere`). */
const germanAdjective =
  /^(?:\p{L}*(?:weiß|gelb|rot|rosa|blau|grün|braun|grau|schwarz|farbig|iert)|anthrazit|apricot|beige|bordeaux|camel|creme|khaki|lila|orange|petrol|taupe|unisex|letzte)(?!\p{L})/iu;

/**
 * A name of the vocabulary, which begins with a capital, as its language writes it behind other words: German nouns keep theirs,
 * and so does in every language what is written with a letter of its own (`T-shirts`).
 */
export function nameInside({ name, kind }: Pick<KnownWord, "name" | "kind">, locale: Locale): string {
  if (locale === "de" && !(describing.has(kind) && germanAdjective.test(name))) return name;
  return name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase(locale));
}
