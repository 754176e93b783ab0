import type { Queryable } from "../db/database.ts";
import { and, desc, eq, sql } from "../db/orm.ts";
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

/** What moved an account, newest first, with the balance after each. */
export async function readHistory(
  db: Queryable,
  { account, unit, page, page_size: pageSize }: { account: string; unit: LedgerUnit; page: number; page_size: number },
): Promise<{ page: number; page_size: number; pages: number; total: number; items: HistoryItem[] }> {
  const mine = and(eq(ledgerPostings.account, account), eq(ledgerPostings.unit, unit));
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
      total: sql<number>`count(*) over ()`.mapWith(Number),
      sourceId: ledgerEntries.sourceId,
      // Only ids of orders are surely uuids.
      orderNumber: sql<string | null>`case when ${ledgerEntries.sourceType} = 'order' then
        (select ${orders.number} from ${orders} where ${orders.id} = ${ledgerEntries.sourceId}::uuid) end`,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(mine)
    .orderBy(desc(ledgerEntries.at), desc(ledgerEntries.sequence))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  // A page after the last tells nothing of the others.
  const total = rows[0]?.total ?? (page === 1 ? 0 : await db.$count(ledgerPostings, mine));
  return {
    page,
    page_size: pageSize,
    pages: Math.ceil(total / pageSize),
    total,
    items: rows.map(({ id, rule, at, amount, balance, sourceId, orderNumber }) => ({
      id,
      rule,
      at,
      amount,
      balance,
      order: orderNumber === null ? null : { id: sourceId, number: orderNumber },
    })),
  };
}
