import type { z } from "zod";
import type { paymentPlatformSchema } from "#contract/payment-methods.ts";

export type { PaymentMethod } from "#contract/payment-methods.ts";
export type PaymentPlatform = z.infer<typeof paymentPlatformSchema>;
