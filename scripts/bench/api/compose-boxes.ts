import type { Dependencies } from "#backend/context.ts";
import { eq, sql } from "#backend/db/orm.ts";
import { requests } from "#backend/db/schema/request.ts";
import { composeStep } from "#backend/requests/compose-step.ts";
import { lockBox } from "#backend/requests/store.ts";
import { stylist } from "#backend/requests/stylist.ts";
import { spreadOf, type Spread } from "../spread.ts";

/**
 * Milliseconds for a box, as the clock does it: locked, composed, its pieces taken out of stock and its mail written, all
 * committed. One after the other, from boxes all over the shop.
 */
export async function composeBoxes(dependencies: Dependencies, count: number): Promise<Spread> {
  const { db } = dependencies;
  const open = await db
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.status, "OPEN"))
    .orderBy(sql`hashint4(${requests.id})`)
    .limit(count);
  const taken: number[] = [];
  for (const { id } of open) {
    const startedAt = performance.now();
    const isComposed = await db.transaction(async (tx) => {
      const box = await lockBox(tx, id);
      return box !== null && (await composeStep(dependencies, tx, box, stylist));
    });
    if (isComposed) taken.push(performance.now() - startedAt);
  }
  if (taken.length < open.length)
    console.log(`${open.length - taken.length} of ${open.length} boxes were not composed`);
  return spreadOf(taken);
}
