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

/** What an overview says about the orders that wait for something, however old, and about the newest; both newest first. */
export function planOverview<O extends Summary>(waiting: readonly O[], newest: readonly O[]): OrderOverview<O> {
  const onTheirWay = waiting.filter(isOnItsWay);
  return {
    toPay: waiting.filter(isPayable).toSorted((a, b) => a.created_at.localeCompare(b.created_at)),
    toReturn: waiting
      .filter(({ can_return, return_until }) => can_return && return_until !== null)
      .toSorted((a, b) => (a.return_until ?? "").localeCompare(b.return_until ?? "")),
    onTheirWay,
    last: onTheirWay.length > 0 ? null : (newest.find(({ status }) => status !== "CANCELLED") ?? newest[0] ?? null),
  };
}
