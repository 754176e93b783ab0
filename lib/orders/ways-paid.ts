import { brandName } from "#contract/brand-name.ts";
import type { Order } from "#contract/orders.ts";

/** How an order was paid, or what of it is not; several where the wallet paid a part. */
export type WayPaid =
  | { kind: "card"; brand: string; last4: string }
  /** A service without a number, for example PayPal. */
  | { kind: "service"; brand: string }
  | { kind: "wallet" | "prepayment" | "exchange" | "nothing" | "unpaid" | "notDue" };

type Paid = Pick<
  Order,
  "kind" | "status" | "paid_at" | "payment" | "exchange_of" | "wallet_ttc" | "prepaid_ttc" | "due_ttc"
>;

/** The wallet holds money of gift cards, refunds and rewards alike. A box is billed once it is known what was kept. */
export function waysPaid({
  paid_at,
  payment,
  exchange_of,
  wallet_ttc,
  prepaid_ttc,
  due_ttc,
  ...order
}: Paid): WayPaid[] {
  if (exchange_of !== null) return [{ kind: "exchange" }];
  if (order.status === "CLOSED") return [{ kind: "nothing" }];
  if (paid_at === null) {
    const isBilled = order.kind === "SHOP" || order.status === "PENDING_PAYMENT" || order.status === "PAYMENT_FAILED";
    return [{ kind: isBilled ? "unpaid" : "notDue" }];
  }
  const ways: WayPaid[] = [];
  if (due_ttc > 0 && payment.brand)
    ways.push(
      payment.last4
        ? { kind: "card", brand: brandName(payment.brand), last4: payment.last4 }
        : { kind: "service", brand: brandName(payment.brand) },
    );
  if (prepaid_ttc > 0) ways.push({ kind: "prepayment" });
  if (wallet_ttc > 0) ways.push({ kind: "wallet" });
  return ways.length > 0 ? ways : [{ kind: "nothing" }];
}
