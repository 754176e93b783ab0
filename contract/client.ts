import { z } from "zod";
import { emailSchema } from "./account-fields.ts";
import { addressSchema } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";
import { localeOptionSchema } from "./locale-schemas.ts";
import { paymentMethodSchema } from "./payment-methods.ts";

export const subscriptionStatusSchema = z.enum([
  "PROSPECT",
  "PROSPECT_WITH_KID",
  "ONGOING_SUBSCRIPTION",
  "PAUSED_SUBSCRIPTION",
]);
export const womanSubscriptionStatusSchema = z.enum([
  "PROSPECT",
  "PROSPECT_WITH_WOMAN",
  "ONGOING_SUBSCRIPTION",
  "PAUSED_SUBSCRIPTION",
]);
export const shopStatusSchema = z.enum(["PROSPECT", "PROSPECT_WITH_CART", "ORDERED"]);

/** Statuses are derived by the API from what the client did; they are never stored nor accepted. */
export const clientSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string().nullable(),
  locale: localeOptionSchema,
  default_shipping_address: addressSchema.nullable(),
  default_billing_address: addressSchema.nullable(),
  default_payment_method: paymentMethodSchema.nullable(),
  payment_methods: z.array(paymentMethodSchema),
  subscription_status: subscriptionStatusSchema,
  woman_subscription_status: womanSubscriptionStatusSchema.nullable(),
  shop_status: shopStatusSchema,
  gift_card_status: z.enum(["GIVER"]).nullable(),
  is_optin_kid: z.boolean(),
  is_optin_woman: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Client = z.infer<typeof clientSchema>;

const clientFields = z.strictObject({
  firstname: z.string().trim().min(1).max(80),
  lastname: z.string().trim().min(1).max(80),
  email: emailSchema,
  phone: z.string().trim().max(30).nullable(),
  locale: localeOptionSchema,
  is_optin_kid: z.boolean(),
  is_optin_woman: z.boolean(),
});

export const getClient = endpoint({
  method: "GET",
  path: "/clients/me",
  auth: "bearer",
  origin: "specified",
  summary: "The signed-in client",
  answer: clientSchema,
});
export const updateClient = endpoint({
  method: "PATCH",
  path: "/clients/me",
  auth: "bearer",
  origin: "specified",
  summary: "Change fields of the signed-in client",
  body: clientFields.partial(),
  answer: clientSchema,
  errors: ["EMAIL_ALREADY_USED"],
});
export const replaceClient = endpoint({
  method: "PUT",
  path: "/clients/me",
  auth: "bearer",
  origin: "specified",
  summary: "Same as PATCH, kept for callers that use PUT",
  body: clientFields.partial(),
  answer: clientSchema,
  errors: ["EMAIL_ALREADY_USED"],
});
