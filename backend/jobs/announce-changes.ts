import type { Dependencies } from "../context.ts";
import { asc, inArray, lte, sql } from "../db/orm.ts";
import { catalogChanges } from "../db/schema/catalog.ts";
import { forgetPageChanges } from "../website/page-changes.ts";

type Needs = Pick<Dependencies, "db" | "log" | "environment">;

const batchSize = 500;
const timeoutMs = 5_000;
const longestDelayS = 60;

/** Wait after the given number of failed attempts: one second, doubled each time, at most a minute. */
export const announceDelayS = (attempts: number): number => Math.min(2 ** Math.max(0, attempts - 1), longestDelayS);

/** The storefront understood and does not take what it was told; telling the same again would change nothing. */
const isRefusal = (status: number): boolean => status === 400 || status === 413 || status === 422;

/** Tells tags; answers those the storefront refuses. Throws when it could not be told. */
async function tell(tags: readonly string[], url: string, secret: string): Promise<string[]> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${secret}` },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: "error",
  });
  await answer.body?.cancel();
  if (answer.ok) return [];
  if (!isRefusal(answer.status)) throw new Error(`the storefront answered ${answer.status}`);
  if (tags.length === 1) return [...tags];
  // One tag it does not know must not hold back the others: halve until it stands alone.
  const middle = Math.ceil(tags.length / 2);
  return [...(await tell(tags.slice(0, middle), url, secret)), ...(await tell(tags.slice(middle), url, secret))];
}

/**
 * Tells the storefront which cached pages changed; answers how many changes were told. Rows leave once the
 * storefront has taken or refused them; until then they are told again, later and later. Telling twice is harmless, so
 * that processes need not agree. Without REVALIDATE_URL there is nobody to tell.
 */
export async function announceChanges({ db, log, environment }: Needs): Promise<number> {
  const { REVALIDATE_URL: url, REVALIDATE_SECRET: secret } = environment;
  if (url === undefined || secret === undefined) return 0;
  const rows = await db
    .select({ id: catalogChanges.id, tag: catalogChanges.tag, attempts: catalogChanges.attempts })
    .from(catalogChanges)
    /* Rounded as the column is: a change of this very moment may stand half a millisecond ahead. */
    .where(lte(catalogChanges.nextAttemptAt, sql`now()::timestamptz(3)`))
    .orderBy(asc(catalogChanges.id))
    .limit(batchSize);
  if (rows.length === 0) return 0;
  forgetPageChanges(db);
  const batch = inArray(
    catalogChanges.id,
    rows.map(({ id }) => id),
  );
  try {
    const refused = await tell([...new Set(rows.map(({ tag }) => tag))], url, secret);
    if (refused.length > 0) log.error({ tags: refused }, "the storefront does not know these tags");
  } catch (error) {
    const attempts = Math.max(...rows.map((row) => row.attempts)) + 1;
    log.warn({ error, changes: rows.length, attempts }, "changes not announced");
    const nextAttemptAt = sql`now() + make_interval(secs => ${announceDelayS(attempts)})`;
    await db.update(catalogChanges).set({ attempts, nextAttemptAt }).where(batch);
    return 0;
  }
  await db.delete(catalogChanges).where(batch);
  return rows.length;
}
