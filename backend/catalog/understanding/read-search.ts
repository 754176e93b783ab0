import type { Locale } from "#contract/locale.ts";
import type { Queryable } from "../../db/database.ts";
import { searchWordsOf } from "../search-text.ts";
import { inOrder, toPart, understand, WordList, type Part } from "./understand.ts";
import { findBeginning, findKnownWords, findNearest, findTextWords, findWordsAmong } from "./vocabulary-store.ts";
import { splitsOf } from "./word-forms.ts";

export interface ReadSearch {
  parts: Part[];
  /** Places of words nothing was found for. */
  unknown: number[];
}

/** A word of the products' texts; as a beginning it stands for every word that begins so. */
const textPart = (
  word: string,
  place: number,
  options: { isBeginning?: boolean; isCorrected?: boolean } = {},
): Part => ({
  kind: "word",
  places: [place],
  name: word,
  means: {},
  isNear: false,
  isCorrected: options.isCorrected ?? false,
  text: options.isBeginning ? `${word}*` : word,
});

/** Shorter beginnings of a word say nothing. */
const shortestBeginning = 3;

/**
 * What a search means: first as it is written, and only for words of which nothing is known, in this order, as a word of the
 * products' texts, as a German or Dutch compound of known words, as a beginning where it is the last word, and as a
 * misspelt one.
 */
export async function readSearch(db: Queryable, text: string, locale: Locale): Promise<ReadSearch> {
  const words = searchWordsOf(text);
  if (words.length === 0) return { parts: [], unknown: [] };
  const { parts, left } = understand(words, await findKnownWords(db, words, locale), locale);
  if (left.length === 0) return { parts, unknown: [] };

  const open = left.map((place) => words[place] ?? "");
  const halves = open.flatMap((word) => splitsOf(word, locale).flat());
  const [inTexts, known] = await Promise.all([
    findTextWords(db, open, locale),
    findWordsAmong(db, [...new Set(halves)], locale),
  ]);
  const list = new WordList(known, locale);
  const unknown: number[] = [];
  for (const place of left) {
    const word = words[place] ?? "";
    const isLast = place === words.length - 1 && word.length >= shortestBeginning;
    const found =
      (inTexts.exact.has(word) ? [textPart(word, place)] : null) ??
      compoundAt(word, place, list, locale) ??
      (isLast ? await beginningAt(db, { word, place, locale, isInTexts: inTexts.beginnings.has(word) }) : null) ??
      (await misspeltAt(db, { word, place, locale }));
    if (found) parts.push(...found);
    else unknown.push(place);
  }
  return { parts: inOrder(parts), unknown };
}

interface OpenWord {
  word: string;
  place: number;
  locale: Locale;
}

/** Both halves have to be known; one of them may say nothing of the piece. */
function compoundAt(word: string, place: number, known: WordList, locale: Locale): Part[] | null {
  for (const [first, last] of splitsOf(word, locale)) {
    const [before, after] = [known.find([first]), known.find([last])];
    if (!before || !after) continue;
    const parts = [before, after].flatMap((half) =>
      half.kind === "filler" || half.kind === "unit"
        ? []
        : [{ ...toPart(half, half.kind, [place], []), text: half.phrase }],
    );
    if (parts.length > 0) return parts;
  }
  return null;
}

async function beginningAt(
  db: Queryable,
  { word, place, locale, isInTexts }: OpenWord & { isInTexts: boolean },
): Promise<Part[] | null> {
  const [known] = await findBeginning(db, word, locale);
  /* A season goes with anything, so that nothing else would tell "auto" from the beginning of "automne". */
  if (known && known.kind !== "unit" && known.kind !== "filler" && known.kind !== "season" && !known.isNear)
    return [toPart(known, known.kind, [place], [], true)];
  return isInTexts ? [textPart(word, place, { isBeginning: true })] : null;
}

async function misspeltAt(db: Queryable, { word, place, locale }: OpenWord): Promise<Part[] | null> {
  if (/\d/.test(word)) return null;
  const nearest = await findNearest(db, word, locale);
  if (nearest === null) return null;
  const [known] = await findWordsAmong(db, [nearest], locale);
  const isOfVocabulary = known !== undefined && known.phrase === nearest;
  return isOfVocabulary && known.kind !== "unit" && known.kind !== "filler"
    ? [toPart(known, known.kind, [place], [], true)]
    : [textPart(nearest, place, { isCorrected: true })];
}
