import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Locale } from "#contract/locale.ts";
import type { Queryable } from "../db/database.ts";
import { brands, legalWordings, products, websiteContents, type StoredImage } from "../db/schema/catalog.ts";

export type ContentKind = (typeof websiteContents.$inferSelect)["kind"];

interface Range {
  limit: number;
  offset: number;
}

/** A slice of the contents of a kind in a language, in display order, with the number of all. */
export async function findContents<T>(
  db: Queryable,
  kind: ContentKind,
  locale: Locale,
  options: { range?: Range } = {},
): Promise<{ items: T[]; total: number }> {
  const where = and(eq(websiteContents.kind, kind), eq(websiteContents.locale, locale));
  const query = db
    .select({ data: websiteContents.data })
    .from(websiteContents)
    .where(where)
    .orderBy(asc(websiteContents.position), asc(websiteContents.slug));
  const { range } = options;
  const rows = await (range ? query.limit(range.limit).offset(range.offset) : query);
  const total = range
    ? ((await db.select({ total: count() }).from(websiteContents).where(where))[0]?.total ?? 0)
    : rows.length;
  return { items: rows.map(({ data }) => data as T), total };
}

export async function findContent<T>(
  db: Queryable,
  kind: ContentKind,
  slug: string,
  locale: Locale,
): Promise<T | null> {
  const [row] = await db
    .select({ data: websiteContents.data })
    .from(websiteContents)
    .where(and(eq(websiteContents.kind, kind), eq(websiteContents.slug, slug), eq(websiteContents.locale, locale)));
  return row ? (row.data as T) : null;
}

/** The wording a legal text had at a moment; the first there was for a moment before it. Null for a text there never was. */
export async function findLegalWording(
  db: Queryable,
  code: string,
  locale: Locale,
  at: Date,
): Promise<Record<string, unknown> | null> {
  const [wording] = await db
    .select({ data: legalWordings.data })
    .from(legalWordings)
    .where(and(eq(legalWordings.code, code), eq(legalWordings.locale, locale)))
    .orderBy(
      sql`${legalWordings.since} > ${at.toISOString()}::timestamptz`,
      sql`abs(extract(epoch from ${legalWordings.since} - ${at.toISOString()}::timestamptz))`,
      desc(legalWordings.id),
    )
    .limit(1);
  return wording?.data ?? null;
}

export type StoredBrand = Pick<typeof brands.$inferSelect, "slug" | "name" | "countryCode" | "description"> & {
  images: StoredImage[];
};

/** Pictures of its pieces on sale that stand first in lists: one of each kind before a second one. */
const images = sql<StoredImage[]>`(
  select coalesce(jsonb_agg(image order by turn, rank), '[]') from (
    select image, rank, row_number() over (partition by family order by rank) as turn from (
      select ${products.family} as family, ${products.rank} as rank, ${products.images} -> 0 as image from ${products}
      where ${products.brandId} = brands.id and ${products.isListed} and cardinality(${products.sizesInStock}) > 0
      order by ${products.rank} limit 24
    ) as piece order by turn, rank limit 3
  ) as chosen)`;

const brandColumns = {
  slug: brands.slug,
  name: brands.name,
  countryCode: brands.countryCode,
  description: brands.description,
  images,
};

export async function findBrand(db: Queryable, slug: string): Promise<StoredBrand | null> {
  const [row] = await db.select(brandColumns).from(brands).where(eq(brands.slug, slug));
  return row ?? null;
}

export async function findBrands(
  db: Queryable,
  { limit, offset }: Range,
): Promise<{ rows: StoredBrand[]; total: number }> {
  const rows = await db.select(brandColumns).from(brands).orderBy(asc(brands.name)).limit(limit).offset(offset);
  const [counted] = await db.select({ total: count() }).from(brands);
  return { rows, total: counted?.total ?? 0 };
}
