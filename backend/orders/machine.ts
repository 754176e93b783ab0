import type { OrderStatus } from "#contract/orders.ts";

export type OrderEvent =
  | "PAYMENT_STARTED"
  | "PAYMENT_FAILED"
  | "PAYMENT_SUCCEEDED"
  | "RESERVATION_EXPIRED"
  | "CLIENT_CANCELLED"
  | "PREPARED"
  | "SHIPPED"
  | "DELIVERED"
  | "GIVEN_UP"
  | "BILLED"
  | "NOTHING_KEPT";

/**
 * A cancelled order lives again when it is paid once more or when a payment arrives late: whoever applies these two
 * transitions has to take its pieces out of stock first.
 */
const transitions: Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>> = {
  PENDING_PAYMENT: {
    PAYMENT_SUCCEEDED: "PAID",
    PAYMENT_FAILED: "PAYMENT_FAILED",
    RESERVATION_EXPIRED: "CANCELLED",
    CLIENT_CANCELLED: "CANCELLED",
  },
  PAYMENT_FAILED: {
    PAYMENT_STARTED: "PENDING_PAYMENT",
    PAYMENT_SUCCEEDED: "PAID",
    RESERVATION_EXPIRED: "CANCELLED",
    CLIENT_CANCELLED: "CANCELLED",
  },
  CANCELLED: { PAYMENT_STARTED: "PENDING_PAYMENT", PAYMENT_SUCCEEDED: "PAID" },
  PAID: { PREPARED: "PREPARED", CLIENT_CANCELLED: "CANCELLED" },
  /** A box is given up when its prepayment cannot be had. */
  PREPARED: { SHIPPED: "SHIPPED", GIVEN_UP: "CANCELLED" },
  SHIPPED: { DELIVERED: "DELIVERED" },
  /** Of a box only: what was kept is known. */
  DELIVERED: { BILLED: "PENDING_PAYMENT", NOTHING_KEPT: "CLOSED" },
  CLOSED: {},
};

/** The status after an event; null when the event changes nothing in that status. */
export const planTransition = (status: OrderStatus, event: OrderEvent): OrderStatus | null =>
  transitions[status][event] ?? null;

interface Cancellable {
  kind: "SHOP" | "BOX";
  status: OrderStatus;
  exchangeOf: string | null;
}

/**
 * Whether the client may still give an order up: one of the shop until somebody packs it. A box is given up before it is
 * packed, with its request; a replacement cost nothing, and goes back like any other piece once it arrived.
 */
export const canClientCancel = ({ kind, status, exchangeOf }: Cancellable): boolean =>
  kind === "SHOP" && exchangeOf === null && planTransition(status, "CLIENT_CANCELLED") !== null;

/** Statuses of an order that waits for its money; one of the shop holds its pieces meanwhile. */
export const unpaidStatuses = ["PENDING_PAYMENT", "PAYMENT_FAILED"] as const satisfies OrderStatus[];
export const isUnpaid = (status: OrderStatus): boolean => unpaidStatuses.some((unpaid) => unpaid === status);
