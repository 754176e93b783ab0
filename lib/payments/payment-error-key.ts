/** Reasons of a failed payment that have a text of their own under `payment.error`. */
const paymentErrorCodes = [
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
] as const;
export type PaymentErrorCode = (typeof paymentErrorCodes)[number];

/** The text for a provider's reason; the general one where there is none. */
export const paymentErrorKey = (code: string | null): PaymentErrorCode | "unknown" =>
  paymentErrorCodes.find((known) => known === code) ?? "unknown";
