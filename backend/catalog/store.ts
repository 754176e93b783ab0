import type { Locale } from "#contract/locale.ts";
import type { Queryable } from "../db/database.ts";
import { and, eq, inArray, sql } from "../db/orm.ts";
import { brands, products, variants, websiteContents, type StoredImage } from "../db/schema/catalog.ts";
import { toVariant } from "./availability.ts";
import { cardImages, toProductCard, type CardRow, type VariantWithProduct } from "./card.ts";
import type { MakeRow, ModelRow, ProductRow } from "./product.ts";

/** Columns of a card; the query joins `brands`. */
const cardColumns = {
  id: products.id,
  names: products.names,
  cleanNames: products.cleanNames,
  priceCents: products.priceCents,
  originalPriceCents: products.originalPriceCents,
  lowestPrice30DaysCents: products.lowestPrice30DaysCents,
  gender: products.gender,
  profileType: products.profileType,
  family: products.family,
  metaCategory: products.metaCategory,
  label: products.label,
  collectionSlug: products.collectionSlug,
  images: sql<StoredImage[]>`jsonb_path_query_array(${products.images}, ${sql.raw(`'$[0 to ${cardImages - 1}]'`)})`,
  publishedAt: products.publishedAt,
  changedAt: products.changedAt,
  reviewCount: products.reviewCount,
  reviewStars: products.reviewStars,
  brandName: brands.name,
  // As rows without names: a page of cards has three hundred of them.
  variants: sql<CardRow["variants"]>`(
    select coalesce(json_agg(json_build_array(
      sizes.id, sizes.size, case when ${products.isPublished} then sizes.stock else 0 end) order by sizes.position), '[]')
    from ${variants} as sizes where sizes.product_id = ${products.id})`.mapWith((rows: [number, string, number][]) =>
    rows.map(([id, size, stock]) => ({ id, size, stock })),
  ),
};

/** Those of the ids that are in the shop, in their order. */
export async function findInShop(db: Queryable, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.isListed, true)));
  const inShop = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => inShop.has(id));
}

/**
 * Cards of products by id, in no order. One that is no longer published counts as sold out: whoever wished for it or has
 * it in the cart is shown what it was. Ids a browser names are asked for with `findInShop` first.
 */
export async function findCardRows(db: Queryable, ids: readonly number[]): Promise<Map<number, CardRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(cardColumns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(sql`${products.id} = any(${sql.param([...ids])})`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What the page shows besides its card; search documents are large and stay where they are. */
const pageColumns = {
  id: products.id,
  images: products.images,
  sku: products.sku,
  model: products.model,
  family: products.family,
  gender: products.gender,
  rank: products.rank,
  descriptions: products.descriptions,
  color: products.color,
  pattern: products.pattern,
  fabric: products.fabric,
  composition: products.composition,
  care: products.care,
  warnings: products.warnings,
  origin: products.origin,
  details: products.details,
  lengthMeasured: products.lengthMeasured,
  publishedAt: products.publishedAt,
  drawing: products.drawing,
};

const lengths = sql<ProductRow["lengths"]>`(
  select coalesce(json_agg(json_build_object('size', sizes.size, 'cm', sizes.length_cm) order by sizes.position), '[]')
  from ${variants} as sizes where sizes.product_id = ${products.id} and sizes.length_cm is not null)`;

const gtins = sql<ProductRow["gtins"]>`(
  select coalesce(json_agg(json_build_object('size', sizes.size, 'gtin', sizes.gtin) order by sizes.position), '[]')
  from ${variants} as sizes where sizes.product_id = ${products.id} and sizes.gtin is not null)`;

/** A published product with its brand and variants; null when there is none. */
export async function findProductRow(db: Queryable, id: number): Promise<ProductRow | null> {
  const [row] = await db
    .select({ ...cardColumns, product: pageColumns, brand: brands, lengths, gtins })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(products.id, id), eq(products.isPublished, true)));
  return row ?? null;
}

/**
 * What the environmental sheet tells of a product, in the shop or not: French law wants the sheet to be had for two years
 * after the last piece was sold. Null for an unknown one.
 */
export async function findMakeRow(db: Queryable, id: number): Promise<MakeRow | null> {
  const { names, sku, composition, origin } = products;
  const [row] = await db
    .select({ names, sku, composition, origin, brand: brands })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(products.id, id));
  return row ?? null;
}

/** Pieces of a model that are in lists, in the order of the shop. */
export async function findModelRows(db: Queryable, model: string): Promise<ModelRow[]> {
  return db
    .select({
      id: products.id,
      cleanNames: products.cleanNames,
      collectionSlug: products.collectionSlug,
      color: products.color,
      pattern: products.pattern,
      image: sql<StoredImage>`${products.images} -> 0`,
      isAvailable: sql<boolean>`${products.sizesInStock} <> '{}'`,
    })
    .from(products)
    .where(and(eq(products.model, model), eq(products.isListed, true)))
    .orderBy(products.rank);
}

/**
 * Variants with product, price and stock of now, in no order; unknown ids are left out. A product that is no longer
 * published counts as sold out, so that a cart can still show what was in it.
 */
export async function findVariantsWithProducts(
  db: Queryable,
  variantIds: readonly number[],
  locale: Locale,
  now: Date,
): Promise<VariantWithProduct[]> {
  if (variantIds.length === 0) return [];
  const rows = await db
    .select({
      ...cardColumns,
      isPublished: products.isPublished,
      variantId: variants.id,
      size: variants.size,
      stock: variants.stock,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(variants.id, [...variantIds]));
  return rows.map(({ isPublished, variantId, size, stock, ...row }) => {
    const free = isPublished ? stock : 0;
    return {
      product: toProductCard(row, locale, now),
      variant: toVariant({ id: variantId, size, stock: free }),
      unitPriceCents: row.priceCents,
      stock: free,
      isPublished,
    };
  });
}

/** Whether a variant can be bought at all, sold out or not. */
export async function isVariantPublished(db: Queryable, variantId: number): Promise<boolean> {
  const [row] = await db
    .select({ isPublished: products.isPublished })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, variantId));
  return row?.isPublished ?? false;
}

/** Titles of sections of the frequent questions, in the order of the page. */
export async function findSectionTitles(
  db: Queryable,
  slugs: readonly string[],
  locale: Locale,
): Promise<{ slug: string; title: string }[]> {
  return db
    .select({ slug: websiteContents.slug, title: sql<string>`${websiteContents.data} ->> 'title'` })
    .from(websiteContents)
    .where(
      and(
        eq(websiteContents.kind, "faq"),
        eq(websiteContents.locale, locale),
        inArray(websiteContents.slug, [...slugs]),
      ),
    )
    .orderBy(websiteContents.position);
}
