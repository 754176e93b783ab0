import type { z } from "zod";
import { defaultLocale, locales, type Locale } from "#contract/locale.ts";
import type { pageChangesSchema } from "#contract/website.ts";
import type { Dependencies } from "../context.ts";
import type { Database } from "../db/database.ts";
import { eq, inArray, sql } from "../db/orm.ts";
import {
  brands,
  collectionProducts,
  collections,
  lookProducts,
  looks,
  products,
  websiteContents,
} from "../db/schema/catalog.ts";

type PageChanges = z.infer<typeof pageChangesSchema>;

/** The newest of moments; null where one of them is unknown, since that one may be newer, or where there are none. */
export const newestOf = (moments: readonly (Date | null)[]): Date | null =>
  moments.some((moment) => moment === null)
    ? null
    : (moments as readonly Date[]).reduce<Date | null>(
        (newest, moment) => (newest === null || moment > newest ? moment : newest),
        null,
      );

const written = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/**
 * Of products together. Those that are in lists no more count as well: the day they went is that of a change. An unknown one
 * counts as later than any.
 */
const ofPieces =
  sql<Date | null>`case when bool_and(${products.changedAt} is not null) then max(${products.changedAt}) end`.mapWith(
    products.changedAt,
  );
const pieces = sql<number>`count(${products.id})`.mapWith(Number);

interface Dated {
  own: Date | null;
  pieces: number;
  ofPieces: Date | null;
}
const changeOf = ({ own, pieces: count, ofPieces: newest }: Dated): string | null =>
  written(newestOf(count === 0 ? [own] : [own, newest]));
const byName = (rows: readonly (Dated & { name: string })[]): Record<string, string | null> =>
  Object.fromEntries(rows.map((row) => [row.name, changeOf(row)]));

/** The pieces of contents that are shown in a language: those of another where it has none, as `findSpoken` finds them. */
function shownIn<Row extends { slug: string; locale: string }>(rows: readonly Row[], locale: Locale): Row[] {
  const rankOf = (row: Row): number =>
    row.locale === locale
      ? 0
      : row.locale === defaultLocale
        ? 1
        : 2 + [...locales].toSorted().indexOf(row.locale as Locale);
  return [...Map.groupBy(rows, ({ slug }) => slug).values()].flatMap(
    (spoken) => spoken.toSorted((one, other) => rankOf(one) - rankOf(other))[0] ?? [],
  );
}

const inEachLanguage = <T>(of: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, T>;

async function findPageChanges(db: Database): Promise<PageChanges> {
  const contents = await db
    .select({
      kind: websiteContents.kind,
      slug: websiteContents.slug,
      locale: websiteContents.locale,
      own: websiteContents.changedAt,
    })
    .from(websiteContents)
    .where(inArray(websiteContents.kind, ["faq", "stylist"]));
  const [faq, stylists] = ["faq", "stylist"].map((kind) => contents.filter((row) => row.kind === kind)) as [
    typeof contents,
    typeof contents,
  ];
  const [all] = await db.select({ ofPieces }).from(products);
  return {
    products: written(all?.ofPieces ?? null),
    collections: byName(
      await db
        .select({ name: collections.slug, own: collections.changedAt, pieces, ofPieces })
        .from(collections)
        .leftJoin(collectionProducts, eq(collectionProducts.collectionSlug, collections.slug))
        .leftJoin(products, eq(products.id, collectionProducts.productId))
        .groupBy(collections.slug),
    ),
    brands: byName(
      await db
        .select({ name: brands.slug, own: brands.changedAt, pieces, ofPieces })
        .from(brands)
        .leftJoin(products, eq(products.brandId, brands.id))
        .groupBy(brands.id),
    ),
    looks: byName(
      await db
        .select({ name: sql<string>`${looks.id}::text`, own: looks.changedAt, pieces, ofPieces })
        .from(looks)
        .leftJoin(lookProducts, eq(lookProducts.lookId, looks.id))
        .leftJoin(products, eq(products.id, lookProducts.productId))
        .groupBy(looks.id),
    ),
    stylists: inEachLanguage((locale) =>
      Object.fromEntries(shownIn(stylists, locale).map(({ slug, own }) => [slug, written(own)])),
    ),
    faq: inEachLanguage((locale) => written(newestOf(shownIn(faq, locale).map(({ own }) => own)))),
  };
}

/** How long an answer stands: it adds up all products, and anybody may ask for it. */
export const keptMs = 5_000;
const kept = new WeakMap<Database, { at: number; answer: Promise<PageChanges> }>();

/**
 * When what pages say last changed, read once in five seconds however many ask. Whoever tells the storefront of a change has
 * the answer forgotten first (`forgetPageChanges`). Where another process answers, it may be five seconds old: the storefront
 * keeps what it is told for an hour, as the sitemap says.
 */
export async function readPageChanges({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<PageChanges> {
  const at = clock.now().getTime();
  const known = kept.get(db);
  if (known && at >= known.at && at < known.at + keptMs) return known.answer;
  const answer = findPageChanges(db);
  kept.set(db, { at, answer });
  try {
    return await answer;
  } catch (error) {
    if (kept.get(db)?.answer === answer) kept.delete(db);
    throw error;
  }
}

export const forgetPageChanges = (db: Database): void => void kept.delete(db);
