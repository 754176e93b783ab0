import { expect, it } from "vitest";
import type { Order } from "#contract/orders.ts";
import { anOrder } from "#tests/lib/order-builders.ts";
import { waysPaid } from "./ways-paid.ts";

const card = { ...anOrder().payment, status: "SUCCEEDED", brand: "visa", last4: "4242" } as const;
const none = { ...card, brand: null, last4: null };
const paid = { paid_at: "2026-11-10T10:00:00Z", status: "DELIVERED", payment: none, due_ttc: 0 } as const;

it("names a card and a service as they write themselves", () => {
  const ways = (brand: string, last4: string) =>
    waysPaid(anOrder({ ...paid, payment: { ...card, brand, last4 }, due_ttc: 38 }));
  expect(ways("amex", "0005")).toEqual([{ kind: "card", brand: "American Express", last4: "0005" }]);
  expect(ways("paypal", "")).toEqual([{ kind: "service", brand: "PayPal" }]);
  expect(ways("ideal", "")).toEqual([{ kind: "service", brand: "iDEAL" }]);
});

it.each([
  ["by card", { ...paid, payment: card, due_ttc: 38 }, ["card"]],
  [
    "by a service without a number",
    { ...paid, payment: { ...card, brand: "paypal", last4: "" }, due_ttc: 38 },
    ["service"],
  ],
  ["from the wallet", { ...paid, wallet_ttc: 38 }, ["wallet"]],
  ["by card and wallet", { ...paid, payment: card, due_ttc: 28, wallet_ttc: 10 }, ["card", "wallet"]],
  [
    "by card and prepayment",
    { ...paid, kind: "BOX", status: "PAID", payment: card, due_ttc: 28, prepaid_ttc: 10 },
    ["card", "prepayment"],
  ],
  ["by an earlier order", { ...paid, exchange_of: anOrder().id }, ["exchange"]],
  ["by a code that took all of it off", paid, ["nothing"]],
  ["not, because nothing was kept", { ...paid, kind: "BOX", status: "CLOSED", paid_at: null }, ["nothing"]],
  ["not yet", { ...paid, status: "PENDING_PAYMENT", paid_at: null, payment: card, due_ttc: 38 }, ["unpaid"]],
  ["later, once it is known what is kept", { ...paid, kind: "BOX", status: "DELIVERED", paid_at: null }, ["notDue"]],
] satisfies [string, Partial<Order>, string[]][])("an order is paid %s", (_, change, kinds) =>
  expect(waysPaid(anOrder(change)).map(({ kind }) => kind)).toEqual(kinds),
);
