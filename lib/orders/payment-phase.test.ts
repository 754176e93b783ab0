import { expect, it } from "vitest";
import { anOrder } from "#tests/lib/order-builders.ts";
import { paymentPhaseOf } from "./payment-phase.ts";

const payment = (change: object) => ({ ...anOrder().payment, ...change });

it.each([
  ["paid", anOrder()],
  ["paid", anOrder({ status: "SHIPPED" })],
  ["cancelled", anOrder({ status: "CANCELLED" })],
  ["pending", anOrder({ status: "PENDING_PAYMENT", payment: payment({ status: "PENDING" }) })],
  [
    "action",
    anOrder({ status: "PENDING_PAYMENT", payment: payment({ status: "REQUIRES_ACTION", action_url: "/bank" }) }),
  ],
  [
    "failed",
    anOrder({ status: "PAYMENT_FAILED", payment: payment({ status: "FAILED", error_code: "card_declined" }) }),
  ],
  /* The customer began to pay again: the bank page counts, not the failure before it. */
  [
    "action",
    anOrder({ status: "PAYMENT_FAILED", payment: payment({ status: "REQUIRES_ACTION", action_url: "/bank" }) }),
  ],
] as const)("%s", (kind, order) => expect(paymentPhaseOf(order).kind).toBe(kind));
