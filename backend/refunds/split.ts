/** A payment that took money and what of it was not planned to go back yet, in cents. */
export interface RefundablePayment {
  id: string;
  leftCents: number;
}

export interface RefundPart {
  /** Null when all of the part goes to the wallet. */
  paymentId: string | null;
  providerCents: number;
  walletCents: number;
  /** Of the wallet's part, what the payment took; absent: nothing. */
  convertedCents?: number;
}

/** The same part, all of it for the wallet. */
export const convertPart = (part: RefundPart): RefundPart => ({
  ...part,
  providerCents: 0,
  walletCents: part.providerCents + part.walletCents,
  convertedCents: part.providerCents,
});

/**
 * Money goes back where it came from: through the payments in their order up to what each took, then to the wallet up
 * to what it gave. Answers one part a payment; the wallet's share stands on the first. Throws RangeError when more is
 * asked for than is left.
 */
export function splitRefund(
  amountCents: number,
  payments: readonly RefundablePayment[],
  walletLeftCents: number,
): RefundPart[] {
  if (!Number.isInteger(amountCents) || amountCents <= 0) throw new RangeError(`a refund of ${amountCents} cents`);
  const parts: RefundPart[] = [];
  let left = amountCents;
  for (const payment of payments) {
    const providerCents = Math.min(left, Math.max(0, payment.leftCents));
    if (providerCents === 0) continue;
    parts.push({ paymentId: payment.id, providerCents, walletCents: 0 });
    left -= providerCents;
  }
  if (left > walletLeftCents)
    throw new RangeError(`a refund of ${amountCents} cents, ${left - walletLeftCents} more than is left`);
  const [first] = parts;
  if (left === 0) return parts;
  if (!first) return [{ paymentId: null, providerCents: 0, walletCents: left }];
  first.walletCents = left;
  return parts;
}
