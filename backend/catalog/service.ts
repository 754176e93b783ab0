import type { Collection, Look, Product, ProductCard, ProductsPage, Sort } from "#contract/catalog.ts";
import type { RequestContext } from "../context.ts";
import { homeDeliveryDays } from "../delivery/delays.ts";
import { ApiError } from "../http/problem.ts";
import { toPicture, toProductCard } from "./card.ts";
import { findCollectionRow, findCollectionRows, type CollectionRow } from "./collection-store.ts";
import { findMatchesFor } from "./goes-with.ts";
import { cutPage, isFiltered, reachOf, toFilter, type ListFilter, type ListQuery, type PageFacts } from "./listing.ts";
import { findCollectionIds, findListedIds, findMatchingIds } from "./listing-store.ts";
import { toLook } from "./look.ts";
import { findLookRows, type LookRow } from "./look-store.ts";
import { toProduct } from "./product.ts";
import { exactMatch, findMatch } from "./search.ts";
import { findCardRows, findProductRow } from "./store.ts";

type Context = Pick<RequestContext, "db" | "clock" | "locale">;
type ProductContext = Pick<RequestContext, "db" | "clock" | "locale" | "localeOption">;

/** Cards of the ids in their order. */
export async function findCards(ids: readonly number[], { db, clock, locale }: Context): Promise<ProductCard[]> {
  const rows = await findCardRows(db, ids);
  const now = clock.now();
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [toProductCard(row, locale, now)] : [];
  });
}

async function toPage({ ids, ...facts }: PageFacts, context: Context): Promise<ProductsPage> {
  return { ...facts, products: await findCards(ids, context) };
}

/** Words as they are written first; only when that finds nothing it is asked how else the text could be meant. */
async function findByText(text: string, filter: ListFilter, sort: Sort, { db, locale }: Context): Promise<number[]> {
  const exact = exactMatch(text, locale);
  const found = exact ? await findMatchingIds(db, exact, { filter, sort }) : [];
  if (found.length > 0) return found;
  const other = await findMatch(db, text, locale);
  return other ? findMatchingIds(db, other, { filter, sort }) : [];
}

export async function searchProducts(
  query: ListQuery & { name?: string | undefined },
  context: Context,
): Promise<ProductsPage> {
  const filter = toFilter(query);
  if (!query.name) {
    const found = await findListedIds(context.db, filter, query.sort, reachOf(query));
    return toPage(cutPage(found, query, isFiltered(filter) ? "filters" : "none"), context);
  }
  const found = await findByText(query.name, filter, query.sort, context);
  return toPage(cutPage(found, query, "search"), context);
}

export async function getCollectionProducts(slug: string, query: ListQuery, context: Context): Promise<ProductsPage> {
  const filter = toFilter(query);
  const found = await findCollectionIds(context.db, slug, filter, { sort: query.sort, reach: reachOf(query) });
  if (found.length === 0 && !(await findCollectionRow(context.db, slug))) throw new ApiError("NOT_FOUND");
  return toPage(cutPage(found, query, isFiltered(filter) ? "filters" : "none"), context);
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

export async function getProduct(id: number, context: ProductContext): Promise<Product> {
  const { db, clock, locale, localeOption } = context;
  const row = await findProductRow(db, id);
  if (!row) throw new ApiError("NOT_FOUND");
  const matching = await findMatchesFor(db, { ...row.product, sizes: row.variants.map(({ size }) => size) });
  return toProduct(row, {
    goesWith: await findCards(matching, context),
    deliveryDays: homeDeliveryDays(localeOption),
    locale,
    now: clock.now(),
  });
}
