import { describe, expect, it } from "vitest";
import { judgeOrder, judgeOrders, rewardFor, type FriendOrder } from "./judge.ts";

const today = "2026-11-20";
const delivered = { status: "DELIVERED", returnUntil: "2026-11-19", isReturnOpen: false } as const;
const anOrder = (change: Partial<FriendOrder> = {}): FriendOrder => ({
  id: "one",
  kind: "SHOP",
  totalCents: 10_000,
  walletCents: 0,
  takenCents: 10_000,
  creditedCents: 0,
  creditedToMethodsCents: 0,
  replacements: [],
  ...delivered,
  ...change,
});
const paid = (totalCents: number, walletCents: number, takenCents: number) => ({ totalCents, walletCents, takenCents });
const credited = (cents: number, toMethods = cents) => ({ creditedCents: cents, creditedToMethodsCents: toMethods });

describe("the reward for an order", () => {
  it.each([
    ["charged the reward to the cent", paid(1000, 0, 1000), 1000],
    ["charged a cent less", paid(999, 0, 999), 0],
    ["of nothing", paid(0, 0, 0), 0],
    ["paid from the wallet", paid(5000, 5000, 0), 0],
    ["paid from the wallet but for a rest", paid(5000, 4500, 500), 0],
    ["paid by prepayment and bill", paid(3000, 0, 3000), 1000],
    ["whose prepayment is more than its bill", paid(600, 0, 1000), 0],
    ["of which half came back", credited(5000), 500],
    ["of which a third came back, to the cent below", credited(3333), 666],
    ["of which all but the least came back", credited(9000), 100],
    ["of which a cent more came back", credited(9001), 0],
    ["of which all came back", credited(10_000), 0],
    ["of which what came back went to the wallet", { ...paid(10_000, 5000, 5000), ...credited(2000, 0) }, 800],
  ])("%s", (_, change, cents) => expect(rewardFor(anOrder(change))).toBe(cents));
});

describe("an order", () => {
  it.each([
    ["on its way waits, for nobody knows how long", { status: "SHIPPED", returnUntil: null }, null],
    ["waits until its last day to be sent back", { returnUntil: "2026-12-01" }, "2026-12-01"],
    ["waits on that day", { returnUntil: today }, today],
    ["waits for a return that was declared in time", { isReturnOpen: true }, null],
    ["waits for the other size that is on its way", { replacements: [{ ...delivered, status: "SHIPPED" }] }, null],
    [
      "waits for the other size's own last day",
      { replacements: [{ ...delivered, returnUntil: "2026-12-24" }] },
      "2026-12-24",
    ],
  ] satisfies [string, Partial<FriendOrder>, string | null][])("%s", (_, change, until) =>
    expect(judgeOrder(anOrder(change), today)).toEqual({ kind: "WAITING", rewardCents: 1000, until }),
  );

  it("earns the day after, a box once it is paid", () => {
    const earned = { kind: "EARNED", rewardCents: 1000 };
    expect(judgeOrder(anOrder(), today)).toEqual(earned);
    expect(judgeOrder(anOrder({ kind: "BOX", status: "PAID", returnUntil: "2026-12-01" }), today)).toEqual(earned);
  });
});

it("passes over orders that earn nothing to the first that does", () => {
  const orders = [anOrder(credited(10_000)), anOrder({ id: "two", returnUntil: today }), anOrder({ id: "three" })];
  expect(judgeOrders(orders, today)?.order.id).toBe("two");
  expect(judgeOrders(orders.slice(0, 1), today)).toBeNull();
});
