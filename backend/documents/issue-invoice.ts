import { eq, max, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { invoices } from "../db/schema/order.ts";
import { parisDay } from "../delivery/working-days.ts";

export interface Invoice {
  number: string;
  issuedAt: Date;
}

const toInvoice = ({ year, sequence, issuedAt }: typeof invoices.$inferSelect): Invoice => ({
  number: `FA-${year}-${String(sequence).padStart(6, "0")}`,
  issuedAt,
});

/** Of the lock under which numbers are given, so that none is left out. */
const numberingLock = 7_403_211;

/** The invoice of an order: its number is given when it is first asked for and stays. */
export async function issueInvoice(db: Database, orderId: string, now: Date): Promise<Invoice> {
  const find = async (from: Pick<Database, "select">) =>
    (await from.select().from(invoices).where(eq(invoices.orderId, orderId)))[0];
  const known = await find(db);
  if (known) return toInvoice(known);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${numberingLock})`);
    const first = await find(tx);
    if (first) return toInvoice(first);
    const year = Number(parisDay(now).day.slice(0, 4));
    const [last] = await tx
      .select({ sequence: max(invoices.sequence) })
      .from(invoices)
      .where(eq(invoices.year, year));
    const row = { orderId, year, sequence: (last?.sequence ?? 0) + 1, issuedAt: now };
    await tx.insert(invoices).values(row);
    return toInvoice(row);
  });
}
