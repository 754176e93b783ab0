const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Each line's part of a discount, in whole cents: in proportion to the lines, together exactly the discount, no part
 * larger than its line. Throws RangeError for a discount larger than all lines.
 */
export function spreadDiscount(discountCents: number, lineCents: readonly number[]): number[] {
  const total = sumOf(lineCents);
  if (discountCents < 0 || discountCents > total) throw new RangeError(`${discountCents} of ${total} cents`);
  // Up to each line the exact part is rounded down; the difference to the line before is its part.
  let [before, given] = [0, 0];
  return lineCents.map((cents) => {
    before += cents;
    const until = total === 0 ? 0 : Math.floor((discountCents * before) / total);
    const part = Math.min(until - given, cents);
    given += part;
    return part;
  });
}

/**
 * What was paid for `count` pieces of a line of `quantity` after `already` were given back, in whole cents: however the
 * pieces come back, together they are worth exactly what the line cost.
 */
export function paidForPieces(
  linePaidCents: number,
  { quantity, already, count }: { quantity: number; already: number; count: number },
): number {
  if (already < 0 || count < 0 || already + count > quantity)
    throw new RangeError(`${already} + ${count} of ${quantity}`);
  const until = (pieces: number) => Math.floor((linePaidCents * pieces) / quantity);
  return until(already + count) - until(already);
}
