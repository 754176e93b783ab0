import { families, type Family, type Gender, type ProductsPage } from "#contract/catalog.ts";
import { suggestionCategories, suggestionPageSize, type SuggestionCategory } from "#contract/suggestions.ts";
import { wornWith } from "../catalog/goes-with.ts";
import { withMixed } from "../catalog/listing.ts";
import { findCards } from "../catalog/service.ts";
import type { Caller, RequestContext } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { ApiError } from "../http/problem.ts";
import { parisDay } from "../payment-methods/expiry.ts";
import { findAllFittingSizes } from "../stylist/fitting-sizes.ts";
import { byWorth, findPool } from "../stylist/pool.ts";
import { createScorer, type Wearer } from "../stylist/score.ts";
import { noTastes } from "../stylist/tastes.ts";
import { findWearer } from "../stylist/wearer-store.ts";

type Context = Pick<RequestContext, "db" | "clock" | "locale">;

export interface SuggestionQuery {
  page: number;
  categories?: SuggestionCategory[] | undefined;
  sku_query?: string | undefined;
}

const familiesOf = (categories: readonly SuggestionCategory[] | undefined): readonly Family[] =>
  categories && categories.length > 0
    ? [...new Set(categories.flatMap((category): readonly Family[] => suggestionCategories[category]))]
    : families;

/** Best first for the wearer; the same as long as neither tastes nor stock change, so that pages follow one another. */
async function rank(
  db: Queryable,
  wearer: Wearer,
  query: SuggestionQuery,
  facts: { genders: readonly Gender[]; without: readonly number[]; day: string },
): Promise<{ ids: number[]; isBounded: boolean }> {
  const { pieces, isBounded } = await findPool(db, {
    genders: facts.genders,
    families: familiesOf(query.categories),
    sizes: findAllFittingSizes(wearer, facts.day),
    without: facts.without,
    sku: query.sku_query ? query.sku_query.toUpperCase() : undefined,
  });
  const score = createScorer(wearer, facts.day);
  const ranked = pieces
    .flatMap((piece) => score(piece) ?? [])
    .map(({ piece, score }) => ({ piece, worth: score }))
    .toSorted(byWorth);
  return { ids: ranked.map(({ piece }) => piece.id), isBounded };
}

async function toPage(
  { ids, isBounded }: { ids: readonly number[]; isBounded: boolean },
  { page, categories, sku_query }: SuggestionQuery,
  context: Context,
): Promise<ProductsPage> {
  return {
    page,
    page_size: suggestionPageSize,
    pages: Math.ceil(ids.length / suggestionPageSize),
    total: ids.length,
    is_total_bounded: isBounded,
    filter_type: sku_query ? "search" : categories && categories.length > 0 ? "filters" : "none",
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
  const ranked = await rank(db, wearer, query, {
    genders: wornWith(wearer.gender),
    without: wearer.known,
    day: parisDay(clock.now()),
  });
  return toPage(ranked, query, context);
}

/** What fits somebody of whom only gender and sizes are known. */
export async function suggestForVisitor(
  context: Context,
  query: SuggestionQuery & {
    gender: Gender[];
    top_size: string;
    bottom_size: string;
    shoe_size?: string | undefined;
  },
): Promise<ProductsPage> {
  const { gender, top_size, bottom_size, shoe_size = null } = query;
  const ranked = await rank(
    context.db,
    {
      profileType: gender.includes("WOMAN") ? "WOMAN" : "KID",
      birthdate: null,
      sizes: { top_size, bottom_size, shoe_size },
      tastes: noTastes,
    },
    query,
    { genders: withMixed(gender), without: [], day: parisDay(context.clock.now()) },
  );
  return toPage(ranked, query, context);
}
