import type { Stripe } from "stripe";
import { toErrorCode } from "../error-code.ts";
import type { ChargeResult, RefundResult } from "../provider.ts";

type LastError = Stripe.PaymentIntent["last_payment_error"];

/** Stripe says that the customer did not pass 3-D Secure in words of its own. */
const renamed: Record<string, string> = { payment_intent_authentication_failure: "authentication_failed" };

const failureOf = (error: LastError): string => {
  const codes = [error?.decline_code, error?.code, error?.type];
  return toErrorCode(codes.map((code) => (code ? (renamed[code] ?? code) : null)));
};

/** A payment intent in the shop's words. */
export function toChargeResult(intent: Stripe.PaymentIntent): ChargeResult {
  const result = (status: ChargeResult["status"], errorCode: string | null = null): ChargeResult => ({
    providerPaymentId: intent.id,
    status,
    errorCode,
    actionUrl: status === "REQUIRES_ACTION" ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
  });
  switch (intent.status) {
    case "succeeded":
      return result("SUCCEEDED");
    case "requires_action":
      return result("REQUIRES_ACTION");
    case "canceled":
      return result("FAILED", "cancelled");
    case "requires_payment_method":
      return result("FAILED", failureOf(intent.last_payment_error));
    case "processing":
      return { ...result("PENDING"), isCustomerDone: true };
    default:
      return result("PENDING");
  }
}

export const toRefundResult = ({ id, status, failure_reason }: Stripe.Refund): RefundResult =>
  status === "failed" || status === "canceled"
    ? { providerRefundId: id, status: "FAILED", errorCode: failure_reason ?? status }
    : { providerRefundId: id, status: "SENT", errorCode: null };
