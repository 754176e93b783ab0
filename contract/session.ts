import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { emailSchema, newPasswordSchema, presentPasswordSchema } from "./account-fields.ts";
import { clientSchema } from "./client.ts";
import { localeOptionSchema } from "./locale-schemas.ts";
import { ownPageSchema } from "./own-page.ts";
import { plainLineSchema } from "./plain-line.ts";

/** A session: the access token lives for minutes, the refresh token is rotated at each use. */
export const sessionSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  client_id: z.uuid(),
});
export type Session = z.infer<typeof sessionSchema>;

/** A session in which staff acts for the client. */
export const staffSessionSchema = sessionSchema.extend({ staff: z.object({ name: z.string() }) });
export type StaffSession = z.infer<typeof staffSessionSchema>;

export const signIn = endpoint({
  method: "POST",
  path: "/clients/token",
  auth: "none",
  origin: "specified",
  summary: "Sign in",
  body: z.strictObject({ email: z.string().trim().min(1).max(254), password: presentPasswordSchema }),
  answer: sessionSchema,
  errors: ["WRONG_CREDENTIALS"],
});
export const refreshSession = endpoint({
  method: "PUT",
  path: "/clients/token",
  auth: "none",
  origin: "specified",
  summary: "Refresh the session; the previous refresh token answers the same pair for a few seconds",
  body: z.strictObject({ refresh_token: z.string().min(1).max(600) }),
  answer: sessionSchema,
  errors: ["REFRESH_TOKEN_INVALID", "REFRESH_TOKEN_REUSED"],
});
export const signOut = endpoint({
  method: "DELETE",
  path: "/clients/token",
  auth: "bearer",
  origin: "added",
  summary: "Sign out: revokes the session",
  body: z.strictObject({ refresh_token: z.string().min(1).max(600) }),
  answer: z.void(),
  status: 204,
});
/** What `getClientHash` answers is a multiple of it for an e-mail that is treated as valid. */
export const clientHashModulus = 17;

export const getClientHash = endpoint({
  method: "GET",
  path: "/get_client_hash",
  auth: "none",
  origin: "specified",
  summary: "A number divisible by 17 when the e-mail is treated as valid",
  query: z.strictObject({ email: z.string().trim().min(1).max(254) }),
  answer: z.int(),
});
export const signUp = endpoint({
  method: "POST",
  path: "/clients",
  auth: "none",
  origin: "specified",
  summary: "Create a client and a session",
  body: z.strictObject({
    email: emailSchema,
    password: newPasswordSchema,
    firstname: plainLineSchema(80).default(""),
    lastname: plainLineSchema(80).default(""),
    godfather_email: emailSchema.optional(),
    /** Of a referral link, where no e-mail is given. */
    godfather_code: z.string().max(40).optional(),
    is_optin_kid: z.boolean().default(false),
    optin_source_kid: z.string().max(60).optional(),
    is_optin_woman: z.boolean().default(false),
    optin_source_woman: z.string().max(60).optional(),
    origin: z.string().max(60).optional(),
    locale: localeOptionSchema.optional(),
  }),
  answer: sessionSchema.extend({ client: clientSchema }),
  status: 201,
  errors: ["EMAIL_ALREADY_USED", "EMAIL_INVALID", "PASSWORD_TOO_WEAK"],
});
export const createGuest = endpoint({
  method: "POST",
  path: "/clients/guest",
  auth: "optional",
  origin: "added",
  summary:
    "Begin an order with an e-mail that has no account; the account is made with the order, its password later by mail",
  body: z.strictObject({
    email: emailSchema,
    /** Of a referral link: the order gets what a friend's sign-up gets. */
    godfather_code: z.string().max(40).optional(),
    locale: localeOptionSchema.optional(),
  }),
  answer: sessionSchema.extend({ client: clientSchema }),
  status: 201,
  errors: ["EMAIL_ALREADY_USED", "EMAIL_INVALID"],
});
export const sendResetPasswordEmail = endpoint({
  method: "POST",
  path: "/clients/send-reset-password-email",
  auth: "none",
  origin: "specified",
  summary: "Mail a link to choose a new password; the same answer whether or not there is an account",
  body: z.strictObject({
    email: emailSchema,
    /** Where the client was going, which asks to sign in: the link carries it along. */
    redirect: ownPageSchema.optional(),
  }),
  answer: z.void(),
  status: 204,
});
export const resetPassword = endpoint({
  method: "POST",
  path: "/clients/reset-password",
  auth: "none",
  origin: "specified",
  summary: "Choose a new password with the token of a mailed link; ends every session of the client",
  body: z.strictObject({ client_id: z.uuid(), password: newPasswordSchema, token: z.string().trim().min(1).max(200) }),
  answer: z.void(),
  status: 204,
  errors: ["RESET_LINK_INVALID", "PASSWORD_TOO_WEAK"],
});
/** What a staff link carries: 256 random bits. Anything of another shape is none, and need not be asked for. */
export const staffTokenSchema = z.string().regex(/^[\w-]{43}$/);
export const changePassword = endpoint({
  method: "PUT",
  path: "/clients/me/password",
  auth: "bearer",
  origin: "added",
  staff: "never",
  summary: "Choose another password with the present one; ends every other session of the client",
  body: z.strictObject({ current_password: presentPasswordSchema, password: newPasswordSchema }),
  answer: z.void(),
  status: 204,
  errors: ["WRONG_PASSWORD", "PASSWORD_TOO_WEAK"],
});
export const exchangeStaffToken = endpoint({
  method: "POST",
  path: "/clients/token/staff",
  auth: "none",
  origin: "added",
  summary:
    "Exchange the one-time token of a staff link (connect-as-access-token) for a session; its writes are recorded",
  body: z.strictObject({ token: staffTokenSchema }),
  answer: staffSessionSchema,
  status: 201,
  errors: ["STAFF_LINK_INVALID"],
});
