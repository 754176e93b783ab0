import { expect, it } from "vitest";
import { orderStatusSchema } from "#contract/orders.ts";
import { planTransition, type OrderEvent } from "./machine.ts";

const events: OrderEvent[] = [
  "PAYMENT_STARTED",
  "PAYMENT_FAILED",
  "PAYMENT_SUCCEEDED",
  "RESERVATION_EXPIRED",
  "PREPARED",
  "SHIPPED",
  "DELIVERED",
  "BILLED",
  "NOTHING_KEPT",
  "GIVEN_UP",
];

const table: Record<string, (string | null)[]> = {
  //                 STARTED            FAILED            SUCCEEDED  EXPIRED      PREPARED    SHIPPED    DELIVERED    BILLED             NOTHING_KEPT GIVEN_UP
  PENDING_PAYMENT: [null, "PAYMENT_FAILED", "PAID", "CANCELLED", null, null, null, null, null, null],
  PAYMENT_FAILED: ["PENDING_PAYMENT", null, "PAID", "CANCELLED", null, null, null, null, null, null],
  CANCELLED: ["PENDING_PAYMENT", null, "PAID", null, null, null, null, null, null, null],
  PAID: [null, null, null, null, "PREPARED", null, null, null, null, null],
  PREPARED: [null, null, null, null, null, "SHIPPED", null, null, null, "CANCELLED"],
  SHIPPED: [null, null, null, null, null, null, "DELIVERED", null, null, null],
  DELIVERED: [null, null, null, null, null, null, null, "PENDING_PAYMENT", "CLOSED", null],
  CLOSED: [null, null, null, null, null, null, null, null, null, null],
};

it.each(orderStatusSchema.options)("%s goes only where the table says", (status) => {
  expect(events.map((event) => planTransition(status, event))).toEqual(table[status]);
});
