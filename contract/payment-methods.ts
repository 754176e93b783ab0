import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const paymentGatewaySchema = z.enum(["sandbox", "stripe", "adyen"]);
export type PaymentGateway = z.infer<typeof paymentGatewaySchema>;

/** `card_via_{provider}` and its siblings; each kind goes through one payment provider. */
export const paymentMethodTypeSchema = z.templateLiteral([
  z.enum(["card", "paypal", "klarna_paylater", "klarna_paynow", "ideal"]),
  "_via_",
  paymentGatewaySchema,
]);

/** A card as Adyen's form encrypts it in the browser, in the form's own words; nobody but Adyen can read it. */
export const encryptedCardSchema = z.strictObject({
  encryptedCardNumber: z.string().min(1).max(4000),
  encryptedExpiryMonth: z.string().min(1).max(4000),
  encryptedExpiryYear: z.string().min(1).max(4000),
  encryptedSecurityCode: z.string().min(1).max(4000),
  holderName: z.string().max(120).optional(),
  brand: z.string().max(40).optional(),
});
export type EncryptedCard = z.infer<typeof encryptedCardSchema>;

export const paymentMethodSchema = z.object({
  id: z.uuid(),
  payment_gateway: paymentGatewaySchema,
  payment_method_type: paymentMethodTypeSchema,
  /** What a customer recognises, for example brand `visa` and `4242`. */
  brand: z.string(),
  last4: z.string(),
  /** Last day on which a card can be charged; null for methods that do not expire. */
  expiration_date: z.iso.date().nullable(),
  is_default: z.boolean(),
  /** Whether it is there for the next time; false for one that was entered for a single payment, which no list shows. */
  is_kept: z.boolean().default(true),
});
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

export const paymentPlatformSchema = z.object({
  platform: paymentGatewaySchema,
  payment_method_types: z.array(paymentMethodTypeSchema),
  /** Key the browser may know; null for the sandbox. */
  public_key: z.string().nullable(),
});

