import { families, type Family, type Gender, type ProductsPage } from "#contract/catalog.ts";
import {
  suggestionCategories,
  suggestionPageSize,
  type Shelf,
  type SuggestionCategory,
} from "#contract/suggestions.ts";
import { wornWith } from "../catalog/goes-with.ts";
import { withMixed } from "../catalog/listing.ts";
import { findSearch, matches } from "../catalog/search.ts";
import { findCards } from "../catalog/find-cards.ts";
import type { Caller, RequestContext } from "../context.ts";
import { and, eq, sql, type SQL } from "../db/orm.ts";
import { collectionProducts, products } from "../db/schema/catalog.ts";
import { ApiError } from "../http/problem.ts";
import { parisDay } from "../payment-methods/expiry.ts";
import { findAllFittingSizes } from "../stylist/fitting-sizes.ts";
import { byWorth, findPool } from "../stylist/pool.ts";
import { createScorer, type Wearer } from "../stylist/score.ts";
import { noTastes } from "../stylist/tastes.ts";
import { findWearer } from "../stylist/wearer-store.ts";
import { mixFamilies } from "./mix-families.ts";
import { planShelf, type ShelfPlan } from "./shelves.ts";

type Context = Pick<RequestContext, "db" | "clock" | "locale">;

export interface SuggestionQuery {
  page: number;
  categories?: SuggestionCategory[] | undefined;
  sku_query?: string | undefined;
  shelf?: Shelf | undefined;
  sizes?: string[] | undefined;
  product_id?: number | undefined;
  collection?: string | undefined;
}

const familiesOf = (categories: readonly SuggestionCategory[] | undefined): readonly Family[] =>
  categories && categories.length > 0
    ? [...new Set(categories.flatMap((category): readonly Family[] => suggestionCategories[category]))]
    : families;

const skuPattern = /^pm\d*$/i;

/** What a search is for: the beginning of an article number, or words of the language. */
async function readSearch(
  { db, locale }: Context,
  text: string | undefined,
): Promise<{ sku?: string; only?: SQL } | null> {
  if (!text) return {};
  if (skuPattern.test(text)) return { sku: text.toUpperCase() };
  const { match } = await findSearch(db, text, locale);
  return match ? { only: matches(match) } : null;
}

const isIn = (slug: string): SQL =>
  sql`exists (select 1 from ${collectionProducts}
    where ${collectionProducts.collectionSlug} = ${slug} and ${collectionProducts.productId} = ${products.id})`;

/** Best first for the wearer; the same as long as neither tastes nor stock change, so that pages follow one another. */
async function rank(
  context: Context,
  wearer: Wearer,
  query: SuggestionQuery,
  facts: { genders: readonly Gender[]; without: readonly number[]; day: string; shelf: ShelfPlan | null },
): Promise<{ ids: number[]; isBounded: boolean }> {
  const { shelf, day } = facts;
  const search = await readSearch(context, query.sku_query);
  if (!search) return { ids: [], isBounded: false };
  const conditions = [
    search.only,
    shelf?.only,
    query.collection === undefined ? undefined : isIn(query.collection),
    query.product_id === undefined ? undefined : eq(products.id, query.product_id),
  ];
  const { pieces, isBounded } = await findPool(context.db, {
    genders: facts.genders,
    families: familiesOf(query.categories),
    sizes: findAllFittingSizes(wearer, day),
    without: facts.without,
    sku: search.sku,
    only: and(...conditions),
  });
  const score = createScorer(wearer, day);
  const ranked = pieces
    .flatMap((piece) => score(piece) ?? [])
    .filter((scored) => !query.sizes || query.sizes.length === 0 || query.sizes.includes(scored.size))
    .flatMap(({ piece, score }) => {
      const worth = shelf?.worthOf ? shelf.worthOf(piece, score) : score;
      return worth === null ? [] : [{ piece, worth }];
    })
    .toSorted(byWorth);
  const inOrder = query.shelf === "new" ? ranked : mixFamilies(ranked);
  return { ids: inOrder.map(({ piece }) => piece.id), isBounded };
}

async function toPage(
  { ids, isBounded }: { ids: readonly number[]; isBounded: boolean },
  { page, categories, sku_query, sizes }: SuggestionQuery,
  context: Context,
): Promise<ProductsPage> {
  return {
    page,
    page_size: suggestionPageSize,
    pages: Math.ceil(ids.length / suggestionPageSize),
    total: ids.length,
    is_total_bounded: isBounded,
    filter_type: sku_query ? "search" : (categories?.length ?? 0) + (sizes?.length ?? 0) > 0 ? "filters" : "none",
    products: await findCards(ids.slice((page - 1) * suggestionPageSize, page * suggestionPageSize), context),
  };
}

/** What fits a profile today, without what it had in a box or its client bought. */
export async function suggestForProfile(
  context: Context,
  caller: Caller,
  id: string,
  query: SuggestionQuery,
): Promise<ProductsPage> {
  const { db, clock } = context;
  const wearer = await findWearer(db, id, null);
  if (wearer?.clientId !== caller.clientId) throw new ApiError("NOT_FOUND");
  const day = parisDay(clock.now());
  const shelf = query.shelf ? await planShelf(db, query.shelf, wearer, clock.now()) : null;
  const ranked = await rank(context, wearer, query, {
    genders: wornWith(wearer.gender),
    without: wearer.known,
    day,
    shelf,
  });
  return toPage(ranked, query, context);
}

/** What fits somebody of whom only gender and sizes are known. */
export async function suggestForVisitor(
  context: Context,
  query: Pick<SuggestionQuery, "page" | "categories" | "sku_query" | "collection"> & {
    gender: Gender[];
    top_size: string;
    bottom_size: string;
    shoe_size?: string | undefined;
  },
): Promise<ProductsPage> {
  const { gender, top_size, bottom_size, shoe_size = null } = query;
  const ranked = await rank(
    context,
    {
      profileType: gender.includes("WOMAN") ? "WOMAN" : "KID",
      birthdate: null,
      sizes: { top_size, bottom_size, shoe_size },
      tastes: noTastes,
    },
    query,
    { genders: withMixed(gender), without: [], day: parisDay(context.clock.now()), shelf: null },
  );
  return toPage(ranked, query, context);
}
