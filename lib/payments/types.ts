import type { z } from "zod";
import type { BodyOf } from "#contract/endpoint.ts";
import type { createPaymentMethod, paymentMethodTypeSchema, paymentPlatformSchema } from "#contract/payment-methods.ts";

export type { PaymentMethod } from "#contract/payment-methods.ts";
export type PaymentPlatform = z.infer<typeof paymentPlatformSchema>;
export type PaymentMethodType = z.infer<typeof paymentMethodTypeSchema>;
/** What a provider's form or page answered, as `createPaymentMethod` takes it. */
export type MethodProof = Omit<BodyOf<typeof createPaymentMethod>, "is_kept">;
