import type { requests } from "../db/schema/request.ts";

export type BlockedReason = NonNullable<(typeof requests.$inferSelect)["blockedReason"]>;

export interface BlockingFacts {
  hasAddress: boolean;
  /** A payment method that can be charged on the day of the question. */
  hasPaymentMethod: boolean;
  /** A box of the same profile waits for its money after a failed charge. */
  isPaymentDue: boolean;
  isPresumedFraudster: boolean;
}

/** What keeps a box from being sent, the gravest first; null when nothing does. */
export function blockOf(facts: BlockingFacts): BlockedReason | null {
  if (facts.isPresumedFraudster) return "FRAUD_CHECK";
  if (facts.isPaymentDue) return "PAYMENT_DUE";
  if (!facts.hasAddress) return "ADDRESS_MISSING";
  return facts.hasPaymentMethod ? null : "PAYMENT_METHOD_MISSING";
}

/** Reasons for which pieces are not even put aside; the others leave time until the box is packed. */
export const forbidsComposing = (reason: BlockedReason | null): boolean =>
  reason === "FRAUD_CHECK" || reason === "PAYMENT_DUE";
