import type { SearchSuggestions } from "#contract/catalog.ts";
import type { RequestContext } from "../context.ts";
import { and, eq, ne, sql } from "../db/orm.ts";
import { brands, collections, lookProducts, looks } from "../db/schema/catalog.ts";
import { findContent } from "../website/store.ts";
import { findCards } from "./find-cards.ts";
import { noFilter } from "./listing.ts";
import { findMatchingIds } from "./listing-store.ts";
import { hasPage } from "./look-store.ts";
import { findSearch } from "./search.ts";
import { searchWordsOf, typedWordsOf } from "./search-text.ts";
import { findSectionTitles } from "./store.ts";
import { nameInside } from "./understanding/name-inside.ts";
import { findBeginning, foldedBrandName } from "./understanding/vocabulary-store.ts";

type Context = Pick<RequestContext, "db" | "clock" | "locale">;

/** Few enough to be seen at a glance above the keyboard of a phone. */
const most = { searches: 4, brands: 3, shelves: 2, products: 4, looks: 2 };
const beginningsRead = 24;

/** What a search could be for while it is typed: the last word counts as the beginning of one. */
export async function suggestSearch({ name }: { name: string }, context: Context): Promise<SearchSuggestions> {
  const { db, locale } = context;
  const [words, typed] = [searchWordsOf(name), typedWordsOf(name)];
  const last = words.at(-1);
  if (last === undefined) return { searches: [], brands: [], shelves: [], products: [], looks: [], help: [] };
  const [{ parts, match }, beginnings] = await Promise.all([
    findSearch(db, name, locale),
    last.length > 1 ? findBeginning(db, last, locale, beginningsRead) : [],
  ]);
  const ids = match
    ? await findMatchingIds(db, match, { filter: noFilter, sort: "relevance", limit: most.products })
    : [];
  const shown = beginnings.filter(({ kind }) => kind !== "help");
  const before = typed.slice(0, -1).join(" ");
  const searches = shown.map((word) => (before === "" ? word.name : `${before} ${nameInside(word, locale)}`));
  const slugs = [...parts, ...beginnings].flatMap(({ means }) => [...(means.collection ?? []), ...(means.shelf ?? [])]);
  const isForWomen = parts.some(({ means }) => means.gender?.includes("WOMAN"));
  const help = [...parts, ...beginnings].flatMap(({ means }) => means.help ?? []);
  const brandIds = parts.flatMap(({ means }) => (means.brand ?? []).map(Number));
  const [cards, brandRows, shelves, lookRows, sections] = await Promise.all([
    findCards(ids.slice(0, most.products), context),
    findBrandsNamed(context, words, brandIds),
    findShelves(context, { beginning: last, slugs, isForWomen }),
    findLooksWith(context, ids),
    help.length > 0 ? findSectionTitles(db, [...new Set(help)], locale) : [],
  ]);
  return {
    searches: [...new Set(searches)].slice(0, most.searches),
    brands: brandRows,
    shelves,
    looks: lookRows,
    help: sections,
    products: cards.flatMap(({ images: [image], ...card }) =>
      image
        ? [
            {
              id: card.id,
              name: card.name,
              clean_name: card.clean_name,
              collection_slug: card.collection_slug,
              brand_name: card.brand_name,
              lc_price: card.lc_price,
              image,
            },
          ]
        : [],
    ),
  };
}

/** Shorter words are in too many names, and begin too many, to say that a brand is meant. */
const shortestInName = 3;

/**
 * Brands that are meant, then those whose name begins with what was typed, then those in which a word does, then those that
 * have it anywhere, then those whose name begins with its last words: "robe petit" goes on to a brand as "petit" does.
 */
async function findBrandsNamed({ db }: Context, words: readonly string[], ids: readonly number[]) {
  const text = words.join(" ");
  const endings = words
    .map((_, start) => words.slice(start + 1).join(" "))
    .filter(({ length }) => length >= shortestInName);
  const isMeant = sql`${brands.id} = any(${sql.param([...ids])}::int[])`;
  const isBegun = sql`${foldedBrandName} like ${`${text}%`}`;
  const hasWord = sql`${foldedBrandName} like ${`% ${text}%`}`;
  const isInside = text.length >= shortestInName ? sql`${foldedBrandName} like ${`%${text}%`}` : sql`false`;
  const isEnding = sql`${foldedBrandName} like any(${sql.param(endings.map((ending) => `${ending}%`))}::text[])`;
  return db
    .select({ slug: brands.slug, name: brands.name })
    .from(brands)
    .where(sql`${isMeant} or ${isBegun} or ${hasWord} or ${isInside} or ${isEnding}`)
    .orderBy(sql`${isMeant} desc`, sql`${isBegun} desc`, sql`${hasWord} desc`, isEnding, brands.name)
    .limit(most.brands);
}

interface WantedShelves {
  beginning: string;
  slugs: readonly string[];
  /** Those for children are of no use then. */
  isForWomen: boolean;
}

/** Collections an occasion means, then those a word of whose name begins like the last word. */
async function findShelves({ db, locale }: Context, { beginning, slugs, isForWomen }: WantedShelves) {
  const name = sql<string>`${collections.names} ->> ${locale}`;
  const folded = sql`lower(unaccent(${name}))`;
  const isMeant = sql`${collections.slug} = any(${sql.param([...slugs])}::text[])`;
  return db
    .select({ slug: collections.slug, name })
    .from(collections)
    .where(
      and(
        eq(collections.isShop, true),
        isForWomen ? eq(collections.profileType, "WOMAN") : undefined,
        sql`(${isMeant} or ${folded} like ${`${beginning}%`} or ${folded} like ${`% ${beginning}%`})`,
      ),
    )
    .orderBy(sql`${isMeant} desc`, collections.position)
    .limit(most.shelves);
}

/** Looks with one of the products; those that have a page, which those of women have while their world is open. */
async function findLooksWith({ db, locale }: Context, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const women = await findContent<{ value: string }>(db, "config", "woman", locale);
  return db
    .select({ id: looks.id, name: sql<string>`${looks.names} ->> ${locale}` })
    .from(looks)
    .where(
      and(
        hasPage,
        women?.value === "true" ? undefined : ne(looks.profileType, "WOMAN"),
        sql`exists (select from ${lookProducts} where ${lookProducts.lookId} = ${looks.id}
          and ${lookProducts.productId} = any(${sql.param([...ids])}::int[]))`,
      ),
    )
    .orderBy(looks.position)
    .limit(most.looks);
}
