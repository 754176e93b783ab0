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
]);

/**
 * The first of a provider's codes that a customer can be told about, most precise first; `card_declined` when there is
 * none: banks mostly keep their reasons for themselves.
 */
export const toErrorCode = (codes: readonly (string | null | undefined)[]): string =>
  codes.find((code) => typeof code === "string" && known.has(code)) ?? "card_declined";
