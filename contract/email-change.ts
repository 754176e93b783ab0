import { z } from "zod";
import { emailSchema, presentPasswordSchema } from "./account-fields.ts";
import { endpoint } from "./endpoint.ts";

/** A change of the e-mail that was asked for and has not come about; until it does, nothing of the account is different. */
export const emailChangeSchema = z.object({
  new_email: z.string(),
  /** Whose mailbox holds the link that is to be pressed next. */
  awaits: z.enum(["OLD_ADDRESS", "NEW_ADDRESS"]),
  expires_at: z.iso.datetime(),
});
export type EmailChange = z.infer<typeof emailChangeSchema>;

const linkBody = z.strictObject({ token: z.string().trim().min(1).max(200) });

export const getEmailChange = endpoint({
  method: "GET",
  path: "/clients/me/email-change",
  auth: "bearer",
  origin: "added",
  summary: "The change of the e-mail that waits for a link to be pressed; null without one",
  answer: emailChangeSchema.nullable(),
});
export const requestEmailChange = endpoint({
  method: "POST",
  path: "/clients/me/email-change",
  auth: "bearer",
  origin: "added",
  staff: "never",
  summary:
    "Ask for another e-mail, in place of what was asked for before. With the password the new address gets the link that does it; without, the old address is asked first",
  body: z.strictObject({ email: emailSchema, current_password: presentPasswordSchema.optional() }),
  answer: emailChangeSchema,
  status: 201,
  errors: ["WRONG_PASSWORD", "EMAIL_ALREADY_USED", "EMAIL_INVALID", "EMAIL_UNCHANGED"],
});
export const resendEmailChange = endpoint({
  method: "POST",
  path: "/clients/me/email-change/resend",
  auth: "bearer",
  origin: "added",
  staff: "never",
  summary: "Mail the link that is waited for once more",
  answer: z.void(),
  status: 204,
  errors: ["NOT_FOUND"],
});
export const cancelEmailChange = endpoint({
  method: "DELETE",
  path: "/clients/me/email-change",
  auth: "bearer",
  origin: "added",
  staff: "never",
  summary: "Take back what was asked for: its links end. The same answer when there is nothing",
  answer: z.void(),
  status: 204,
});
export const agreeToEmailChange = endpoint({
  method: "POST",
  path: "/clients/email-change/agree",
  auth: "none",
  origin: "added",
  summary: "The old address agrees to a change asked for without the password; the new one then gets its link",
  body: linkBody,
  answer: z.void(),
  status: 204,
  errors: ["EMAIL_LINK_INVALID"],
});
export const confirmEmailChange = endpoint({
  method: "POST",
  path: "/clients/email-change/confirm",
  auth: "none",
  origin: "added",
  summary:
    "The new address confirms: from now on it is the account's. Ends every session but the one that asked, and gives the old address a way back for seven days",
  body: linkBody,
  answer: z.object({ email: z.string() }),
  errors: ["EMAIL_LINK_INVALID", "EMAIL_ALREADY_USED"],
});
export const takeBackEmail = endpoint({
  method: "POST",
  path: "/clients/email-change/take-back",
  auth: "none",
  origin: "added",
  summary:
    "The old address takes the account back: ends every session and the password, and answers what `POST /clients/reset-password` asks for",
  body: linkBody,
  answer: z.object({ email: z.string(), client_id: z.uuid(), reset_token: z.string().min(1) }),
  errors: ["EMAIL_LINK_INVALID"],
});
