import { toErrorCode } from "../error-code.ts";
import type { ChargeResult } from "../provider.ts";

/**
 * Adyen's refusal reasons that have a code of their own, by number and as webhooks write them. Its OpenAPI names none of them: they are
 * those of the page it refers to, https://docs.adyen.com/development-resources/refusal-reasons.
 */
const reasons: Record<string, string> = {
  "4": "processing_error",
  "6": "expired_card",
  "8": "incorrect_number",
  "11": "authentication_failed",
  "12": "insufficient_funds",
  "16": "authentication_failed",
  "17": "authentication_failed",
  "24": "incorrect_cvc",
  "38": "authentication_required",
  "acquirer error": "processing_error",
  "expired card": "expired_card",
  "invalid card number": "incorrect_number",
  "3d not authenticated": "authentication_failed",
  "not enough balance": "insufficient_funds",
  "shopper cancelled": "authentication_failed",
  cancelled: "authentication_failed",
  "cvc declined": "incorrect_cvc",
  "authentication required": "authentication_required",
};

const known = (given: (string | undefined)[]) => given.map((reason) => reasons[reason?.toLowerCase() ?? ""]);

/** The shop's code of a refusal; unknown ones are `card_declined`. */
export const toAdyenErrorCode = (...given: (string | undefined)[]): string => toErrorCode(known(given));

/** What of an answer of `/payments` and `/payments/details` matters here. */
export interface AdyenAnswer {
  pspReference?: string | undefined;
  resultCode?: string | undefined;
  refusalReason?: string | undefined;
  refusalReasonCode?: string | undefined;
  action?: { type?: string | undefined; url?: string | undefined; method?: string | undefined } | null | undefined;
}

/** An answer in the shop's words. Without the customer there is nobody to send to another page. */
export function toChargeResult(answer: AdyenAnswer, isOffSession: boolean): ChargeResult {
  const result = (status: ChargeResult["status"], errorCode: string | null, actionUrl: string | null = null) => ({
    providerPaymentId: answer.pspReference ?? null,
    status,
    errorCode,
    actionUrl,
  });
  switch (answer.resultCode) {
    case "Authorised":
      return result("SUCCEEDED", null);
    case "Pending":
    case "Received":
      return result("PENDING", null);
    case "RedirectShopper": {
      if (isOffSession) return result("FAILED", "authentication_required");
      const url = answer.action?.method === "POST" ? undefined : answer.action?.url;
      return url ? result("REQUIRES_ACTION", null, url) : result("FAILED", "processing_error");
    }
    case "IdentifyShopper":
    case "ChallengeShopper":
      return result("FAILED", isOffSession ? "authentication_required" : "authentication_failed");
    // Services do not say why: the customer went away from their page.
    case "Cancelled":
      return result(
        "FAILED",
        toErrorCode([...known([answer.refusalReasonCode, answer.refusalReason]), "payment_method_customer_decline"]),
      );
    default:
      return result("FAILED", toAdyenErrorCode(answer.refusalReasonCode, answer.refusalReason));
  }
}
