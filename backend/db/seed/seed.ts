import { eq, sql } from "../orm.ts";
import { families, genders } from "#contract/catalog.ts";
import type { Database } from "../database.ts";
import { coupons } from "../schema/ledger.ts";
import { bringContents } from "../../website/bring-contents.ts";
import { brands, collections as collectionTable, lookProducts, looks } from "../schema/catalog.ts";
import { collectionRow, emptyFacets } from "./collection-plan.ts";
import { contentRelease } from "./content-release.ts";
import { collections } from "./content/collections.ts";
import { planLooks } from "./look-plan.ts";
import { brandRows } from "./product-rows.ts";
import { couponRows } from "./coupons.ts";
import { seedProducts } from "./products.ts";

export interface SeedOptions {
  /** Number of products; product n is the same whatever it is. */
  products: number;
  /** Ages, reductions and novelties count from here. */
  now: Date;
}

/**
 * What shows pieces is as old as they are: a brand and a collection as the first of theirs, a look as the last of its own. None of
 * them was made on the day the shop was filled.
 */
async function dateFromPieces(db: Database): Promise<void> {
  await db.execute(sql`update brands set changed_at = first.day from (
    select brand_id, min(published_at) as day from products group by brand_id) as first where first.brand_id = brands.id`);
  await db.execute(sql`update collections set changed_at = first.day from (
    select collection_slug, min(published_at) as day from collection_products group by collection_slug) as first
    where first.collection_slug = collections.slug`);
  await db.execute(sql`update looks set changed_at = last.day from (
    select look_id, max(published_at) as day from look_products join products on products.id = product_id group by look_id) as last
    where last.look_id = looks.id`);
}

/** Fills an empty database with the catalogue and the contents of the website. Memory does not grow with `products`. */
export async function seedDatabase(db: Database, { products: count, now }: SeedOptions): Promise<void> {
  await db.insert(brands).values(brandRows());
  const empty = emptyFacets();
  const rowsOf = (facets: ReturnType<typeof emptyFacets>) =>
    collections.flatMap((collection, position) => {
      const found = facets.get(collection.slug);
      return found ? [collectionRow(collection, position, found, { families, genders })] : [];
    });
  await db.insert(collectionTable).values(rowsOf(empty));
  const facets = await seedProducts(db, count, now);
  for (const { slug, productCount, sizes, families, genders } of rowsOf(facets)) {
    await db
      .update(collectionTable)
      .set({ productCount, sizes, families, genders })
      .where(eq(collectionTable.slug, slug));
  }
  const planned = planLooks(count, now);
  if (planned.length > 0) {
    await db.insert(looks).values(planned.map(({ row }) => row));
    await db.insert(lookProducts).values(planned.flatMap(({ pieces }) => pieces));
    await db.execute(sql`select setval('looks_id_seq', ${planned.length + 1000})`);
  }
  await dateFromPieces(db);
  await db.execute(sql`select setval('brands_id_seq', ${brandRows().length})`);
  await db.insert(coupons).values(couponRows(now));
  await bringContents(db, contentRelease, { now, isFilling: true });
  // Nobody has cached anything of a database that was empty.
  await db.execute(sql`truncate catalog_changes`);
  await db.execute(sql`analyze`);
}
