import { describe, expect, it } from "vitest";
import type { OrderStatus } from "#contract/orders.ts";
import { planOverview as plan } from "./order-overview.ts";

const anOrder = (
  id: string,
  status: OrderStatus,
  day: number,
  returnUntil: string | null = null,
  kind: "SHOP" | "BOX" = "SHOP",
) => ({
  id,
  kind,
  status,
  created_at: `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`,
  can_return: returnUntil !== null,
  return_until: returnUntil,
});
/** Of a client with few orders: those that wait are among the newest. */
const planOverview = (orders: ReturnType<typeof anOrder>[]) => plan(orders, orders);
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
    expect(planOverview([anOrder("b", "DELIVERED", 8), anOrder("a", "DELIVERED", 7)]).last?.id).toBe("b"));
  it("shows what is on its way instead of the last one, boxes once they are packed", () => {
    const orders = [
      anOrder("d", "CANCELLED", 9),
      anOrder("c", "SHIPPED", 8),
      anOrder("b", "PAID", 7, null, "BOX"),
      anOrder("a", "PAID", 6),
    ];
    expect(ids(planOverview(orders).onTheirWay)).toEqual(["c", "a"]);
    expect(planOverview(orders).last).toBeNull();
  });
  it("passes over a cancelled one", () =>
    expect(planOverview([anOrder("b", "CANCELLED", 8), anOrder("a", "DELIVERED", 7)]).last?.id).toBe("a"));
  it("shows a cancelled one when there is nothing else", () =>
    expect(planOverview([anOrder("b", "CANCELLED", 8)]).last?.id).toBe("b"));
  it("names what may still go back, the nearest deadline first", () =>
    expect(
      ids(
        planOverview([
          anOrder("c", "DELIVERED", 9, "2026-12-09"),
          anOrder("b", "DELIVERED", 8, "2026-12-01"),
          anOrder("a", "CLOSED", 7),
        ]).toReturn,
      ),
    ).toEqual(["b", "c"]));
  it("names what waits though it is none of the newest", () =>
    expect(plan([anOrder("a", "PAYMENT_FAILED", 1)], [anOrder("b", "DELIVERED", 9)])).toMatchObject({
      toPay: [{ id: "a" }],
      last: { id: "b" },
    }));
  it("is empty without orders", () =>
    expect(planOverview([])).toEqual({ toPay: [], toReturn: [], onTheirWay: [], last: null }));
});
