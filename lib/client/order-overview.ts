import type { Order } from "#contract/orders.ts";
import { isPayable } from "#lib/orders/payment-phase.ts";

type Summary = Pick<Order, "id" | "kind" | "status" | "created_at" | "can_return" | "return_until">;

export interface OrderOverview<O extends Summary = Order> {
  /** Orders that wait for money, the oldest first: its stock is given back first. */
  toPay: O[];
  /** Orders of which something may still go back, the nearest deadline first. */
  toReturn: O[];
  /** Orders that are paid and not there yet, the newest first. */
  onTheirWay: O[];
  /** The newest order that is not a dead one, where none is on its way. */
  last: O | null;
}

/** A box is paid after it came. */
const isOnItsWay = ({ kind, status }: Summary): boolean =>
  status === "PREPARED" || status === "SHIPPED" || (kind === "SHOP" && status === "PAID");

/** What an overview says about orders, given newest first. */
export function planOverview<O extends Summary>(orders: readonly O[]): OrderOverview<O> {
  return {
    toPay: orders.filter(isPayable).toSorted((a, b) => a.created_at.localeCompare(b.created_at)),
    toReturn: orders
      .filter(({ can_return, return_until }) => can_return && return_until !== null)
      .toSorted((a, b) => (a.return_until ?? "").localeCompare(b.return_until ?? "")),
    onTheirWay: orders.filter(isOnItsWay),
    last: orders.some(isOnItsWay) ? null : (orders.find(({ status }) => status !== "CANCELLED") ?? orders[0] ?? null),
  };
}
