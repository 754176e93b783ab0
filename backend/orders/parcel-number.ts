import type { Transaction } from "../db/database.ts";
import { sql } from "../db/orm.ts";

const number = sql<string>`'PM' || nextval('parcel_numbers') || 'FR'`;

/** A number a parcel is followed by, for either way; never given twice. */
export async function nextParcelNumber(tx: Transaction): Promise<string> {
  const [row] = await tx.select({ number }).from(sql`(values (1)) as one`);
  if (!row) throw new Error("no parcel number");
  return row.number;
}
