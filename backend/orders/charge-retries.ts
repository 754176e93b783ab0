const dayMs = 24 * 60 * 60_000;

/** A box whose charge failed is charged again this many days after the first failure. */
const chargeRetryDays = [2, 4, 7] as const;

/** When a box that failed is charged next; null once the last retry is over and only the customer can pay it. */
export function planNextCharge(firstFailedAt: Date, now: Date): Date | null {
  const moments = chargeRetryDays.map((days) => new Date(firstFailedAt.getTime() + days * dayMs));
  return moments.find((moment) => moment > now) ?? null;
}
