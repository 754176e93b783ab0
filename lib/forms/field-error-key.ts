import type { FieldError as FormFieldError } from "react-hook-form";
import { passwordWeaknesses } from "#contract/account-fields.ts";

/** Codes the contract gives its rules: they are keys of the `validation` namespace. */
const ruleCodes = [
  ...passwordWeaknesses,
  "required",
  "email_invalid",
  "email_disposable",
  "phone_invalid",
  "password_too_short",
  "password_too_long",
  "postcode_invalid",
  "card_number_invalid",
  "card_cvc_invalid",
  "file_too_large",
  "file_type_not_supported",
  "birthdate_in_future",
  "birthdate_too_early",
  "size_unknown",
  "gift_card_amount",
] as const;

export type FieldErrorKey = (typeof ruleCodes)[number] | "invalid" | "too_short" | "too_long";

/** zod's issue codes, as far as they say something a customer can act on. */
const issueKeys: Record<string, FieldErrorKey> = {
  too_small: "too_short",
  too_big: "too_long",
  invalid_type: "required",
};

/**
 * Key of the `validation` message of a broken rule. `value` is what was typed: an empty field needs an answer, whatever
 * the rule it breaks.
 */
export function fieldErrorKey(error: Pick<FormFieldError, "type" | "message">, value: unknown): FieldErrorKey {
  if (value === undefined || value === null || (typeof value === "string" && value.trim() === "")) return "required";
  return ruleCodes.find((code) => code === error.message || code === error.type) ?? issueKeys[error.type] ?? "invalid";
}
