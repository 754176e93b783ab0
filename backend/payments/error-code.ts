/** Reasons of a failure a customer can read about; each has a message of its own. */
const known = new Set([
  "card_declined",
  "insufficient_funds",
  "authentication_failed",
  "authentication_required",
  "expired_card",
  "incorrect_cvc",
  "incorrect_number",
  "lost_card",
  "stolen_card",
  "processing_error",
  "card_not_supported",
  "card_velocity_exceeded",
  "currency_not_supported",
  "do_not_honor",
  "issuer_not_available",
  "payment_intent_payment_attempt_expired",
  "payment_method_customer_decline",
  "payment_method_provider_decline",
  "payment_method_provider_timeout",
  "restricted_card",
  "transaction_not_allowed",
  "withdrawal_count_limit_exceeded",
]);

/**
 * The first of a provider's codes that a customer can be told about, most precise first; `card_declined` when there is
 * none: banks mostly keep their reasons for themselves.
 */
export const toErrorCode = (codes: readonly (string | null | undefined)[]): string =>
  codes.find((code) => typeof code === "string" && known.has(code)) ?? "card_declined";
