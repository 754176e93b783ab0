import { z } from "zod";
import { emailSchema, presentPasswordSchema } from "./account-fields.ts";
import { addressSchema } from "./addresses.ts";
import { decimalSchema } from "./decimal.ts";
import { endpoint } from "./endpoint.ts";
import { countryCodeSchema, localeOptionSchema } from "./locale-schemas.ts";
import { paymentMethodSchema } from "./payment-methods.ts";
import { requiredLineSchema } from "./plain-line.ts";
import { returnModeSchema } from "./return-mode.ts";

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
  /** Whether the women's line is open to the client. */
  is_woman_activated: z.boolean(),
  /** How the client sends parcels back unless it says otherwise; null until it chose. */
  return_mode: returnModeSchema.nullable(),
  /** False until the client chose one, with a link that was mailed. */
  has_password: z.boolean(),
  /** Somebody who is about to order: the account is made with the order. */
  is_provisional: z.boolean(),
  /** Who acts, while staff acts for the client; null for the client itself. */
  staff_name: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type Client = z.infer<typeof clientSchema>;

const clientFields = z.strictObject({
  firstname: requiredLineSchema(80),
  lastname: requiredLineSchema(80),
  /** Another one is only asked for: it needs `current_password`, and takes effect once the new address has confirmed it. */
  email: emailSchema,
  current_password: presentPasswordSchema,
  phone: z.string().trim().max(30).nullable(),
  locale: localeOptionSchema,
  is_optin_kid: z.boolean(),
  optin_source_kid: z.string().trim().max(60),
  is_optin_woman: z.boolean(),
  optin_source_woman: z.string().trim().max(60),
  return_mode: returnModeSchema.nullable(),
});

/**
 * What tracking may know, once the visitor agreed: what the client is to the shop, and neither name, e-mail, phone nor
 * address. Amounts are those of paid orders.
 */
export const dataLayerSchema = z.object({
  user_id: z.uuid(),
  locale: localeOptionSchema,
  country_code: countryCodeSchema,
  subscription_status: subscriptionStatusSchema,
  woman_subscription_status: womanSubscriptionStatusSchema.nullable(),
  shop_status: shopStatusSchema,
  gift_card_status: z.enum(["GIVER"]).nullable(),
  kid_count: z.int(),
  woman_count: z.int(),
  cart_quantity: z.int(),
  shop_order_count: z.int(),
  box_count: z.int(),
  total_spent_ttc: decimalSchema,
  last_order_at: z.iso.datetime().nullable(),
  is_optin_kid: z.boolean(),
  is_optin_woman: z.boolean(),
  signed_up_at: z.iso.datetime(),
  /** Staff acts: nothing of this visit is the client's doing. */
  is_staff: z.boolean(),
});
export type DataLayer = z.infer<typeof dataLayerSchema>;

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
  staff: "consent",
  origin: "specified",
  summary: "Change fields of the signed-in client",
  body: clientFields.partial(),
  staffNeverFields: ["email"],
  answer: clientSchema,
  errors: ["EMAIL_ALREADY_USED", "EMAIL_INVALID", "PASSWORD_REQUIRED", "WRONG_PASSWORD"],
});
export const replaceClient = endpoint({
  method: "PUT",
  path: "/clients/me",
  auth: "bearer",
  staff: "consent",
  origin: "specified",
  summary: "Same as PATCH, kept for callers that use PUT",
  body: clientFields.partial(),
  staffNeverFields: ["email"],
  answer: clientSchema,
  errors: ["EMAIL_ALREADY_USED", "EMAIL_INVALID", "PASSWORD_REQUIRED", "WRONG_PASSWORD"],
});
/** A yes or no to news of a line. `source`: where it was said, as the caller named it. */
export const optinChangeSchema = z.object({
  line: z.enum(["KID", "WOMAN"]),
  is_given: z.boolean(),
  source: z.string().nullable(),
  staff_name: z.string().nullable(),
  at: z.iso.datetime(),
});
export type OptinChange = z.infer<typeof optinChangeSchema>;

export const getOptinChanges = endpoint({
  method: "GET",
  path: "/clients/me/optins",
  auth: "bearer",
  origin: "added",
  summary: "When the client said yes or no to news, newest first",
  answer: z.array(optinChangeSchema),
});
export const getDataLayer = endpoint({
  method: "GET",
  path: "/clients/me/data-layer",
  auth: "bearer",
  origin: "specified",
  summary: "What tracking may know of the signed-in client",
  answer: dataLayerSchema,
});
