"use client";

import type { ComponentType } from "react";
import type { PaymentGateway } from "#contract/payment-methods.ts";
import type { PaymentFormProps } from "./payment-form.ts";
import { SandboxCardForm } from "./sandbox-card-form.tsx";

/** The form of each provider; a platform the API offers and this table lacks is left out. */
const paymentForms: Partial<Record<PaymentGateway, ComponentType<PaymentFormProps>>> = { sandbox: SandboxCardForm };

export const hasPaymentForm = (gateway: PaymentGateway): boolean => paymentForms[gateway] !== undefined;

export function PaymentForm({ gateway, ...props }: PaymentFormProps & { gateway: PaymentGateway }) {
  const Form = paymentForms[gateway];
  return Form ? <Form {...props} /> : null;
}
