import { expect, it } from "vitest";
import { planTimeline } from "./timeline.ts";

const at = "2026-11-21T10:00:00Z";
const plan = (status: Parameters<typeof planTimeline>[0]["status"], ...events: (typeof status)[]) =>
  planTimeline({ status, timeline: events.map((event) => ({ status: event, at })) }).map(
    ({ status: step, state }) => `${step} ${state}`,
  );

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
