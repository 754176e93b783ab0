import { describe, expect, it } from "vitest";
import type { OrderStatus } from "#contract/orders.ts";
import { planOverview } from "./order-overview.ts";

const anOrder = (id: string, status: OrderStatus, day: number) => ({
  id,
  status,
  created_at: `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`,
});
const ids = (orders: { id: string }[]) => orders.map(({ id }) => id);

describe("planOverview", () => {
  it("asks to pay the oldest order first, whether it was never paid or refused", () =>
    expect(
      ids(
        planOverview([anOrder("c", "PENDING_PAYMENT", 9), anOrder("b", "PAID", 8), anOrder("a", "PAYMENT_FAILED", 7)])
          .toPay,
      ),
    ).toEqual(["a", "c"]));
  it("shows the newest order", () =>
    expect(planOverview([anOrder("b", "SHIPPED", 8), anOrder("a", "DELIVERED", 7)]).last?.id).toBe("b"));
  it("passes over a cancelled one", () =>
    expect(planOverview([anOrder("b", "CANCELLED", 8), anOrder("a", "DELIVERED", 7)]).last?.id).toBe("a"));
  it("shows a cancelled one when there is nothing else", () =>
    expect(planOverview([anOrder("b", "CANCELLED", 8)]).last?.id).toBe("b"));
  it("is empty without orders", () => expect(planOverview([])).toEqual({ toPay: [], last: null }));
});
