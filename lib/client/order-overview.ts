import type { Order } from "#contract/orders.ts";
import { isPayable } from "#lib/orders/payment-phase.ts";

type Summary = Pick<Order, "id" | "status" | "created_at" | "can_return" | "return_until">;

export interface OrderOverview<O extends Summary = Order> {
  /** Orders that wait for money, the oldest first: its stock is given back first. */
  toPay: O[];
  /** Orders of which something may still go back, the nearest deadline first. */
  toReturn: O[];
  /** The newest order that is not a dead one. */
  last: O | null;
}

/** What an overview says about orders, given newest first. */
export function planOverview<O extends Summary>(orders: readonly O[]): OrderOverview<O> {
  return {
    toPay: orders.filter(isPayable).toSorted((a, b) => a.created_at.localeCompare(b.created_at)),
    toReturn: orders
      .filter(({ can_return, return_until }) => can_return && return_until !== null)
      .toSorted((a, b) => (a.return_until ?? "").localeCompare(b.return_until ?? "")),
    last: orders.find(({ status }) => status !== "CANCELLED") ?? orders[0] ?? null,
  };
}
