import type { Order, OrderStatus } from "#contract/orders.ts";

export interface PlannedEvent {
  status: OrderStatus;
  /** Null for what is still to come. */
  at: string | null;
  state: "done" | "current" | "todo";
}

const wayOfAParcel: readonly OrderStatus[] = ["PENDING_PAYMENT", "PAID", "PREPARED", "SHIPPED", "DELIVERED"];

/** What happened to an order and what will; a failed payment stays visible only until the order is paid. */
export function planTimeline({ status, timeline }: Pick<Order, "status" | "timeline">): PlannedEvent[] {
  const isPaid = timeline.some((event) => event.status === "PAID");
  const seen = timeline.filter((event, index) => {
    if (isPaid && event.status === "PAYMENT_FAILED") return false;
    return (
      timeline.findLastIndex((other) => other.status === event.status) === index || event.status !== "PAYMENT_FAILED"
    );
  });
  const started = new Set<OrderStatus>();
  const past = seen.filter((event) => {
    if (started.has(event.status)) return false;
    started.add(event.status);
    return true;
  });
  const isOver = status === "DELIVERED" || status === "CANCELLED" || status === "CLOSED";
  const events = past.map(({ status: step, at }, index): PlannedEvent => ({
    status: step,
    at,
    state: index === past.length - 1 && !isOver ? "current" : "done",
  }));
  if (isOver) return events;
  return [
    ...events,
    ...wayOfAParcel
      .filter((step) => !started.has(step))
      .map((step): PlannedEvent => ({ status: step, at: null, state: "todo" })),
  ];
}
