import type { Locale } from "#contract/locale.ts";
import type { Queryable } from "../db/database.ts";
import { and, sql, type SQL } from "../db/orm.ts";
import { collectionProducts, products } from "../db/schema/catalog.ts";
import { facetCode } from "./facet-codes.ts";
import { searchConfigs } from "./search-text.ts";
import { facetLetters, meantFilters, type Facet } from "./understanding/means.ts";
import { readSearch } from "./understanding/read-search.ts";
import type { Part } from "./understanding/understand.ts";

/** What to look for in the search documents of a language, and beside them. */
export interface TextMatch {
  document: SQL;
  /** Null when only `others` are looked for. */
  query: SQL | null;
  /** The words of texts among it, by which matches are weighed; null when there is none. */
  weighed: SQL | null;
  /** Sizes, collections, seasons and offers. */
  others: SQL[];
  isOfSeveralParts: boolean;
}

const documents = { fr: products.searchFr, de: products.searchDe, nl: products.searchNl, es: products.searchEs };

const configOf = (locale: Locale) => sql.raw(`'${searchConfigs[locale]}'`);

/** Folded words of the texts, the last of which may be a beginning (`rob*`). */
const textQuery = (text: string, locale: Locale): SQL =>
  text.endsWith("*")
    ? sql`to_tsquery(${configOf(locale)}, ${`${text.slice(0, -1)}:*`}::text)`
    : sql`plainto_tsquery(${configOf(locale)}, ${text}::text)`;

const lexeme = (facet: Facet, code: string): string => `'${facetLetters[facet]}:${code}'`;

/** One of several codes of a facet. Of a piece whose kind or cut nobody has told, its words say what it is. */
function facetQuery(facet: Facet, codes: readonly string[], texts: readonly string[], locale: Locale): SQL {
  const coded = sql`${codes.map((code) => lexeme(facet, code)).join(" | ")}::tsquery`;
  if (facet !== "piece" && facet !== "cut") return coded;
  const untold = sql`${lexeme(facet, "-")}::tsquery`;
  const worded = sql.join(
    texts.map((text) => textQuery(text, locale)),
    sql` || `,
  );
  return sql`(${coded} || (${untold} && (${worded})))`;
}

const facets = Object.keys(facetLetters) as Facet[];

/** Two colours that have nothing in common are alternatives ("bleu blanc"); "veste" and "ciré" share the ciré. */
function together(lists: readonly (readonly string[])[]): string[] {
  const all = [...new Set(lists.flat())];
  const common = all.filter((code) => lists.every((list) => list.includes(code)));
  return common.length > 0 ? common : all;
}

/** What has to hold for several parts at once. */
function matchOf(parts: readonly Part[], locale: Locale): TextMatch | null {
  const texts = parts.filter(({ kind }) => kind === "word").map(({ text }) => textQuery(text, locale));
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  const coded = kinds.flatMap((kind) =>
    facets.flatMap((facet) => {
      const of = parts.filter((part) => part.kind === kind && part.means[facet]);
      const codes = together(of.map(({ means }) => means[facet] ?? []));
      return codes.length > 0
        ? [
            facetQuery(
              facet,
              codes,
              of.map(({ text }) => text),
              locale,
            ),
          ]
        : [];
    }),
  );
  const listOf = (key: "size" | "collection" | (typeof meantFilters)[number]) =>
    together(parts.flatMap(({ means }) => (means[key] ? [means[key]] : [])));
  const [sizes, slugs] = [listOf("size"), listOf("collection")];
  const others = [
    ...(sizes.length > 0 ? [sql`${products.sizesInStock} && ${sql.param(sizes)}::text[]`] : []),
    ...(slugs.length > 0 ? [isInCollection(slugs)] : []),
    ...meantFilters.flatMap((filter) => {
      const codes = listOf(filter).map((value) => facetCode(filter, value));
      return codes.length > 0 ? [sql`${products.facets} && ${sql.param(codes)}::text[]`] : [];
    }),
  ];
  const queries = [...texts, ...coded];
  if (queries.length + others.length === 0) return null;
  return {
    document: sql`${documents[locale]}`,
    query: queries.length > 0 ? sql`(${sql.join(queries, sql` && `)})` : null,
    weighed: texts.length > 0 ? sql`(${sql.join(texts, sql` && `)})` : null,
    others,
    isOfSeveralParts: queries.length + others.length > 1,
  };
}

