import { eq, max, sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/database.ts";
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

async function findInvoice(from: Pick<Database, "select">, orderId: string): Promise<Invoice | null> {
  const [known] = await from.select().from(invoices).where(eq(invoices.orderId, orderId));
  return known ? toInvoice(known) : null;
}

/** The invoice of an order, in the caller's transaction: its number is given when it is first needed and stays. */
export async function issueInvoiceIn(tx: Transaction, orderId: string, now: Date): Promise<Invoice> {
  const known = await findInvoice(tx, orderId);
  if (known) return known;
  await tx.execute(sql`select pg_advisory_xact_lock(${numberingLock})`);
  const first = await findInvoice(tx, orderId);
  if (first) return first;
  const year = Number(parisDay(now).day.slice(0, 4));
  const [last] = await tx
    .select({ sequence: max(invoices.sequence) })
    .from(invoices)
    .where(eq(invoices.year, year));
  const row = { orderId, year, sequence: (last?.sequence ?? 0) + 1, issuedAt: now };
  await tx.insert(invoices).values(row);
  return toInvoice(row);
}

/** The invoice of an order: its number is given when it is first asked for and stays. */
export const issueInvoice = async (db: Database, orderId: string, now: Date): Promise<Invoice> =>
  (await findInvoice(db, orderId)) ?? db.transaction(async (tx) => issueInvoiceIn(tx, orderId, now));
