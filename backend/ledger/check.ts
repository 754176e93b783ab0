import type { Dependencies } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { sql } from "../db/orm.ts";
import { ledgerBalances, ledgerChecks, ledgerPostings } from "../db/schema/ledger.ts";
import { orders } from "../db/schema/order.ts";
import { isOwned } from "./accounts.ts";

/**
 * Proves the books: every entry is balanced in each unit, the kept balance of every account that belongs to somebody is
 * the sum of its postings, and the steps of every order make its total and its VAT. Answers what is wrong, in words for the log; empty when nothing is.
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
  return [...wrong, ...(await checkSteps(db))];
}

/** Orders whose steps do not make what they cost. */
async function checkSteps(db: Queryable): Promise<string[]> {
  const cents = sql`(select coalesce(sum((step->>'cents')::int), 0) from jsonb_array_elements(${orders.steps}) step)`;
  const vat = sql`(select coalesce(sum((tax->>'cents')::int), 0) from jsonb_array_elements(${orders.steps}) step,
    jsonb_array_elements(step->'vat') tax)`;
  const wrong = await db
    .select({ number: orders.number, total: orders.totalCents, vat: orders.vatCents })
    .from(orders)
    .where(sql`${cents} <> ${orders.totalCents} or ${vat} <> ${orders.vatCents}`);
  return wrong.map((row) => `the steps of ${row.number} do not make ${row.total} with ${row.vat} of tax`);
}

const checkEveryMs = 6 * 60 * 60_000;
const name = "books";

/** How the books were when they were proved last; null before the first time. */
export async function readLastCheck(db: Queryable): Promise<{ at: Date; wrong: string[] } | null> {
  return (await db.select().from(ledgerChecks))[0] ?? null;
}

/**
 * The same as a job, every six hours whoever runs it: keeps what was found, for the health page, and throws with all that
 * is wrong, for the log and for whoever moves the clock of a demo.
 */
export async function proveBooks({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const last = await readLastCheck(db);
  if (last && Math.abs(now.getTime() - last.at.getTime()) < checkEveryMs) return;
  const wrong = await checkLedger(db);
  await db
    .insert(ledgerChecks)
    .values({ name, at: now, wrong })
    .onConflictDoUpdate({ target: ledgerChecks.name, set: { at: now, wrong } });
  if (wrong.length > 0) throw new Error(`the books are wrong: ${wrong.join("; ")}`);
}
