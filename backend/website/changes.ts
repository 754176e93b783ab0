import type { AnswerOf } from "#contract/endpoint.ts";
import type { getChanges } from "#contract/website.ts";
import type { Dependencies } from "../context.ts";
import type { Database } from "../db/database.ts";
import { asc, gt, isNull, min, sql } from "../db/orm.ts";
import { catalogChanges } from "../db/schema/catalog.ts";
import { forgetPageChanges } from "./page-changes.ts";

type Changes = AnswerOf<typeof getChanges>;

/** So many are told at a time; who asks with the last of them is told the next. */
const mostAtOnce = 500;

/**
 * Numbers the changes that have none. They are made by triggers within transactions that end in any order: a number of theirs
 * could be read before a smaller one is there. So they are numbered once they are there for everybody, by one after the other.
 */
async function numberChanges(db: Database): Promise<void> {
  const [waiting] = await db
    .select({ id: catalogChanges.id })
    .from(catalogChanges)
    .where(isNull(catalogChanges.number))
    .limit(1);
  if (!waiting) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('change numbers', 0))`);
    await tx
      .update(catalogChanges)
      .set({ number: sql`nextval('change_numbers')` })
      .where(isNull(catalogChanges.number));
  });
}

/** The last number there is, whether or not its change is kept, and the first one that is kept. */
async function findEnds(db: Database): Promise<{ last: number; first: number }> {
  const [ends] = await db
    .select({
      last: sql<number>`(select case when is_called then last_value else 0 end from change_numbers)`.mapWith(Number),
      first: min(catalogChanges.number),
    })
    .from(catalogChanges);
  const last = ends?.last ?? 0;
  return { last, first: ends?.first ?? last + 1 };
}

/**
 * What changed since a number was told. Changes are kept for a day: of what lies further back, or is of another database, nothing
 * is known. Whoever is told asks next when pages changed, and is to be told anew.
 */
export async function readChanges({ db }: Pick<Dependencies, "db">, after: number | undefined): Promise<Changes> {
  await numberChanges(db);
  const { last, first } = await findEnds(db);
  if (after === undefined || after > last || after < first - 1) {
    forgetPageChanges(db);
    return { last, tags: [], is_complete: false };
  }
  const rows = await db
    .select({ number: catalogChanges.number, tag: catalogChanges.tag })
    .from(catalogChanges)
    .where(gt(catalogChanges.number, after))
    .orderBy(asc(catalogChanges.number))
    .limit(mostAtOnce);
  if (rows.length > 0) forgetPageChanges(db);
  return { last: rows.at(-1)?.number ?? after, tags: [...new Set(rows.map(({ tag }) => tag))], is_complete: true };
}
