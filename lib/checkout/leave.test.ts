import { expect, it } from "vitest";
import { anOrder } from "#tests/lib/order-builders.ts";
import { nextPageOf } from "./leave.ts";

const origin = "http://localhost:3000";
const waiting = (action_url: string) =>
  anOrder({ status: "PENDING_PAYMENT", payment: { ...anOrder().payment, status: "REQUIRES_ACTION", action_url } });
const { id } = anOrder();

it.each([
  ["the result once it is paid", anOrder(), `/de/shop/payment-successful?order=${id}`],
  [
    "the result while it is pending",
    anOrder({ status: "PENDING_PAYMENT", payment: { ...anOrder().payment, status: "PENDING" } }),
    `/de/shop/payment-successful?order=${id}`,
  ],
  ["the page of a box once that is paid", anOrder({ kind: "BOX" }), `/de/infos/failed-payment/${id}/success`],
  ["the bank page of the own origin", waiting("/payment-sandbox/challenge/1"), `${origin}/payment-sandbox/challenge/1`],
  ["a bank page elsewhere", waiting("https://bank.example/3ds"), "https://bank.example/3ds"],
  ["never to a script", waiting("javascript:alert(1)"), `/de/shop/payment-successful?order=${id}`],
  ["never to an unprotected page", waiting("http://bank.example/3ds"), `/de/shop/payment-successful?order=${id}`],
  ["nowhere after a failure", anOrder({ status: "PAYMENT_FAILED" }), null],
])("%s", (_, order, expected) => expect(nextPageOf(order, "de", origin)).toBe(expected));