const isInCollection = (slugs: readonly string[]): SQL => sql`exists (select from ${collectionProducts}
  where ${collectionProducts.productId} = ${products.id} and ${collectionProducts.collectionSlug} = any(${sql.param(slugs)}::text[]))`;

export const matches = ({ document, query, others }: Pick<TextMatch, "document" | "query" | "others">): SQL =>
  and(...(query ? [sql`${document} @@ ${query}`] : []), ...others) ?? sql`true`;

/** Products at the beginning of the shop, in which several things at once are looked for first. */
export const frontCount = 5000;

/**
 * Whether anything a list shows matches. What is frequent is found among the first products of the shop, what is rare by
 * the inverted index. A materialised part is planned for all of its rows: without it the planner expects an early hit from
 * reading the table, which for what is nowhere reads all of it.
 */
const isFound = (match: TextMatch): SQL => sql`(exists (select from (select * from ${products}
    where ${products.isListed} order by ${products.rank} limit ${frontCount}) as products where ${matches(match)})
  or exists (with found as materialized (select from ${products} where ${products.isListed} and ${matches(match)})
    select from found))`;

/** What is given up first when nothing has all of it. */
const dispensable: readonly Part["kind"][] = [
  "occasion",
  "season",
  "fabric",
  "pattern",
  "colour",
  "word",
  "offer",
  "size",
  "wearer",
  "brand",
  "piece",
];
const byNeed = (parts: readonly Part[]): Part[] =>
  parts.toSorted((a, b) => dispensable.indexOf(a.kind) - dispensable.indexOf(b.kind));

/** Which of several matches find something, in one question. */
async function findWhichFind(db: Queryable, candidates: readonly TextMatch[]): Promise<boolean[]> {
  const [row] = await db
    .select({
      found: sql<boolean[]>`array[${sql.join(
        candidates.map((match) => isFound(match)),
        sql`, `,
      )}]`,
    })
    .from(sql`(values (1)) as one`);
  return row?.found ?? [];
}

/** Kinds of parts that say what a thing is; the others say what it is like and go with anything. */
const naming: ReadonlySet<Part["kind"]> = new Set(["piece", "occasion", "brand", "word"]);

/** Whether the word for the thing itself is one nobody knows: of "jouet garçon" only the boy is left, who goes with everything. */
const isUnnamed = (parts: readonly Part[], unknown: readonly number[]): boolean =>
  unknown.length > 0 && !parts.some(({ kind }) => naming.has(kind));

export interface Search {
  parts: Part[];
  /** Places of words nothing was found for. */
  unknown: number[];
  /** Parts that had to be left out for anything to be found. */
  leftOut: ReadonlySet<Part>;
  /** Null when it looks for no products: nothing was understood, not the thing itself, or help was asked for. */
  match: TextMatch | null;
}

/**
 * Reads a search and says what to look for. When nothing has all of it, as few and as dispensable parts as possible are
 * left out; what is found then is near it and named so. Filters beside the search play no part, so that a piece that only
 * exists for girls does not become something else for boys.
 */
export async function findSearch(db: Queryable, text: string, locale: Locale): Promise<Search> {
  const { parts, unknown } = await readSearch(db, text, locale);
  const asked = parts.filter(({ kind }) => kind !== "help");
  const all = isUnnamed(parts, unknown) ? null : matchOf(asked, locale);
  const search = { parts, unknown };
  if (!all || asked.length === 1) return { ...search, leftOut: new Set(), match: all };
  const ordered = byNeed(asked);
  const without = (gone: readonly Part[]) => asked.filter((part) => !gone.includes(part));
  const attempts = [
    [],
    ...ordered.map((part) => [part]),
    ...ordered.slice(1, -1).map((_, index) => ordered.slice(0, index + 2)),
  ].flatMap((gone) => {
    const match = matchOf(without(gone), locale);
    return match ? [{ gone, match }] : [];
  });
  const [first, ...others] = attempts;
  if (!first || (await findWhichFind(db, [first.match]))[0]) return { ...search, leftOut: new Set(), match: all };
  const found = await findWhichFind(
    db,
    others.map(({ match }) => match),
  );
  const best = others[found.indexOf(true)];
  return best
    ? { ...search, leftOut: new Set(best.gone), match: best.match }
    : { ...search, leftOut: new Set(), match: all };
}
