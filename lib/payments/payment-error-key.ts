import { AppError } from "#lib/http/app-error.ts";

/** Reasons with a text of their own under `website.error.payment`. */
const paymentErrorKeys = [
  "card_declined",
  "insufficient_funds",
  "authentication_failed",
  "authentication_required",
  "payment_method_missing",
  "expired_card",
  "incorrect_cvc",
  "incorrect_number",
  "lost_card",
  "stolen_card",
  "processing_error",
  "cancelled",
  "abandoned",
  "card_not_supported",
  "limit_exceeded",
  "call_issuer",
  "issuer_not_available",
  "invalid_expiry",
  "payment_method_refused",
  "service_declined",
  "PAYMENT_PLATFORM_NOT_AVAILABLE",
  "SETUP_INTENT_FAILED",
  "expired",
] as const;
export type PaymentErrorKey = (typeof paymentErrorKeys)[number] | "unknown";

/** Reasons of providers and errors of the API that mean the same to a customer. */
const sameAs: Record<string, PaymentErrorKey> = {
  PAYMENT_METHOD_EXPIRED: "expired_card",
  PAYMENT_METHOD_NOT_FOUND: "payment_method_refused",
  PAYMENT_METHOD_REFUSED: "payment_method_refused",
  api_error: "processing_error",
  authentication_not_handled: "authentication_failed",
  canceled: "cancelled",
  card_velocity_exceeded: "limit_exceeded",
  currency_not_supported: "card_not_supported",
  do_not_honor: "call_issuer",
  do_not_try_again: "call_issuer",
  generic_decline: "card_declined",
  invalid_account: "card_not_supported",
  invalid_cvc: "incorrect_cvc",
  invalid_expiry_month: "invalid_expiry",
  invalid_expiry_year: "invalid_expiry",
  invalid_number: "incorrect_number",
  no_action_taken: "call_issuer",
  not_permitted: "card_not_supported",
  payment_intent_authentication_failure: "authentication_failed",
  payment_intent_payment_attempt_expired: "expired",
  payment_method_customer_decline: "cancelled",
  payment_method_not_available: "issuer_not_available",
  payment_method_provider_decline: "service_declined",
  payment_method_provider_timeout: "expired",
  payment_method_unactivated: "PAYMENT_PLATFORM_NOT_AVAILABLE",
  pickup_card: "lost_card",
  rate_limit: "processing_error",
  reenter_transaction: "processing_error",
  restricted_card: "call_issuer",
  service_not_allowed: "card_not_supported",
  setup_intent_authentication_failure: "authentication_failed",
  setup_intent_setup_attempt_expired: "expired",
  transaction_not_allowed: "card_not_supported",
  try_again_later: "processing_error",
  withdrawal_count_limit_exceeded: "limit_exceeded",
};

const find = (code: string): PaymentErrorKey | undefined =>
  paymentErrorKeys.find((known) => known === code) ?? (Object.hasOwn(sameAs, code) ? sameAs[code] : undefined);

/**
 * The text for a provider's reasons, the most precise first (`decline_code`, `code`, `type`): that of the first one that
 * has a text; the general one where none has.
 */
export function paymentErrorKey(...codes: readonly (string | null | undefined)[]): PaymentErrorKey {
  for (const code of codes) {
    const key = code ? find(code) : undefined;
    if (key) return key;
  }
  return "unknown";
}

/** Why a bank refused a method that was to be kept without a payment; null for any other error. */
export function setupRefusal(error: unknown): string | null {
  const reason =
    error instanceof AppError && error.code === "PAYMENT_METHOD_REFUSED" && error.problem?.data?.["reason"];
  return typeof reason === "string" ? reason : null;
}
