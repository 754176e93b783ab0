import type { Queryable, Transaction } from "../db/database.ts";
import { and, eq, sql } from "../db/orm.ts";
import { ledgerBalances, ledgerEntries, ledgerPostings, type LedgerUnit } from "../db/schema/ledger.ts";
import { ApiError } from "../http/problem.ts";
import { isOwned } from "./accounts.ts";
import { joinPostings, requireBalanced, type Posting } from "./postings.ts";
import type { LedgerRule } from "./rules.ts";

export interface Entry {
  rule: LedgerRule;
  /** What caused it, for example `{ type: "order", id }`. */
  source: { type: string; id: string };
  /** Whose history shows it; null for none. */
  clientId: string | null;
  /** The same cause never makes two entries. */
  dedupeKey: string;
  at: Date;
  /** Cents or points; those of one account are joined, zeros are left out. */
  postings: Posting[];
}

/**
 * Writes an entry in the caller's transaction. False when it was made before, or moves nothing. Throws
 * INSUFFICIENT_BALANCE when it takes more than a client or a gift card has, and RangeError when it is not balanced.
 */
export async function postEntry(tx: Transaction, entry: Entry): Promise<boolean> {
  return (await postEntries(tx, [entry])) === 1;
}

/**
 * Writes several entries, or none when one is refused; answers how many are new. A transaction that touches accounts
 * of several clients calls this once: the accounts are locked in the order of their names, so that no two
 * transactions wait for each other in a circle. Locks on orders, stock and carts are taken before.
 */
export async function postEntries(tx: Transaction, entries: readonly Entry[]): Promise<number> {
  const wanted = entries
    .map((entry) => ({ ...entry, id: crypto.randomUUID(), postings: joinPostings(entry.postings) }))
    .filter(({ postings }) => postings.length > 0);
  for (const { postings } of wanted) requireBalanced(postings);
  const made = await insertEntries(tx, wanted);
  await applyToBalances(
    tx,
    made.flatMap(({ postings }) => postings),
  );
  return made.length;
}

type NumberedEntry = Entry & { id: string };

/** Writes entries with their postings, in one statement; answers those whose cause made none before. */
async function insertEntries(tx: Transaction, entries: readonly NumberedEntry[]): Promise<NumberedEntry[]> {
  if (entries.length === 0) return [];
  const made = tx.$with("made").as(
    tx
      .insert(ledgerEntries)
      .values(
        entries.map(({ id, rule, source, clientId, dedupeKey, at }) => ({
          id,
          rule,
          clientId,
          dedupeKey,
          at,
          sourceType: source.type,
          sourceId: source.id,
        })),
      )
      .onConflictDoNothing({ target: ledgerEntries.dedupeKey })
      .returning({ id: ledgerEntries.id }),
  );
  const rows = entries.flatMap(({ id, postings }) =>
    postings.map(({ account, unit, amount }) => sql`(${id}::uuid, ${account}, ${unit}, ${amount}::integer)`),
  );
  const written = await tx
    .with(made)
    .insert(ledgerPostings)
    .select(
      sql`select wanted.* from (values ${sql.join(rows, sql`, `)}) as wanted (entry_id, account, unit, amount)
        join ${made} on ${made.id} = wanted.entry_id`,
    )
    .returning({ entryId: ledgerPostings.entryId });
  return entries.filter(({ id }) => written.some(({ entryId }) => entryId === id));
}

/**
 * Only accounts that belong to somebody have a kept balance: one row for all revenue would make every order of the
 * shop wait for the one before it.
 */
async function applyToBalances(tx: Transaction, postings: readonly Posting[]): Promise<void> {
  for (const { account, unit, amount } of joinPostings(postings.filter((posting) => isOwned(posting.account)))) {
    if (amount > 0) {
      await tx
        .insert(ledgerBalances)
        .values({ account, unit, balance: amount })
        .onConflictDoUpdate({
          target: [ledgerBalances.account, ledgerBalances.unit],
          set: { balance: sql`${ledgerBalances.balance} + excluded.balance` },
        });
    } else {
      const taken = await tx
        .update(ledgerBalances)
        .set({ balance: sql`${ledgerBalances.balance} + ${amount}::integer` })
        .where(
          and(
            eq(ledgerBalances.account, account),
            eq(ledgerBalances.unit, unit),
            sql`${ledgerBalances.balance} >= ${-amount}::integer`,
          ),
        )
        .returning({ balance: ledgerBalances.balance });
      if (taken.length === 0) throw new ApiError("INSUFFICIENT_BALANCE", { data: { unit, wanted: -amount } });
    }
  }
}

/** Cents or points on an account. Kept for accounts that belong to somebody, summed for the others. */
export async function readBalance(db: Queryable, account: string, unit: LedgerUnit): Promise<number> {
  if (isOwned(account)) {
    const [row] = await db
      .select({ balance: ledgerBalances.balance })
      .from(ledgerBalances)
      .where(and(eq(ledgerBalances.account, account), eq(ledgerBalances.unit, unit)));
    return row?.balance ?? 0;
  }
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number) })
    .from(ledgerPostings)
    .where(and(eq(ledgerPostings.account, account), eq(ledgerPostings.unit, unit)));
  return row?.sum ?? 0;
}

/** Balance of an account that belongs to somebody, which nobody else changes until the transaction ends. */
export async function lockBalance(tx: Transaction, account: string, unit: LedgerUnit): Promise<number> {
  const [row] = await tx
    .select({ balance: ledgerBalances.balance })
    .from(ledgerBalances)
    .where(and(eq(ledgerBalances.account, account), eq(ledgerBalances.unit, unit)))
    .for("update");
  return row?.balance ?? 0;
}
