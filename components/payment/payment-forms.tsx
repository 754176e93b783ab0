"use client";

import { lazy, Suspense, type ComponentType } from "react";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { PaymentMethodType } from "#lib/payments/types.ts";
import type { PaymentFormProps } from "./payment-form.ts";
import { SandboxPaypalForm } from "./sandbox/paypal-form.tsx";
import { ServiceForm } from "./service-form.tsx";

type Form = ComponentType<PaymentFormProps>;

const SandboxCardForm = lazy(async () => ({ default: (await import("./sandbox/card-form.tsx")).SandboxCardForm }));
const StripeForm = lazy(async () => ({ default: (await import("./stripe/stripe-form.tsx")).StripeForm }));
const StripePaypalForm = lazy(async () => ({ default: (await import("./stripe/stripe-form.tsx")).StripePaypalForm }));
const AdyenForm = lazy(async () => ({ default: (await import("./adyen/adyen-form.tsx")).AdyenForm }));
const AdyenPaypalForm = lazy(async () => ({ default: (await import("./adyen/adyen-form.tsx")).AdyenPaypalForm }));

/**
 * The form of each way to pay; a way the API offers and this table lacks is left out. One to type in is loaded when it is chosen.
 * `ServiceForm` does for every service that asks the customer on its own page at each payment: a sentence, which is there at
 * once, or the button below it would move under a press that follows the choice.
 */
const paymentForms: Partial<Record<PaymentMethodType, Form>> = {
  card_via_sandbox: SandboxCardForm,
  paypal_via_sandbox: SandboxPaypalForm,
  klarna_paylater_via_sandbox: ServiceForm,
  klarna_paynow_via_sandbox: ServiceForm,
  ideal_via_sandbox: ServiceForm,
  card_via_stripe: StripeForm,
  paypal_via_stripe: StripePaypalForm,
  klarna_paylater_via_stripe: ServiceForm,
  ideal_via_stripe: ServiceForm,
  card_via_adyen: AdyenForm,
  paypal_via_adyen: AdyenPaypalForm,
  klarna_paylater_via_adyen: ServiceForm,
  klarna_paynow_via_adyen: ServiceForm,
  ideal_via_adyen: ServiceForm,
};

export const hasPaymentForm = (type: PaymentMethodType): boolean => paymentForms[type] !== undefined;

/** The form of `type`; another type is another form. */
export function PaymentForm(props: PaymentFormProps) {
  const FormOfType = paymentForms[props.type];
  if (!FormOfType) return null;
  return (
    <Suspense key={props.type} fallback={<Skeleton className="h-24 w-full" />}>
      <FormOfType {...props} />
    </Suspense>
  );
}
