import type { Database } from "#backend/db/database.ts";
import type { SQL } from "#backend/db/orm.ts";

/** Rows of a statement written by hand, as the server answers them. */
export async function readRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(statement);
  return (answer as { rows: Row[] }).rows;
}
