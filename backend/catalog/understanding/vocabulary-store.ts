import type { Locale } from "#contract/locale.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { brands, searchVocabulary, searchWords } from "../../db/schema/catalog.ts";
import { foldText } from "#contract/fold-text.ts";
import { and, asc, eq, inArray, or, sql } from "../../db/orm.ts";
import { searchWordsOf } from "../search-text.ts";
import { phrasesOf, type KnownWord } from "./understand.ts";
import { nearestOf, stemOf, stemOfPhrase } from "./word-forms.ts";

const wordFields = {
  phrase: searchVocabulary.phrase,
  stem: searchVocabulary.stem,
  kind: searchVocabulary.kind,
  name: searchVocabulary.name,
  means: searchVocabulary.means,
  isNear: searchVocabulary.isNear,
};

/** A long list travels as one value, so that the statement stays the same and is planned once. */
const oneOf = (column: unknown, values: readonly string[]) => sql`${column} = any(${sql.param(values)}::text[])`;

/** Words and phrases of the vocabulary among some phrases, however they are declined. */
async function findPhrases(db: Queryable, phrases: readonly string[], locale: Locale): Promise<KnownWord[]> {
  if (phrases.length === 0) return [];
  const stems = [...new Set(phrases.map((phrase) => stemOfPhrase(phrase.split(" "), locale)))];
  return db
    .select(wordFields)
    .from(searchVocabulary)
    .where(
      and(
        eq(searchVocabulary.locale, locale),
        or(oneOf(searchVocabulary.phrase, phrases), oneOf(searchVocabulary.stem, stems)),
      ),
    )
    .orderBy(asc(searchVocabulary.phrase));
}

/** The name of a brand as a search is folded. */
export const foldedBrandName = sql<string>`trim(regexp_replace(lower(unaccent(${brands.name})), '[^a-z0-9]+', ' ', 'g'))`;

async function findBrands(db: Queryable, phrases: readonly string[]): Promise<KnownWord[]> {
  const found = await db
    .select({ id: brands.id, name: brands.name, phrase: foldedBrandName })
    .from(brands)
    .where(oneOf(foldedBrandName, phrases));
  return found.map(({ id, name, phrase }) => ({
    phrase,
    stem: phrase,
    kind: "brand" as const,
    name,
    means: { brand: [String(id)] },
    isNear: false,
  }));
}

/** All that is known of the words of a search: the vocabulary and the brands. */
export async function findKnownWords(db: Queryable, words: readonly string[], locale: Locale): Promise<KnownWord[]> {
  const phrases = phrasesOf(words);
  const [found, brandsFound] = await Promise.all([findPhrases(db, phrases, locale), findBrands(db, phrases)]);
  return [...brandsFound, ...found];
}

/** Words of the vocabulary that begin like a word, the shortest first. */
export const findBeginning = async (
  db: Queryable,
  beginning: string,
  locale: Locale,
  limit = 1,
): Promise<KnownWord[]> =>
  db
    .select(wordFields)
    .from(searchVocabulary)
    .where(
      and(
        eq(searchVocabulary.locale, locale),
        sql`${searchVocabulary.phrase} like ${`${beginning}%`}`,
        sql`${searchVocabulary.kind} not in ('unit', 'filler')`,
      ),
    )
    .orderBy(sql`length(${searchVocabulary.phrase})`, asc(searchVocabulary.phrase))
    .limit(limit);

export const findWordsAmong = findPhrases;

/** Which of some words stand in the products' texts, as they are or as the beginning of one. */
export async function findTextWords(
  db: Queryable,
  words: readonly string[],
  locale: Locale,
): Promise<{ exact: Set<string>; beginnings: Set<string> }> {
  const rows = await db
    .select({
      word: sql<string>`typed.word`,
      isExact: sql<boolean>`exists (select from ${searchWords} where ${searchWords.locale} = ${locale} and ${searchWords.word} = typed.word)`,
      isBeginning: sql<boolean>`exists (select from ${searchWords} where ${searchWords.locale} = ${locale}
        and ${searchWords.word} like typed.word || '%')`,
    })
    .from(sql`unnest(${sql.param(words)}::text[]) as typed(word)`);
  const of = (is: "isExact" | "isBeginning") => new Set(rows.filter((row) => row[is]).map(({ word }) => word));
  return { exact: of("isExact"), beginnings: of("isBeginning") };
}

