import type { FieldError as FormFieldError, FieldValues, Path } from "react-hook-form";
import { passwordWeaknesses } from "#contract/account-fields.ts";
import type { Messages } from "#lib/i18n/messages.ts";

/** Codes the contract gives its rules: they are keys of the `validation` namespace. */
const ruleCodes = [
  ...passwordWeaknesses,
  "email_invalid",
  "email_disposable",
  "email_mistyped",
  "phone_invalid",
  "password_too_short",
  "password_too_long",
  "postcode_invalid",
  "country_not_served",
  "card_number_invalid",
  "card_cvc_invalid",
  "file_too_large",
  "file_type_not_supported",
  "birthdate_in_future",
  "birthdate_too_early",
  "size_unknown",
  "gift_card_amount",
] as const;

/** Fields that may stay empty, or hold something from the start: nobody is asked to fill them in. */
const freeFields = [
  "attachment",
  "cause",
  "comment",
  "description",
  "design",
  "ends_on",
  "for",
  "gives_up_wallet",
  "godfather_email",
  "hour",
  "kid",
  "locale",
  "order_id",
  "sender_phone",
  "street_extra",
  "text",
  "way",
  "when",
  "woman",
] as const;

type AskedField = keyof Messages["validation"]["missing"];
/** The last part of a field's path. Every other needs a sentence that says what to give, in `validation.missing`. */
export type FieldName = AskedField | (typeof freeFields)[number];
export type FieldPath<Values extends FieldValues> = Path<Values> & (FieldName | `${string}.${FieldName}`);

export type FieldErrorKey = (typeof ruleCodes)[number] | `missing.${AskedField}` | "invalid" | "too_short" | "too_long";

/** zod's issue codes, as far as they say something a customer can act on. */
const issueKeys: Record<string, "too_short" | "too_long"> = { too_small: "too_short", too_big: "too_long" };

const isAsked = (name: FieldName): name is AskedField => !(freeFields as readonly string[]).includes(name);

function missingKey(path: string): FieldErrorKey {
  const name = path.slice(path.lastIndexOf(".") + 1) as FieldName;
  return isAsked(name) ? `missing.${name}` : "invalid";
}

const isMissing = ({ type, message }: Pick<FormFieldError, "type" | "message">, value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  [type, message].includes("required") ||
  type === "invalid_type";

/**
 * Key of the `validation` message of a broken rule. `value` is what was typed: an empty field needs an answer, whatever
 * the rule it breaks.
 */
export function fieldErrorKey(
  path: string,
  error: Pick<FormFieldError, "type" | "message">,
  value: unknown,
): FieldErrorKey {
  if (isMissing(error, value)) return missingKey(path);
  return ruleCodes.find((code) => code === error.message || code === error.type) ?? issueKeys[error.type] ?? "invalid";
}

/** Whether the message makes a sentence without the label of the field before it. */
export const namesItsField = (key: string): boolean => key.startsWith("missing.");
