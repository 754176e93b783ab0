import { asc, eq } from "../orm.ts";
import type { Database } from "../database.ts";
import { invoices } from "../schema/order.ts";

/** The demo's accounts were filled one after the other, though they bought on the same days: numbers follow the days. */
export async function numberInvoicesByDay(db: Database): Promise<void> {
  const sold = await db
    .select()
    .from(invoices)
    .orderBy(asc(invoices.issuedAt), asc(invoices.year), asc(invoices.sequence));
  const given = new Map<number, number>();
  const rows = sold.map((invoice) => {
    const sequence = (given.get(invoice.year) ?? 0) + 1;
    given.set(invoice.year, sequence);
    return { ...invoice, sequence };
  });
  // Out of the way first: no number may be there twice, not even for a moment.
  for (const { orderId, sequence } of rows)
    await db.update(invoices).set({ sequence: -sequence }).where(eq(invoices.orderId, orderId));
  for (const { orderId, sequence } of rows)
    await db.update(invoices).set({ sequence }).where(eq(invoices.orderId, orderId));
}
