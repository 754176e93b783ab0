import type { PaymentMethodType } from "./types.ts";

const kinds = ["card", "paypal", "klarna_paylater", "klarna_paynow", "ideal"] as const;
export type PaymentKind = (typeof kinds)[number];

/** `paypal` of `paypal_via_stripe`. */
export const kindOfType = (type: PaymentMethodType): PaymentKind =>
  kinds.find((kind) => type.startsWith(`${kind}_via_`)) ?? "card";
