import type { Clock } from "../context.ts";
import type { Database } from "../db/database.ts";
import { eq, sql } from "../db/orm.ts";
import { clockOffset } from "../db/schema/profile.ts";

const rowId = 1;

/**
 * The machine's clock plus the offset kept in the database, which a demo moves forward. The offset survives a restart;
 * other processes see a move once they call `refresh`.
 */
export async function createClock(db: Database): Promise<Required<Clock>> {
  let offsetMs = 0;
  const refresh = async (): Promise<void> => {
    const [row] = await db.select().from(clockOffset).where(eq(clockOffset.id, rowId));
    offsetMs = row?.offsetMs ?? 0;
  };
  await refresh();
  return {
    now: () => new Date(Date.now() + offsetMs),
    aheadMs: () => offsetMs,
    refresh,
    advance: async (ms) => {
      const [row] = await db
        .insert(clockOffset)
        .values({ id: rowId, offsetMs: ms })
        .onConflictDoUpdate({ target: clockOffset.id, set: { offsetMs: sql`${clockOffset.offsetMs} + ${ms}` } })
        .returning();
      offsetMs = row?.offsetMs ?? offsetMs + ms;
    },
  };
}
