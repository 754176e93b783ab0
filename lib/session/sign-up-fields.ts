import { z } from "zod";
import { emailSchema, newPasswordSchema } from "#contract/account-fields.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import { plainLineSchema } from "#contract/plain-line.ts";
import type { signUp } from "#contract/session.ts";
import type { ErrorKey } from "#lib/forms/error-key.ts";

/** What the form of a new account asks. */
export const signUpFormSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  firstname: plainLineSchema(80),
  lastname: plainLineSchema(80),
  /** Who told about the shop; an empty field is nobody. */
  godfather_email: z
    .string()
    .transform((email) => email.trim() || undefined)
    .pipe(emailSchema.optional()),
  isOptin: z.boolean(),
});

/** Refusals that belong to a field. */
export const signUpFieldOfRefusal: Partial<Record<ErrorKey, "email">> = {
  EMAIL_ALREADY_USED: "email",
};
const source = "signup";
const optin = { is_optin_kid: true, optin_source_kid: source, is_optin_woman: true, optin_source_woman: source };

/** What the call is told of it. */
export const toSignUpBody = ({
  isOptin,
  godfather_email: godfather,
  ...fields
}: z.output<typeof signUpFormSchema>): BodyOf<typeof signUp> => ({
  ...fields,
  origin: source,
  ...(isOptin ? optin : {}),
  ...(godfather ? { godfather_email: godfather } : {}),
});
