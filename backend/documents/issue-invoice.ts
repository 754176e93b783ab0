import type { Queryable, Transaction } from "../db/database.ts";
import { eq, max, sql } from "../db/orm.ts";
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

/** The invoice of an order; null before it is sold. */
export async function findInvoice(db: Queryable, orderId: string): Promise<Invoice | null> {
  const [known] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  return known ? toInvoice(known) : null;
}

/**
 * Numbers and dates the invoice of an order, in the transaction that books its sale: one that is rolled back leaves no
 * gap. Whoever sells waits here for the sale before, so that this lock is the last one a transaction takes. Called once
 * an order.
 */
export async function issueInvoice(tx: Transaction, orderId: string, soldAt: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${numberingLock})`);
  const year = Number(parisDay(soldAt).day.slice(0, 4));
  const [last] = await tx
    .select({ sequence: max(invoices.sequence) })
    .from(invoices)
    .where(eq(invoices.year, year));
  await tx.insert(invoices).values({ orderId, year, sequence: (last?.sequence ?? 0) + 1, issuedAt: soldAt });
}
