import type { Locale } from "#contract/locale.ts";
import type { UnderstoodPart } from "#contract/search.ts";
import type { Means, WordKind } from "./means.ts";
import { readLetters, readSize, type SizeUnit } from "./read-size.ts";
import { stemOfPhrase } from "./word-forms.ts";

/** A word of the vocabulary, or a brand. */
export interface KnownWord {
  /** Its words, folded. */
  phrase: string;
  stem: string;
  kind: WordKind | "brand";
  name: string;
  means: Means;
  isNear: boolean;
}

/** A part of a search: what some of its words mean. */
export interface Part {
  kind: UnderstoodPart["kind"];
  /** Places of its words in the search. */
  places: readonly number[];
  name: string;
  means: Means;
  isNear: boolean;
  isCorrected: boolean;
  /** The words themselves, for what is found in the products' texts. */
  text: string;
}

export interface Understood {
  parts: Part[];
  /** Places of words nothing is known of. */
  left: number[];
}

/** Longest phrase of the vocabulary, in words. */
const longestPhrase = 5;

/** Everything of a search that may stand in the vocabulary: its words and the phrases they make, and units that stick to a number. */
export function phrasesOf(words: readonly string[]): string[] {
  const phrases = words.flatMap((_, start) =>
    Array.from({ length: Math.min(longestPhrase, words.length - start) }, (__, more) =>
      words.slice(start, start + more + 1).join(" "),
    ),
  );
  return [...new Set([...phrases, ...words.flatMap((word) => numberOf(word)?.suffix ?? [])])].filter(Boolean);
}

function numberOf(word: string | undefined): { count: number; suffix: string } | null {
  const [, digits, suffix = ""] = /^(\d{1,3})([a-z]{0,6})$/.exec(word ?? "") ?? [];
  return digits === undefined ? null : { count: Number(digits), suffix };
}

/** The words of a vocabulary by how they are written, and by their stems for who writes them otherwise. */
export class WordList {
  readonly #byPhrase = new Map<string, KnownWord>();
  readonly #byStem = new Map<string, KnownWord>();
  readonly #locale: Locale;

  constructor(words: readonly KnownWord[], locale: Locale) {
    this.#locale = locale;
    for (const word of words) {
      if (!this.#byPhrase.has(word.phrase)) this.#byPhrase.set(word.phrase, word);
      if (!this.#byStem.has(word.stem)) this.#byStem.set(word.stem, word);
    }
  }

  find(words: readonly string[]): KnownWord | null {
    return this.#byPhrase.get(words.join(" ")) ?? this.#byStem.get(stemOfPhrase(words, this.#locale)) ?? null;
  }

  unitOf(word: string | undefined): SizeUnit | null {
    return (word !== undefined && this.find([word])?.means.unit?.[0]) || null;
  }
}

/** Reads a search from its words, the longest phrases first. Numbers are left for `readNumbers`. */
function readPhrases(words: readonly string[], known: WordList): Understood {
  const [parts, left]: [Part[], number[]] = [[], []];
  for (let start = 0; start < words.length;) {
    const found = longestAt(words, start, known);
    const length = found?.length ?? 1;
    const places = Array.from({ length }, (_, index) => start + index);
    if (!found) left.push(start);
    else if (found.word.kind === "unit") left.push(...places);
    else if (found.word.kind !== "filler") parts.push(toPart(found.word, found.word.kind, places, words));
    start += length;
  }
  return { parts, left };
}

function longestAt(words: readonly string[], start: number, known: WordList) {
  for (let length = Math.min(longestPhrase, words.length - start); length > 0; length -= 1) {
    const word = known.find(words.slice(start, start + length));
    /* After the word for "size" a letter is one, though it may be a word elsewhere: "taille l", "l'été". */
    const isLetter = length === 1 && known.unitOf(words[start - 1]) === "size" && readLetters(words[start] ?? "", true);
    if (word && !isLetter) return { word, length };
  }
  return null;
}

export const toPart = (
  word: Pick<KnownWord, "name" | "means" | "isNear" | "phrase">,
  kind: Part["kind"],
  places: readonly number[],
  words: readonly string[],
  isCorrected = false,
): Part => ({
  kind,
  places,
  name: word.name,
  means: word.means,
  isNear: word.isNear,
  isCorrected,
  text: isCorrected ? word.phrase : places.map((place) => words[place]).join(" "),
});

const isOfFeet = ({ means }: Part): boolean =>
  means.family?.includes("SHOES") === true ||
  means.piece?.some((piece) => ["trainers", "boots", "sandals", "ballerinas", "socks"].includes(piece)) === true;

/** Sizes among the words nothing else is known of: `4 ans`, `6-8 Jahre`, `104`, `taille M`, `XL`. */
function readNumbers(words: readonly string[], { parts, left }: Understood, known: WordList): Understood {
  const isFoot = parts.some(isOfFeet);
  const [sizes, taken] = [[] as Part[], new Set<number>()];
  for (const start of left) {
    if (taken.has(start)) continue;
    const announced = known.unitOf(words[start - 1]);
    const letters = readLetters(words[start] ?? "", announced === "size");
    let end = start;
    while (left.includes(end) && numberOf(words[end])) end += 1;
    const numbers = words.slice(start, end).flatMap((word) => numberOf(word) ?? []);
    const suffix = numbers.at(-1)?.suffix;
    const after = suffix ? (known.unitOf(suffix) ?? (suffix === "a" ? "year" : null)) : known.unitOf(words[end]);
    const isCounted = after !== null && after !== "size" && after !== "shoe";
    const unit = isCounted ? after : announced === "year" || announced === "month" ? null : announced;
    const found = letters ? [letters] : numbers.flatMap(({ count }) => readSize(count, unit, isFoot));
    if (found.length === 0) continue;
    const from = announced === "size" || announced === "shoe" || announced === "cm" ? start - 1 : start;
    const to = letters ? start + 1 : isCounted && !suffix ? end + 1 : end;
    const places = Array.from({ length: to - from }, (_, index) => from + index);
    for (const place of places) taken.add(place);
    const size = [...new Set(found)];
    sizes.push(toPart({ name: size[0] ?? "", means: { size }, isNear: false, phrase: "" }, "size", places, words));
  }
  return {
    parts: inOrder([...parts, ...sizes]),
    /* A unit that counts nothing says nothing: "taille" in "taille haute". */
    left: left.filter((place) => !taken.has(place) && known.unitOf(words[place]) === null),
  };
}

export const inOrder = (parts: readonly Part[]): Part[] =>
  parts.toSorted((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0));

/** What the folded words of a search mean by themselves. */
export function understand(words: readonly string[], vocabulary: readonly KnownWord[], locale: Locale): Understood {
  const known = new WordList(vocabulary, locale);
  return readNumbers(words, readPhrases(words, known), known);
}
