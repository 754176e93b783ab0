import { expect, it } from "vitest";
import { gatewayOf } from "./gateway.ts";

const both = ["stripe", "adyen"] as const;

it.each([
  ["the one that is named", { payment_gateway: "adyen", provider_payment_method_id: "pm_1" }, both, "adyen"],
  ["the one the type names", { payment_method_type: "ideal_via_adyen" }, both, "adyen"],
  ["the only one there is", { provider_payment_method_id: "sandbox_pm_1" }, ["sandbox"], "sandbox"],
  ["the only one, whatever the type says", { payment_method_type: "ideal_via_stripe" }, ["sandbox"], "sandbox"],
  ["Stripe by its identifiers", { provider_payment_method_id: "seti_1" }, both, "stripe"],
  ["Stripe by its methods", { redirect_result: "pm_1" }, both, "stripe"],
  ["Adyen by what is no identifier of Stripe's", { redirect_result: "X6XtfGC3!Y..." }, both, "adyen"],
] as const)("finds the provider: %s", (_, input, configured, gateway) =>
  expect(gatewayOf(input, configured)).toBe(gateway),
);
