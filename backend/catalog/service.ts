import type { Collection, ListPage, Look, Product, ProductsPage, SearchedPage } from "#contract/catalog.ts";
import type { ListFacets } from "#contract/list-filters.ts";
import type { Understanding } from "#contract/search.ts";
import type { RequestContext } from "../context.ts";
import { homeDeliveryDays } from "../delivery/delays.ts";
import { ApiError } from "../http/problem.ts";
import { toPicture } from "./card.ts";
import { findCollectionRow, findCollectionRows, type CollectionRow } from "./collection-store.ts";
import { commonNames, countFacets, samplesOf } from "./count-facets.ts";
import { facetCode } from "./facet-codes.ts";
import { findBrandNames, findTraitNames, readFacetRows, type FacetBase } from "./facet-store.ts";
import { toFacets } from "./facets.ts";
import { findCards } from "./find-cards.ts";
import { findMatchesFor } from "./goes-with.ts";
import { cutPage, isFiltered, reachOf, toFilter, type ListQuery, type PageFacts } from "./listing.ts";
import { findCollectionIds, findListedIds, findMatchingIds } from "./listing-store.ts";
import { toLook } from "./look.ts";
import { findLookRows, findLookWith, type LookRow } from "./look-store.ts";
import { toProduct, toProductMake, type ProductMake } from "./product.ts";
import { findSearch, type Search } from "./search.ts";
import { typedWordsOf } from "./search-text.ts";
import { findMakeRow, findModelRows, findProductRow, findSectionTitles } from "./store.ts";
import { toUnderstoodPart } from "./understanding/explain.ts";
import type { Part } from "./understanding/understand.ts";

type Context = Pick<RequestContext, "db" | "clock" | "locale">;
type ProductContext = Pick<RequestContext, "db" | "clock" | "locale" | "localeOption">;

async function toPage({ ids, ...facts }: PageFacts, context: Context): Promise<ProductsPage> {
  return { ...facts, products: await findCards(ids, context) };
}

/** The brand a search asks for, where it asks for nothing else. */
async function findOnlyBrand({ parts, unknown }: Search, { db }: Context): Promise<Understanding["brand"]> {
  const [part] = parts;
  const [id] = part?.means.brand ?? [];
  if (id === undefined || parts.length + unknown.length > 1) return null;
  return (await findBrandNames(db)).get(facetCode("brand", id)) ?? null;
}

/** Titles of the sections of the frequent questions a search asks for. */
async function findHelp(parts: readonly Part[], { db, locale }: Context): Promise<Understanding["help"]> {
  const slugs = [...new Set(parts.flatMap(({ means }) => means.help ?? []))];
  return slugs.length > 0 ? findSectionTitles(db, slugs, locale) : [];
}

async function facetsOf(base: FacetBase, query: ListQuery, { db, locale }: Context): Promise<ListFacets | null> {
  if (!query.with_facets) return null;
  const [{ rows, isBounded }, brands] = await Promise.all([readFacetRows(db, base), findBrandNames(db)]);
  const brandCodes = [...brands].flatMap(([code, { slug }]) => (query.brand?.includes(slug) ? [code] : []));
  const names = commonNames(await findTraitNames(db, samplesOf(rows), locale));
  return toFacets({ isBounded, names, counts: countFacets(rows, toFilter(query), brandCodes) }, brands, query);
}

export async function searchProducts(
  query: ListQuery & { name?: string | undefined },
  context: Context,
): Promise<SearchedPage> {
  const filter = toFilter(query);
  if (!query.name) {
    const found = await findListedIds(context.db, filter, query.sort, reachOf(query));
    const page = await toPage(cutPage(found, query, isFiltered(filter) ? "filters" : "none"), context);
    return { ...page, facets: await facetsOf({}, query, context), understanding: null };
  }
  const read = await findSearch(context.db, query.name, context.locale);
  const { parts, unknown, leftOut, match } = read;
  const found = match ? await findMatchingIds(context.db, match, { filter, sort: query.sort }) : [];
  const typed = typedWordsOf(query.name);
  return {
    ...(await toPage(cutPage(found, query, "search"), context)),
    facets: match && (await facetsOf({ match }, query, context)),
    understanding: {
      parts: parts.map((part) => toUnderstoodPart(part, parts, { typed, isLeftOut: leftOut.has(part) })),
      unknown: unknown.flatMap((place) => typed[place] ?? []),
      help: await findHelp(parts, context),
      brand: await findOnlyBrand(read, context),
    },
  };
}

export async function getCollectionProducts(slug: string, query: ListQuery, context: Context): Promise<ListPage> {
  const filter = toFilter(query);
  const found = await findCollectionIds(context.db, slug, filter, { sort: query.sort, reach: reachOf(query) });
  if (found.length === 0 && !(await findCollectionRow(context.db, slug))) throw new ApiError("NOT_FOUND");
  const page = await toPage(cutPage(found, query, isFiltered(filter) ? "filters" : "none"), context);
  return { ...page, facets: await facetsOf({ slug }, query, context) };
}

export const toCollection = (row: CollectionRow, locale: Context["locale"]): Collection => ({
  slug: row.slug,
  name: row.names[locale],
  tagline: row.taglines[locale],
  description: row.descriptions[locale],
  profile_type: row.profileType,
  gender: row.gender,
  image: toPicture(row.image, locale),
  product_count: row.productCount,
  sizes: row.sizes,
  families: row.families,
  genders: row.genders,
});

export async function getCollection(slug: string, { db, locale }: Context): Promise<Collection> {
  const row = await findCollectionRow(db, slug);
  if (!row) throw new ApiError("NOT_FOUND");
  return toCollection(row, locale);
}

export async function getCollections(
  filter: Parameters<typeof findCollectionRows>[1],
  { db, locale }: Context,
): Promise<Collection[]> {
  return (await findCollectionRows(db, filter)).map((row) => toCollection(row, locale));
}

export async function getLook(id: number, context: Context): Promise<Look> {
  const [look] = await toLooks(await findLookRows(context.db, { id }), context);
  if (!look) throw new ApiError("NOT_FOUND");
  return look;
}

/** Looks with their products, all read at once; products that are no longer published are left out. */
export async function toLooks(rows: readonly LookRow[], context: Context): Promise<Look[]> {
  const cards = new Map(
    (await findCards([...new Set(rows.flatMap(({ productIds }) => productIds))], context)).map((card) => [
      card.id,
      card,
    ]),
  );
  return rows.map((row) =>
    toLook(
      row,
      row.productIds.flatMap((id) => cards.get(id) ?? []),
      context.locale,
    ),
  );
}

/** Also of a product that has left the shop. */
export async function getProductMake(id: number, { db, locale }: Context): Promise<ProductMake> {
  const row = await findMakeRow(db, id);
  if (!row) throw new ApiError("NOT_FOUND");
  return toProductMake(row, locale);
}

export async function getProduct(id: number, context: ProductContext): Promise<Product> {
  const { db, clock, locale, localeOption } = context;
  const row = await findProductRow(db, id);
  if (!row) throw new ApiError("NOT_FOUND");
  const matching = await findMatchesFor(db, { ...row.product, sizes: row.variants.map(({ size }) => size) });
  const lookRow = await findLookWith(db, id);
  const [look] = lookRow ? await toLooks([lookRow], context) : [];
  return toProduct(row, {
    colors: row.product.model === null ? [] : await findModelRows(db, row.product.model),
    goesWith: await findCards(matching, context),
    look: look ?? null,
    deliveryDays: homeDeliveryDays(localeOption),
    locale,
    now: clock.now(),
  });
}
