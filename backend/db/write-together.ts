import type { Transaction } from "./database.ts";
import { sql, type SQLWrapper } from "./orm.ts";

/**
 * Sends writes as one statement, so that they cost one round trip. They run in no order and none sees what another has
 * written: never two of the same row. References between them are checked at the end.
 */
export async function writeTogether(tx: Transaction, writes: readonly [SQLWrapper, ...SQLWrapper[]]): Promise<void> {
  const before = writes.slice(0, -1).map((write, index) => sql`${sql.identifier(`write_${index}`)} as ${write}`);
  const last = (writes.at(-1) ?? writes[0]).getSQL();
  await tx.execute(before.length === 0 ? last : sql`with ${sql.join(before, sql`, `)} ${last}`);
}
