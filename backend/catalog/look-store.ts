import type { Season } from "#contract/garment-details.ts";
import type { Locale } from "#contract/locale.ts";
import type { Queryable } from "../db/database.ts";
import { and, asc, eq, inArray, sql, type SQL } from "../db/orm.ts";
import { lookProducts, looks, products, websiteContents } from "../db/schema/catalog.ts";

type LookColumns = Pick<
  typeof looks.$inferSelect,
  "id" | "names" | "descriptions" | "profileType" | "image" | "stylistSlug"
>;

export interface LookRow extends LookColumns {
  stylistName: string;
  /** Published products, head first. */
  productIds: number[];
}

/** A look of fewer pieces is none: it has no page, and nothing leads to it. */
const leastPieces = 2;

/** For looks that have a page. */
export const hasPage = sql`(select count(*) from ${lookProducts} as piece
  join ${products} on ${products.id} = piece.product_id and products.is_listed
  where piece.look_id = ${looks.id}) >= ${leastPieces}`;

/** Looks in display order, with the ids of their products. */
export async function findLookRows(
  db: Queryable,
  filter: {
    id?: number;
    profileType?: "KID" | "WOMAN" | undefined;
    stylistSlug?: string | undefined;
    where?: SQL;
    limit?: number;
    offset?: number;
  } = {},
): Promise<LookRow[]> {
  return db
    .select({
      id: looks.id,
      names: looks.names,
      descriptions: looks.descriptions,
      profileType: looks.profileType,
      image: looks.image,
      stylistSlug: looks.stylistSlug,
      stylistName: sql<string>`coalesce(${websiteContents.data} ->> 'firstname', '')`,
      productIds: sql<number[]>`array(
        select ${lookProducts.productId} from ${lookProducts}
        join ${products} on ${products.id} = ${lookProducts.productId} and products.is_listed
        where ${lookProducts.lookId} = ${looks.id} order by ${lookProducts.position})`,
    })
    .from(looks)
    .leftJoin(
      websiteContents,
      and(
        eq(websiteContents.kind, "stylist"),
        eq(websiteContents.slug, looks.stylistSlug),
        eq(websiteContents.locale, "fr"),
      ),
    )
    .where(
      and(
        filter.id === undefined ? undefined : eq(looks.id, filter.id),
        filter.profileType === undefined ? undefined : eq(looks.profileType, filter.profileType),
        filter.stylistSlug === undefined ? undefined : eq(looks.stylistSlug, filter.stylistSlug),
        filter.where,
      ),
    )
    .orderBy(asc(looks.position))
    .limit(filter.limit ?? 1)
    .offset(filter.offset ?? 0);
}

/** When products are worn, by id; those of which nobody has told are left out. */
export async function findSeasons(db: Queryable, ids: readonly number[]): Promise<Map<number, Season[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, seasons: sql<Season[] | null>`${products.details} -> 'seasons'` })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.flatMap(({ id, seasons }) => (seasons ? [[id, seasons] as const] : [])));
}

/** The first look a product belongs to; none where that one has no page. */
export async function findLookWith(db: Queryable, productId: number): Promise<LookRow | null> {
  const where = sql`exists (select 1 from ${lookProducts} as worn
    where worn.look_id = ${looks.id} and worn.product_id = ${productId})`;
  const [look] = await findLookRows(db, { where });
  return look && look.productIds.length >= leastPieces ? look : null;
}

/** Those of the ids that are looks of the shop. */
export async function findKnownLooks(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: looks.id })
    .from(looks)
    .where(inArray(looks.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** What looks are called in a language, by id. */
export async function findLookNames(
  db: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: looks.id, names: looks.names })
    .from(looks)
    .where(inArray(looks.id, [...ids]));
  return new Map(rows.map(({ id, names }) => [id, names[locale]]));
}
