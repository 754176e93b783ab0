import { asc, inArray } from "drizzle-orm";
import type { Dependencies } from "../context.ts";
import { catalogChanges } from "../db/schema/catalog.ts";

type Needs = Pick<Dependencies, "db" | "log" | "environment">;

const batchSize = 500;
const timeoutMs = 5_000;

/**
 * Tells the storefront which cached pages changed; answers how many changes were told. Rows leave once the
 * storefront has taken them; until then they are told again. Telling twice is harmless, so that processes need not
 * agree. Without REVALIDATE_URL there is nobody to tell.
 */
export async function announceChanges({ db, log, environment }: Needs): Promise<number> {
  const { REVALIDATE_URL: url, REVALIDATE_SECRET: secret } = environment;
  if (url === undefined || secret === undefined) return 0;
  const rows = await db
    .select({ id: catalogChanges.id, tag: catalogChanges.tag })
    .from(catalogChanges)
    .orderBy(asc(catalogChanges.id))
    .limit(batchSize);
  if (rows.length === 0) return 0;
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${secret}` },
      body: JSON.stringify({ tags: [...new Set(rows.map(({ tag }) => tag))] }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the storefront answered ${answer.status}`);
  } catch (error) {
    log.warn({ error, changes: rows.length }, "changes not announced");
    return 0;
  }
  await db.delete(catalogChanges).where(
    inArray(
      catalogChanges.id,
      rows.map(({ id }) => id),
    ),
  );
  return rows.length;
}
