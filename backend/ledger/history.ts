import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { ledgerEntries, ledgerPostings, type LedgerUnit } from "../db/schema/ledger.ts";
import { orders } from "../db/schema/order.ts";

export interface HistoryItem {
  id: string;
  rule: string;
  at: Date;
  amount: number;
  /** What the account held after it. */
  balance: number;
  order: { id: string; number: string } | null;
}

/** Numbers of orders by id; ids of anything else are not asked for. */
async function findOrderNumbers(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** What moved an account, newest first, with the balance after each. */
export async function readHistory(
  db: Queryable,
  { account, unit, page, page_size: pageSize }: { account: string; unit: LedgerUnit; page: number; page_size: number },
): Promise<{ page: number; page_size: number; pages: number; total: number; items: HistoryItem[] }> {
  const mine = and(eq(ledgerPostings.account, account), eq(ledgerPostings.unit, unit));
  const total = await db.$count(ledgerPostings, mine);
  const rows = await db
    .select({
      id: ledgerEntries.id,
      rule: ledgerEntries.rule,
      at: ledgerEntries.at,
      amount: ledgerPostings.amount,
      balance:
        sql<number>`sum(${ledgerPostings.amount}) over (order by ${ledgerEntries.at}, ${ledgerEntries.sequence})`.mapWith(
          Number,
        ),
      sourceType: ledgerEntries.sourceType,
      sourceId: ledgerEntries.sourceId,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(mine)
    .orderBy(desc(ledgerEntries.at), desc(ledgerEntries.sequence))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const numbers = await findOrderNumbers(
    db,
    rows.flatMap(({ sourceType, sourceId }) => (sourceType === "order" ? [sourceId] : [])),
  );
  return {
    page,
    page_size: pageSize,
    pages: Math.ceil(total / pageSize),
    total,
    items: rows.map(({ sourceType, sourceId, ...row }) => {
      const number = sourceType === "order" ? numbers.get(sourceId) : undefined;
      return { ...row, order: number === undefined ? null : { id: sourceId, number } };
    }),
  };
}
