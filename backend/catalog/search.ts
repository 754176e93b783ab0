import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Locale } from "#contract/locale.ts";
import type { Queryable } from "../db/database.ts";
import { products, searchWords } from "../db/schema/catalog.ts";
import { searchConfigs, searchWordsOf } from "./search-text.ts";

/** Search documents of a language and what to look for in them. */
export interface TextMatch {
  document: SQL;
  query: SQL;
}

const documents = { fr: products.searchFr, de: products.searchDe, nl: products.searchNl, es: products.searchEs };

/** Text of stemmed words, all of which have to be there; with `isPrefix` the last one may be the beginning of a word. */
function toQuery(words: readonly string[], locale: Locale, isPrefix: boolean): SQL {
  const config = sql.raw(`'${searchConfigs[locale]}'`);
  if (!isPrefix) return sql`plainto_tsquery(${config}, ${words.join(" ")}::text)`;
  const last = `${words.at(-1) ?? ""}:*`;
  return sql`(plainto_tsquery(${config}, ${words.slice(0, -1).join(" ")}::text) && to_tsquery(${config}, ${last}::text))`;
}

export const matchOf = (words: readonly string[], locale: Locale, isPrefix: boolean): TextMatch => ({
  document: sql`${documents[locale]}`,
  query: toQuery(words, locale, isPrefix),
});

export const matches = ({ document, query }: TextMatch): SQL => sql`${document} @@ ${query}`;

/**
 * A materialised part is planned for all of its rows and yields the first at once: without it the planner expects an
 * early hit from reading the table, which for a word that is nowhere reads all of it.
 */
async function isFound(db: Queryable, match: TextMatch): Promise<boolean> {
  const found = sql`(with found as materialized (
    select id from ${products} where ${products.isListed} and ${matches(match)}) select id from found limit 1) as found`;
  return (await db.select({ id: sql<number>`found.id` }).from(found)).length > 0;
}

/** The word of the documents nearest to a misspelt one; null when none is near. */
async function nearestWord(db: Queryable, word: string, locale: Locale): Promise<string | null> {
  const [row] = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(and(eq(searchWords.locale, locale), sql`${searchWords.word} % ${word}::text`))
    .orderBy(
      sql`similarity(${searchWords.word}, ${word}::text) desc, abs(length(${searchWords.word}) - ${word.length}), ${searchWords.word}`,
    )
    .limit(1);
  return row?.word ?? null;
}

/** Looks for words as they are written. */
export const exactMatch = (text: string, locale: Locale): TextMatch | null => {
  const words = searchWordsOf(text);
  return words.length > 0 ? matchOf(words, locale, false) : null;
};

/**
 * How a text is found: as it is written; else with its last word as a beginning; else with every word that is in no
 * document corrected to the nearest one that is, or left out when none is near. Null when there is nothing to find. The filters of a list play no
 * part, so that a piece that only exists for girls is not corrected to something for boys.
 */
export async function findMatch(db: Queryable, text: string, locale: Locale): Promise<TextMatch | null> {
  const words = searchWordsOf(text);
  if (words.length === 0) return null;
  for (const isPrefix of [false, true]) {
    const match = matchOf(words, locale, isPrefix);
    if (await isFound(db, match)) return match;
  }
  const corrected: string[] = [];
  for (const word of words) {
    const known = word.length < 3 || (await isFound(db, matchOf([word], locale, false)));
    const nearest = known ? word : await nearestWord(db, word, locale);
    if (nearest !== null) corrected.push(nearest);
  }
  if (corrected.length === 0) return null;
  const match = matchOf(corrected, locale, false);
  return (await isFound(db, match)) ? match : null;
}
