import { describe, expect, it } from "vitest";
import { readRedirectResult, readSetupReturn, withoutPaymentReturn } from "./payment-return.ts";

const read = (query: string, types = ["paypal_via_sandbox"] as const) =>
  readSetupReturn(new URLSearchParams(query), types);

describe("a method that was to be saved elsewhere", () => {
  it.each([
    ["", null],
    ["order=1", null],
    ["redirect_status=succeeded", null],
    ["redirect_status=failed&redirectResult=abc", { kind: "refused", code: "authentication_failed" }],
    ["redirect_status=canceled", { kind: "refused", code: "cancelled" }],
    ["redirect_status=cancelled", { kind: "refused", code: "cancelled" }],
    ["redirect_status=expired&redirectResult=abc", { kind: "refused", code: "expired" }],
    [
      "redirect_status=succeeded&setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2",
      { kind: "proof", proof: { provider_payment_method_id: "seti_1", payment_gateway: "stripe" } },
    ],
    ["setup_intent=made-up", null],
    ["redirectResult=abc", { kind: "proof", proof: { redirect_result: "abc" } }],
    [
      "sessionId=CS1&redirectResult=abc",
      { kind: "proof", proof: { redirect_result: "abc", payment_gateway: "adyen" } },
    ],
    [`redirectResult=${"x".repeat(5000)}`, null],
    ["paypalAdded=true", null],
  ])("is read from %j", (query, expected) => expect(read(query)).toEqual(expected));

  it("is PayPal at Adyen, where PayPal's own window stored it", () =>
    expect(readSetupReturn(new URLSearchParams("paypalAdded=true"), ["paypal_via_adyen"])).toEqual({
      kind: "proof",
      proof: { payment_method_type: "paypal_via_adyen", payment_gateway: "adyen" },
    }));
});

it("hands over what a page gave back for a payment", () => {
  expect(readRedirectResult(new URLSearchParams("redirectResult=abc"))).toBe("abc");
  expect(readRedirectResult(new URLSearchParams("redirectResult="))).toBeNull();
  expect(readRedirectResult(new URLSearchParams(`redirectResult=${"x".repeat(8001)}`))).toBeNull();
});

it("leaves nothing of a provider in the address, and all else", () =>
  expect(
    withoutPaymentReturn(
      "/de/infos/add/payment?sessionId=1&from=2&redirectResult=3&paypalAdded=4&redirect_status=5&setup_intent=6&setup_intent_client_secret=7&payment_intent=8&payment_intent_client_secret=9#cards",
    ),
  ).toBe("/de/infos/add/payment?from=2#cards"));
