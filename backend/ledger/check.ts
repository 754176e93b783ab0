import { sql } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { ledgerBalances, ledgerPostings } from "../db/schema/ledger.ts";
import { isOwned } from "./accounts.ts";

/**
 * Proves the books: every entry is balanced in each unit, and the kept balance of every account that belongs to
 * somebody is the sum of its postings. Answers what is wrong, in words for the log; empty when nothing is.
 */
export async function checkLedger(db: Queryable): Promise<string[]> {
  const sum = sql<number>`sum(${ledgerPostings.amount})`.mapWith(Number);
  const { entryId, account, unit } = ledgerPostings;
  const unbalanced = await db
    .select({ entryId, unit, sum })
    .from(ledgerPostings)
    .groupBy(entryId, unit)
    .having(sql`sum(${ledgerPostings.amount}) <> 0`);
  const sums = await db.select({ account, unit, sum }).from(ledgerPostings).groupBy(account, unit);
  const kept = new Map((await db.select().from(ledgerBalances)).map((row) => [`${row.account} ${row.unit}`, row]));
  const wrong = unbalanced.map((row) => `entry ${row.entryId} is off by ${row.sum} ${row.unit}`);
  for (const row of sums.filter((one) => isOwned(one.account))) {
    const key = `${row.account} ${row.unit}`;
    const balance = kept.get(key)?.balance ?? 0;
    kept.delete(key);
    if (balance !== row.sum) wrong.push(`${key} is kept as ${balance}, its postings make ${row.sum}`);
    if (balance < 0) wrong.push(`${key} is below zero: ${balance}`);
  }
  for (const [key, { balance }] of kept) if (balance !== 0) wrong.push(`${key} is kept as ${balance} without postings`);
  return wrong;
}

/** The same as a job: throws with all that is wrong, for the log and for whoever moves the clock of a demo. */
export async function requireBooksInOrder(db: Queryable): Promise<void> {
  const wrong = await checkLedger(db);
  if (wrong.length > 0) throw new Error(`the books are wrong: ${wrong.join("; ")}`);
}
