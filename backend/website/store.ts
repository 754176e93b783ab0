import { defaultLocale, locales, type Locale } from "#contract/locale.ts";
import type { Queryable } from "../db/database.ts";
import { and, asc, count, desc, eq, inArray, sql } from "../db/orm.ts";
import { brands, legalWordings, products, websiteContents, type StoredImage } from "../db/schema/catalog.ts";

export type ContentKind = (typeof websiteContents.$inferSelect)["kind"];

interface Range {
  limit: number;
  offset: number;
}

/** The contents of a kind in a language, in display order. */
export async function findContents<T>(db: Queryable, kind: ContentKind, locale: Locale): Promise<{ items: T[] }> {
  const rows = await db
    .select({ data: websiteContents.data })
    .from(websiteContents)
    .where(and(eq(websiteContents.kind, kind), eq(websiteContents.locale, locale)))
    .orderBy(asc(websiteContents.position), asc(websiteContents.slug));
  return { items: rows.map(({ data }) => data as T) };
}

export interface SpokenContent<T> {
  slug: string;
  /** The one that was asked for, where there is the content in it. */
  language: Locale;
  data: T;
}

/** The contents of a kind, or the one of a name, in display order, each in the language or, where it is missing there, in another. */
export async function findSpoken<T>(
  db: Queryable,
  kind: ContentKind,
  locale: Locale,
  slug?: string,
): Promise<SpokenContent<T>[]> {
  const { position, data, ...key } = websiteContents;
  const rows = await db
    .selectDistinctOn([key.slug], { slug: key.slug, language: key.locale, position, data })
    .from(websiteContents)
    .where(
      and(eq(key.kind, kind), inArray(key.locale, [...locales]), slug === undefined ? undefined : eq(key.slug, slug)),
    )
    .orderBy(asc(key.slug), sql`${key.locale} <> ${locale}`, sql`${key.locale} <> ${defaultLocale}`, asc(key.locale));
  return rows
    .toSorted((one, other) => one.position - other.position)
    .map((row) => ({ slug: row.slug, language: row.language as Locale, data: row.data as T }));
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

/**
 * Pictures of its pieces on sale that stand first in lists, one of each kind before a second one. Which ones is read from the
 * index that lists are read from; only those three are fetched.
 */
const images = sql<StoredImage[]>`(
  select coalesce(jsonb_agg(shown.images -> 0 order by chosen.turn, chosen.rank, chosen.id), '[]') from (
    select id, rank, row_number() over (partition by family order by rank, id) as turn from (
      select ${products.id} as id, ${products.family} as family, ${products.rank} as rank from ${products}
      where ${products.facets} @> array['b:' || brands.id] and ${products.isListed}
        and cardinality(${products.sizesInStock}) > 0
      order by ${products.rank}, ${products.id} limit 24
    ) as piece order by turn, rank, id limit 3
  ) as chosen join ${products} as shown on shown.id = chosen.id)`;

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