export const getPaymentPlatforms = endpoint({
  method: "GET",
  path: "/clients/me/available_payment_platforms",
  auth: "bearer",
  origin: "specified",
  summary: "Payment platforms: for the shop every method, otherwise those a box can be charged with later",
  query: z.strictObject({ for_shop: z.stringbool().optional() }),
  answer: z.array(paymentPlatformSchema),
});
export const createSetupIntent = endpoint({
  method: "POST",
  path: "/clients/me/setup-intents",
  auth: "bearer",
  staff: "consent",
  origin: "specified",
  summary: "Start saving a payment method at the provider",
  /** `card` when absent. Klarna and iDEAL need none: services that ask at every payment are saved by their type alone. */
  query: z.strictObject({ stripe_payment_method_type: z.enum(["card", "paypal", "klarna", "ideal"]).optional() }),
  answer: z.object({ client_secret: z.string() }),
  status: 201,
  /* PAYMENT_PLATFORM_NOT_AVAILABLE: the shop's account does not take the kind, or no longer. */
  errors: ["PAYMENT_PLATFORM_NOT_AVAILABLE", "SETUP_INTENT_FAILED"],
});
export const createAdyenSession = endpoint({
  method: "POST",
  path: "/clients/me/adyen-sessions",
  auth: "bearer",
  staff: "consent",
  origin: "specified",
  summary: "Open a form of the payment provider's that saves a payment method",
  /** `return_path`: page of the storefront a bank's page leads back to, its query included; `/infos/add/payment` when absent. */
  query: z.strictObject({
    return_path: z
      .string()
      .max(500)
      .regex(/^\/(?![/\\])/)
      .optional(),
  }),
  answer: z.object({
    id: z.string(),
    session_data: z.string(),
    client_key: z.string(),
    /** Environment of the provider's browser library, for example `test` or `live`. */
    environment: z.string(),
  }),
  status: 201,
  errors: ["PAYMENT_PLATFORM_NOT_AVAILABLE", "SETUP_INTENT_FAILED"],
});
export const getPaymentMethods = endpoint({
  method: "GET",
  path: "/clients/me/payment-methods",
  auth: "bearer",
  origin: "specified",
  summary: "Saved payment methods, the default one first",
  answer: z.array(paymentMethodSchema),
});
export const createPaymentMethod = endpoint({
  method: "POST",
  path: "/clients/me/payment-methods",
  auth: "bearer",
  staff: "consent",
  origin: "specified",
  summary: "Save a payment method the provider has confirmed, or a service that asks at every payment",
  /**
   * `provider_payment_method_id`: what the provider's form answered. `redirect_result`: what its page gave the browser
   * back. `payment_method_type` alone: the newest method of this type that the provider's form stored, else the
   * service itself, which asks the customer at every payment. `is_kept: false`: for one payment, which may keep it.
   */
  body: z
    .strictObject({
      provider_payment_method_id: z.string().min(1).max(200).optional(),
      redirect_result: z.string().min(1).max(4000).optional(),
      payment_method_type: paymentMethodTypeSchema.optional(),
      /** Absent: the provider that is found by the other three. */
      payment_gateway: paymentGatewaySchema.optional(),
      /** At Adyen, instead of the others: a card for one payment, which the payment itself stores when it is to be kept. */
      encrypted_card: encryptedCardSchema.optional(),
      is_kept: z.boolean().default(true),
    })
    .refine(
      (method) =>
        method.encrypted_card ??
        method.provider_payment_method_id ??
        method.redirect_result ??
        method.payment_method_type,
      { path: ["provider_payment_method_id"], error: "required" },
    )
    .refine((method) => method.encrypted_card === undefined || !method.is_kept, {
      path: ["is_kept"],
      error: "invalid",
    }),
  answer: paymentMethodSchema,
  status: 201,
  /* PAYMENT_METHOD_REFUSED tells the bank's reason in `data.reason`, where it was asked and refused. */
  errors: ["PAYMENT_METHOD_REFUSED", "PAYMENT_METHOD_EXPIRED", "PAYMENT_PLATFORM_NOT_AVAILABLE", "SETUP_INTENT_FAILED"],
});
export const updatePaymentMethod = endpoint({
  method: "PATCH",
  path: "/clients/me/payment-methods/:id",
  auth: "bearer",
  staff: "consent",
  origin: "added",
  summary: "Make a payment method the default",
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ is_default: z.literal(true) }),
  answer: paymentMethodSchema,
  errors: ["NOT_FOUND"],
});
export const deletePaymentMethod = endpoint({
  method: "DELETE",
  path: "/clients/me/payment-methods/:id",
  auth: "bearer",
  staff: "consent",
  origin: "added",
  summary: "Forget a payment method",
  params: z.strictObject({ id: z.uuid() }),
  answer: z.void(),
  status: 204,
  errors: ["NOT_FOUND"],
});

/** Plays the provider's card form: knows documented test numbers only, a real card number is refused and never stored. */
export const createSandboxToken = endpoint({
  method: "POST",
  path: "/payment-sandbox/tokens",
  auth: "none",
  origin: "added",
  summary: "Sandbox provider: turn a test card into a payment method",
  body: z.strictObject({
    client_secret: z.string().min(1).max(200),
    number: z
      .string()
      .trim()
      .min(12)
      .max(25)
      .regex(/^[\d ]+$/, { error: "card_number_invalid" }),
    expiry_month: z.int().min(1).max(12),
    expiry_year: z.int().min(2000).max(2100),
    cvc: z.string().regex(/^\d{3,4}$/, { error: "card_cvc_invalid" }),
    holder: z.string().trim().min(1, { error: "required" }).max(120),
  }),
  answer: z.object({ provider_payment_method_id: z.string() }),
  status: 201,
  errors: ["PAYMENT_METHOD_REFUSED", "PAYMENT_METHOD_EXPIRED", "SETUP_INTENT_FAILED"],
});
