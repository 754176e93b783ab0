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
  summary: "Newsletter sign-up",
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
