import { describe, expect, it } from "vitest";
import { toChargeResult } from "./result.ts";

const redirect = {
  resultCode: "RedirectShopper",
  action: { type: "redirect", url: "https://bank.example/", method: "GET" },
};

describe("an answer of Adyen's", () => {
  it.each([
    [{ resultCode: "Authorised" }, "SUCCEEDED", null],
    [{ resultCode: "Received" }, "PENDING", null],
    [{ resultCode: "Refused", refusalReasonCode: "12" }, "FAILED", "insufficient_funds"],
    [{ resultCode: "Refused", refusalReason: "Expired Card", refusalReasonCode: "999" }, "FAILED", "expired_card"],
    [{ resultCode: "Refused", refusalReasonCode: "2" }, "FAILED", "card_declined"],
    [{ resultCode: "Cancelled", refusalReasonCode: "17" }, "FAILED", "authentication_failed"],
    [{ resultCode: "Cancelled" }, "FAILED", "payment_method_customer_decline"],
    [{ resultCode: "Error" }, "FAILED", "card_declined"],
    [redirect, "REQUIRES_ACTION", null],
    [{ ...redirect, action: { ...redirect.action, method: "POST" } }, "FAILED", "processing_error"],
  ])("%j is %s", (answer, status, errorCode) =>
    expect(toChargeResult(answer, false)).toMatchObject({ status, errorCode }),
  );

  it("sends nobody to a page while the customer is away", () => {
    for (const answer of [redirect, { resultCode: "ChallengeShopper" }])
      expect(toChargeResult(answer, true)).toMatchObject({
        status: "FAILED",
        errorCode: "authentication_required",
        actionUrl: null,
      });
  });
});