/** Similar enough to be looked at; how many letters are wrong decides. */
const candidates = 30;

/** Two letters that are swapped leave a short word no three letters in common: those that begin alike are looked at too. */
const shortWord = 6;

/** The word of the vocabulary or of the products' texts a misspelt one stands for; null when none is near. */
export async function findNearest(db: Queryable, word: string, locale: Locale): Promise<string | null> {
  const near = (column: typeof searchVocabulary.phrase | typeof searchWords.word) =>
    word.length > shortWord
      ? sql`${column} % ${word}`
      : sql`(${column} % ${word} or ${column} like ${`${word.slice(0, 2)}%`}) and abs(length(${column}) - ${word.length}::int) <= 1`;
  const [known, typed] = await Promise.all([
    db
      .select({ word: searchVocabulary.phrase })
      .from(searchVocabulary)
      .where(
        and(
          eq(searchVocabulary.locale, locale),
          near(searchVocabulary.phrase),
          sql`${searchVocabulary.kind} not in ('unit', 'filler')`,
        ),
      )
      .orderBy(sql`similarity(${searchVocabulary.phrase}, ${word}) desc`, asc(searchVocabulary.phrase))
      .limit(candidates),
    db
      .select({ word: searchWords.word })
      .from(searchWords)
      .where(and(eq(searchWords.locale, locale), near(searchWords.word)))
      .orderBy(sql`similarity(${searchWords.word}, ${word}) desc`, asc(searchWords.word))
      .limit(candidates),
  ]);
  return nearestOf(
    word,
    [...known, ...typed].map((row) => row.word),
  );
}

type Row = typeof searchVocabulary.$inferInsert;

/** A row of the vocabulary for a word as people write it; null when it holds no letter. */
export function vocabularyRow(
  word: string,
  { locale, ...rest }: Omit<Row, "phrase" | "stem">,
): (Row & { phrase: string }) | null {
  const words = searchWordsOf(word);
  return words.length === 0
    ? null
    : { locale, ...rest, phrase: words.join(" "), stem: words.map((part) => stemOf(part, locale)).join(" ") };
}

/** Adds words, or gives words that are known another meaning. */
export async function keepWords(db: Database | Queryable, rows: readonly Row[]): Promise<void> {
  const batch = 500;
  for (let first = 0; first < rows.length; first += batch)
    await db
      .insert(searchVocabulary)
      .values(rows.slice(first, first + batch))
      .onConflictDoUpdate({
        target: [searchVocabulary.locale, searchVocabulary.phrase],
        set: {
          kind: sql`excluded.kind`,
          name: sql`excluded.name`,
          means: sql`excluded.means`,
          isNear: sql`excluded.is_near`,
          stem: sql`excluded.stem`,
        },
      });
}

/** Takes a word away; false when it was not known. */
export async function dropWord(db: Queryable, locale: Locale, word: string): Promise<boolean> {
  const gone = await db
    .delete(searchVocabulary)
    .where(and(eq(searchVocabulary.locale, locale), eq(searchVocabulary.phrase, foldText(word))))
    .returning({ phrase: searchVocabulary.phrase });
  return gone.length > 0;
}

/** One word of the vocabulary as it is written; null when it is not known. */
export async function findWord(db: Queryable, locale: Locale, word: string): Promise<KnownWord | null> {
  const [found] = await db
    .select(wordFields)
    .from(searchVocabulary)
    .where(and(eq(searchVocabulary.locale, locale), inArray(searchVocabulary.phrase, [foldText(word)])));
  return found ?? null;
}

/** Words of a language in the order of their kinds and names; of those that hold a text only, when one is given. */
export const listWords = async (db: Queryable, locale: Locale, text: string | undefined): Promise<KnownWord[]> =>
  db
    .select(wordFields)
    .from(searchVocabulary)
    .where(
      and(
        eq(searchVocabulary.locale, locale),
        text === undefined
          ? undefined
          : or(sql`position(${foldText(text)} in ${searchVocabulary.phrase}) > 0`, eq(searchVocabulary.name, text)),
      ),
    )
    .orderBy(asc(searchVocabulary.kind), asc(searchVocabulary.name), asc(searchVocabulary.phrase));
