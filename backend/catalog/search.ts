import { sql, type SQL } from "drizzle-orm";
import type { Locale } from "#contract/locale.ts";
import type { Queryable } from "../db/database.ts";
import { products, searchWords } from "../db/schema/catalog.ts";
import { searchConfigs, searchWordsOf } from "./search-text.ts";

/** Search documents of a language and what to look for in them. */
export interface TextMatch {
  document: SQL;
  query: SQL;
  isOfSeveralWords: boolean;
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
  isOfSeveralWords: words.length > 1,
});

export const matches = ({ document, query }: Pick<TextMatch, "document" | "query">): SQL =>
  sql`${document} @@ ${query}`;

/**
 * A materialised part is planned for all of its rows and yields the first at once: without it the planner expects an
 * early hit from reading the table, which for a word that is nowhere reads all of it.
 */
const isFound = (match: Parameters<typeof matches>[0]): SQL => sql`exists (
  with found as materialized (select from ${products} where ${products.isListed} and ${matches(match)}) select from found)`;

/** The word of the documents nearest to a misspelt one; null when none is near. */
const nearestWord = (word: SQL, locale: Locale): SQL => sql`(
  select ${searchWords.word} from ${searchWords}
  where ${searchWords.locale} = ${locale} and ${searchWords.word} % ${word}
  order by similarity(${searchWords.word}, ${word}) desc, abs(length(${searchWords.word}) - length(${word})), ${searchWords.word}
  limit 1)`;

/** Looks for words as they are written. */
export const exactMatch = (text: string, locale: Locale): TextMatch | null => {
  const words = searchWordsOf(text);
  return words.length > 0 ? matchOf(words, locale, false) : null;
};

/**
 * How else a text could be meant, which as it is written is in nothing a list shows: it is found outside of the list's
 * filters; else with its last word as a beginning; else with every word that is in no document corrected to the nearest
 * one that is, or left out when none is near. Null when there is nothing to find. The filters play no part, so that a
 * piece that only exists for girls is not corrected to something for boys.
 */
export async function findMatch(db: Queryable, text: string, locale: Locale): Promise<TextMatch | null> {
  const words = searchWordsOf(text);
  if (words.length === 0) return null;
  const [exact, beginning] = [matchOf(words, locale, false), matchOf(words, locale, true)];
  const known = {
    document: exact.document,
    query: sql`plainto_tsquery(${sql.raw(`'${searchConfigs[locale]}'`)}, typed.word)`,
  };
  const [meaning] = await db
    .select({
      way: sql<"exact" | "beginning" | null>`way`,
      corrected: sql<(string | null)[] | null>`case when way is null then array(
        select coalesce(case when length(typed.word) < 3 or ${isFound(known)} then typed.word end,
          ${nearestWord(sql`typed.word`, locale)})
        from unnest(${sql.param(words)}::text[]) with ordinality as typed(word, place) order by place) end`,
    })
    .from(
      sql`(select case when ${isFound(exact)} then 'exact' when ${isFound(beginning)} then 'beginning' end as way offset 0) as asked`,
    );
  if (meaning?.way) return meaning.way === "exact" ? exact : beginning;
  const corrected = (meaning?.corrected ?? []).filter((word) => word !== null);
  return corrected.length > 0 ? matchOf(corrected, locale, false) : null;
}
