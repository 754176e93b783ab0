import { z } from "zod";
import { phoneSchema } from "./account-fields.ts";
import { profileTypeSchema } from "./catalog.ts";
import { endpoint } from "./endpoint.ts";
import { localeSchema } from "./locale-schemas.ts";

export const subscribeToNewsletter = endpoint({
  method: "POST",
  path: "/subscribers",
  auth: "none",
  origin: "specified",
  summary: "Newsletter sign-up; where the country asks it, it counts once its mailed link was followed",
  body: z.strictObject({
    email: z
      .string({ error: ({ input }) => (input === undefined ? "required" : undefined) })
      .trim()
      .max(254),
    list: profileTypeSchema.default("KID"),
    /** Where the form stands; empty when nobody says. */
    source: z.string().max(60).default(""),
    /** Absent: that of the `locale` header. */
    language: localeSchema.optional(),
  }),
  answer: z.void(),
  status: 204,
  requirement: "An email is required",
  errors: ["EMAIL_INVALID"],
});
export const leaveNewsletter = endpoint({
  method: "POST",
  path: "/subscribers/leave",
  auth: "none",
  origin: "added",
  summary: "Newsletter sign-off, from every list; the same answer whether or not the e-mail was on one",
  body: z.strictObject({ email: z.string().trim().max(254) }),
  answer: z.void(),
  status: 204,
  errors: ["EMAIL_INVALID"],
});
const linkSchema = z.strictObject({ token: z.string().trim().min(1).max(600) });
export const confirmNewsletter = endpoint({
  method: "POST",
  path: "/subscribers/confirm",
  auth: "none",
  origin: "added",
  summary: "Confirms a newsletter sign-up by its mailed link; a second press answers the same",
  body: linkSchema,
  answer: z.void(),
  status: 204,
  errors: ["NEWSLETTER_LINK_INVALID"],
});
export const leaveByLink = endpoint({
  method: "POST",
  path: "/subscribers/leave-by-link",
  auth: "none",
  origin: "added",
  summary:
    "No more advertising to the e-mail a mailed link was made for: it leaves every list, and an account with it says no to news; a second press answers the same",
  body: linkSchema,
  answer: z.void(),
  status: 204,
  errors: ["NEWSLETTER_LINK_INVALID"],
});
export const unsubscribePhone = endpoint({
  method: "POST",
  path: "/subscribers/phone-unsubscribe",
  auth: "none",
  origin: "specified",
  summary: "No more messages to a phone number; the same answer whether or not it got any",
  body: z.strictObject({ list: profileTypeSchema, phone: phoneSchema }),
  answer: z.void(),
  status: 204,
});
