import type { ProductCard } from "#contract/catalog.ts";
import type { RequestContext } from "../context.ts";
import { toProductCard } from "./card.ts";
import { findCardRows } from "./store.ts";

type Context = Pick<RequestContext, "db" | "clock" | "locale">;

/** Cards of the ids in their order. */
export async function findCards(ids: readonly number[], { db, clock, locale }: Context): Promise<ProductCard[]> {
  const rows = await findCardRows(db, ids);
  const now = clock.now();
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [toProductCard(row, locale, now)] : [];
  });
}
