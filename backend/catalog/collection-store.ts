import type { Gender } from "#contract/catalog.ts";
import type { Queryable } from "../db/database.ts";
import { and, arrayContains, asc, eq } from "../db/orm.ts";
import { collections } from "../db/schema/catalog.ts";

export type CollectionRow = typeof collections.$inferSelect;

export async function findCollectionRow(db: Queryable, slug: string): Promise<CollectionRow | null> {
  return (await db.select().from(collections).where(eq(collections.slug, slug)))[0] ?? null;
}

export interface CollectionFilter {
  isShop?: boolean | undefined;
  isSuggestion?: boolean | undefined;
  /** Collections with pieces of this gender. */
  gender?: Gender | undefined;
}

/** Collections in display order. */
export async function findCollectionRows(
  db: Queryable,
  { isShop, isSuggestion, gender }: CollectionFilter,
): Promise<CollectionRow[]> {
  return db
    .select()
    .from(collections)
    .where(
      and(
        isShop === undefined ? undefined : eq(collections.isShop, isShop),
        isSuggestion === undefined ? undefined : eq(collections.isSuggestion, isSuggestion),
        gender === undefined ? undefined : arrayContains(collections.genders, [gender]),
      ),
    )
    .orderBy(asc(collections.position));
}
