import type { LedgerUnit } from "../db/schema/ledger.ts";

export interface Posting {
  account: string;
  unit: LedgerUnit;
  /** Cents or points; positive adds to the account. */
  amount: number;
}

const keyOf = ({ account, unit }: Posting): string => `${account} ${unit}`;

/** One posting an account and unit, in the order of their names, without those that move nothing. */
export function joinPostings(postings: readonly Posting[]): Posting[] {
  const joined = new Map<string, Posting>();
  for (const posting of postings) {
    if (!Number.isSafeInteger(posting.amount)) throw new RangeError(`not a whole amount: ${posting.amount}`);
    const known = joined.get(keyOf(posting));
    joined.set(keyOf(posting), { ...posting, amount: posting.amount + (known?.amount ?? 0) });
  }
  return [...joined.values()].filter(({ amount }) => amount !== 0).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Throws RangeError when the postings do not add up to zero in each unit. */
export function requireBalanced(postings: readonly Posting[]): void {
  const sums = new Map<LedgerUnit, number>();
  for (const { unit, amount } of postings) sums.set(unit, (sums.get(unit) ?? 0) + amount);
  for (const [unit, sum] of sums) if (sum !== 0) throw new RangeError(`an entry is off by ${sum} ${unit}`);
}
