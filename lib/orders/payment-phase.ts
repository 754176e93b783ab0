import type { Order } from "#contract/orders.ts";

/** How the payment of an order stands, for whoever waits for it. */
export type PaymentPhase =
  | { kind: "paid" }
  /** The customer has to confirm it at the bank. */
  | { kind: "action"; url: string }
  | { kind: "failed"; code: string | null }
  /** Sent, not answered yet. */
  | { kind: "pending" }
  | { kind: "cancelled" };

export function paymentPhaseOf({ status, payment }: Pick<Order, "status" | "payment">): PaymentPhase {
  if (status === "CANCELLED") return { kind: "cancelled" };
  if (status !== "PENDING_PAYMENT" && status !== "PAYMENT_FAILED") return { kind: "paid" };
  if (payment.status === "REQUIRES_ACTION" && payment.action_url !== null)
    return { kind: "action", url: payment.action_url };
  if (status === "PAYMENT_FAILED" || payment.status === "FAILED") return { kind: "failed", code: payment.error_code };
  return { kind: "pending" };
}

/** True while money is missing and can still be given. */
export const isPayable = ({ status }: Pick<Order, "status">): boolean =>
  status === "PENDING_PAYMENT" || status === "PAYMENT_FAILED";
