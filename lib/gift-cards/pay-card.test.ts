import { describe, expect, it } from "vitest";
import type { GiftCardOrder } from "#contract/gift-cards.ts";
import { phaseOf, toCardPayment } from "./pay-card.ts";

const payment: GiftCardOrder["payment"] = {
  status: "PENDING",
  payment_method_type: null,
  brand: null,
  last4: null,
  error_code: null,
  action_url: null,
};

describe("the payment of a gift card", () => {
  it.each([
    ["ACTIVE", { status: "SUCCEEDED" }, "paid"],
    ["REDEEMED", { status: "SUCCEEDED" }, "paid"],
    ["REFUNDED", { status: "SUCCEEDED" }, "paid"],
    ["CANCELLED", { status: "FAILED" }, "over"],
    ["PENDING_PAYMENT", {}, "unpaid"],
    ["PENDING_PAYMENT", { payment_method_type: "card_via_sandbox" }, "pending"],
    ["PENDING_PAYMENT", { status: "FAILED", error_code: "card_declined" }, "failed"],
    ["PENDING_PAYMENT", { status: "REQUIRES_ACTION", action_url: "https://bank.test" }, "action"],
  ] as const)("of a card that is %s with %o is %s", (status, change, kind) =>
    expect(phaseOf({ status, payment: { ...payment, ...change } }).kind).toBe(kind),
  );

  it("takes a guest's card and service as they are, and nothing that needs an account", async () => {
    const card = { payment_gateway: "sandbox", provider_payment_method_id: "tok" } as const;
    expect(await toCardPayment({ ...card, payment_method_type: "card_via_sandbox" }, false)).toEqual(card);
    const service = { payment_method_type: "ideal_via_sandbox" } as const;
    expect(await toCardPayment(service, false)).toEqual(service);
    const encrypted_card = {
      encryptedCardNumber: "a",
      encryptedExpiryMonth: "b",
      encryptedExpiryYear: "c",
      encryptedSecurityCode: "d",
    };
    const encrypted = { payment_gateway: "adyen", encrypted_card } as const;
    expect(await toCardPayment(encrypted, false)).toEqual(encrypted);
    expect(await toCardPayment({ redirect_result: "x" }, false)).toBeNull();
  });
});
