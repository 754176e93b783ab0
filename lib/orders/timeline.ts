import type { Order, OrderStatus } from "#contract/orders.ts";

export interface PlannedEvent {
  status: OrderStatus;
  /** Null for what is still to come. */
  at: string | null;
  state: "done" | "current" | "todo";
}

/** An order of the shop is paid and sent. A box comes first, and is paid once it is known what is kept. */
const ways: Record<Order["kind"], readonly OrderStatus[]> = {
  SHOP: ["PENDING_PAYMENT", "PAID", "PREPARED", "SHIPPED", "DELIVERED"],
  BOX: ["PREPARED", "SHIPPED", "DELIVERED", "PENDING_PAYMENT", "PAID"],
};

/** Where nothing follows, whatever way was gone. */
const ends = new Set<OrderStatus>(["CANCELLED", "CLOSED"]);

/** What happened to an order and what will; a failed payment stays visible only until the order is paid. */
export function planTimeline({ kind, status, timeline }: Pick<Order, "kind" | "status" | "timeline">): PlannedEvent[] {
  const way = ways[kind];
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
  const isOver = ends.has(status) || status === way.at(-1);
  const events = past.map(({ status: step, at }, index): PlannedEvent => ({
    status: step,
    at,
    state: index === past.length - 1 && !isOver ? "current" : "done",
  }));
  /* A replacement is never ordered nor paid: what was passed over does not come any more. */
  const reached = Math.max(...past.map(({ status: step }) => way.indexOf(step)));
  const ahead = isOver ? [] : way.slice(reached + 1);
  return [...events, ...ahead.map((step): PlannedEvent => ({ status: step, at: null, state: "todo" }))];
}
