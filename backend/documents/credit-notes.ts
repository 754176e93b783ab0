import type { Queryable, Transaction } from "../db/database.ts";
import { asc, eq, inArray, max, sql } from "../db/orm.ts";
import { creditNotes } from "../db/schema/order.ts";
import { parisDay } from "../delivery/working-days.ts";

export type StoredCreditNote = typeof creditNotes.$inferSelect;

/** `AV-2026-000001`, after the French word for it (avoir). */
export const creditNoteNumber = ({ year, sequence }: Pick<StoredCreditNote, "year" | "sequence">): string =>
  `AV-${year}-${String(sequence).padStart(6, "0")}`;

/** Of the lock under which numbers are given, so that none is left out. */
const numberingLock = 7_403_212;

/**
 * Takes back a part of an order's invoice, in the transaction that plans the refund. Everybody who makes several of these
 * takes the lock of the numbers last, after those of orders. Answers its number.
 */
export async function issueCreditNote(
  tx: Transaction,
  note: Omit<StoredCreditNote, "id" | "year" | "sequence" | "issuedAt">,
  now: Date,
): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(${numberingLock})`);
  const year = Number(parisDay(now).day.slice(0, 4));
  const [last] = await tx
    .select({ sequence: max(creditNotes.sequence) })
    .from(creditNotes)
    .where(eq(creditNotes.year, year));
  const sequence = (last?.sequence ?? 0) + 1;
  await tx.insert(creditNotes).values({ ...note, id: crypto.randomUUID(), year, sequence, issuedAt: now });
  return creditNoteNumber({ year, sequence });
}

/** Credit notes of orders, the oldest first. */
export async function findCreditNotes(db: Queryable, orderIds: readonly string[]): Promise<StoredCreditNote[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(creditNotes)
    .where(inArray(creditNotes.orderId, [...orderIds]))
    .orderBy(asc(creditNotes.year), asc(creditNotes.sequence));
}
