import { expect, it } from "vitest";
import { planTimeline } from "./timeline.ts";

const at = "2026-11-21T10:00:00Z";
type Told = Parameters<typeof planTimeline>[0];
const planOf =
  (kind: Told["kind"]) =>
  (status: Told["status"], ...events: Told["status"][]) =>
    planTimeline({ kind, status, timeline: events.map((event) => ({ status: event, at })) }).map(
      ({ status: step, state }) => `${step} ${state}`,
    );
const plan = planOf("SHOP");
const planBox = planOf("BOX");

it("shows what is to come", () =>
  expect(plan("PAID", "PENDING_PAYMENT", "PAID")).toEqual([
    "PENDING_PAYMENT done",
    "PAID current",
    "PREPARED todo",
    "SHIPPED todo",
    "DELIVERED todo",
  ]));
it("forgets failed payments once the order is paid", () =>
  expect(plan("PAID", "PENDING_PAYMENT", "PAYMENT_FAILED", "PENDING_PAYMENT", "PAID").slice(0, 2)).toEqual([
    "PENDING_PAYMENT done",
    "PAID current",
  ]));
it("says that the payment failed", () =>
  expect(plan("PAYMENT_FAILED", "PENDING_PAYMENT", "PAYMENT_FAILED")[1]).toBe("PAYMENT_FAILED current"));
it("expects nothing more of a cancelled order", () =>
  expect(plan("CANCELLED", "PENDING_PAYMENT", "CANCELLED")).toEqual(["PENDING_PAYMENT done", "CANCELLED done"]));
it("ends with the delivery", () =>
  expect(plan("DELIVERED", "PENDING_PAYMENT", "PAID", "PREPARED", "SHIPPED", "DELIVERED").at(-1)).toBe(
    "DELIVERED done",
  ));
it("expects of a replacement neither an order nor a payment", () =>
  expect(plan("PREPARED", "PAID", "PREPARED")).toEqual([
    "PAID done",
    "PREPARED current",
    "SHIPPED todo",
    "DELIVERED todo",
  ]));

it("has a box come before it is decided and paid", () => {
  expect(planBox("SHIPPED", "PREPARED", "SHIPPED")).toEqual([
    "PREPARED done",
    "SHIPPED current",
    "DELIVERED todo",
    "PENDING_PAYMENT todo",
    "PAID todo",
  ]);
  expect(planBox("DELIVERED", "PREPARED", "SHIPPED", "DELIVERED").slice(2)).toEqual([
    "DELIVERED current",
    "PENDING_PAYMENT todo",
    "PAID todo",
  ]);
});
it("ends with the payment of what was kept of a box, or with nothing kept", () => {
  const came = ["PREPARED", "SHIPPED", "DELIVERED"] as const;
  expect(planBox("PAID", ...came, "PENDING_PAYMENT", "PAID").slice(3)).toEqual(["PENDING_PAYMENT done", "PAID done"]);
  expect(planBox("CLOSED", ...came, "CLOSED").slice(3)).toEqual(["CLOSED done"]);
  expect(planBox("PAYMENT_FAILED", ...came, "PENDING_PAYMENT", "PAYMENT_FAILED").slice(4)).toEqual([
    "PAYMENT_FAILED current",
    "PAID todo",
  ]);
});
