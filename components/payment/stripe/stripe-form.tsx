"use client";

import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripeElementsOptions, StripeError } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useLocale } from "next-intl";
import { useImperativeHandle, useMemo, useState } from "react";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { kindOfType } from "#lib/payments/method-type.ts";
import { paymentErrorKey } from "#lib/payments/payment-error-key.ts";
import { FormNotLoaded } from "../form-not-loaded.tsx";
import type { PaymentFormProps, Prepared } from "../payment-form.ts";
import { ServiceForm } from "../service-form.tsx";
import { untilBack } from "../until-back.ts";
import { useLoaded } from "../use-loaded.ts";
import { stripeAppearance } from "./appearance.ts";

/** PayPal asks at a payment; to be charged later it is asked once, before. */
export function StripePaypalForm(props: PaymentFormProps) {
  return props.use === "once" ? <ServiceForm {...props} /> : <StripeForm {...props} />;
}

/**
 * Stripe's Payment Element for one way to pay. What pays once becomes a method that the API charges; what is charged later
 * is confirmed with a setup intent, the bank's question included.
 */
export function StripeForm(props: PaymentFormProps) {
  const { publicKey, type, use } = props;
  const locale = useLocale();
  const loading = useLoaded(async () => {
    const stripe = publicKey === null ? null : await loadStripe(publicKey);
    if (stripe === null) throw new Error("no Stripe without its key");
    return stripe;
  });
  const isOnce = use === "once";
  const options = useMemo(
    (): StripeElementsOptions => ({
      mode: "setup",
      currency: "eur",
      allowedPaymentMethodTypes: [kindOfType(type)],
      locale: locale as "fr",
      appearance: stripeAppearance(),
      ...(isOnce ? { paymentMethodCreation: "manual" } : {}),
    }),
    [type, locale, isOnce],
  );
  if (loading.state === "failed") return <FormNotLoaded onRetry={loading.retry} />;
  if (loading.state === "loading") return <Skeleton className="h-60 w-full" />;
  return (
    <Elements stripe={loading.value} options={options}>
      <Fields {...props} onRetry={loading.retry} />
    </Elements>
  );
}

const refusedBy = ({ decline_code, code, type }: StripeError): Prepared =>
  type === "validation_error"
    ? { kind: "incomplete" }
    : { kind: "refused", code: paymentErrorKey(decline_code, code, type) };

function Fields({ ref, holder, use, begin, returnUrl, onRetry }: PaymentFormProps & { onRetry: () => void }) {
  const stripe = useStripe();
  const elements = useElements();
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");

  useImperativeHandle(ref, () => ({
    prepare: async () => {
      if (!stripe || !elements || state !== "ready") return { kind: "incomplete" };
      const { error: unfinished } = await elements.submit();
      if (unfinished) return refusedBy(unfinished);
      if (use === "once") {
        const params = holder === "" ? {} : { billing_details: { name: holder } };
        const { error, paymentMethod } = await stripe.createPaymentMethod({ elements, params });
        if (error) return refusedBy(error);
        return { kind: "proof", proof: { provider_payment_method_id: paymentMethod.id, payment_gateway: "stripe" } };
      }
      const clientSecret = await begin();
      const confirmed = stripe.confirmSetup({
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl },
        redirect: "if_required",
      });
      // A service's page takes the place of this one: what was asked is answered when the customer comes back to it.
      const result = await Promise.race([confirmed, untilBack()]);
      if (result === "back") return { kind: "incomplete" };
      const { error, setupIntent } = result;
      if (error) return refusedBy(error);
      return { kind: "proof", proof: { provider_payment_method_id: setupIntent.id, payment_gateway: "stripe" } };
    },
  }));

  if (state === "failed") return <FormNotLoaded onRetry={onRetry} />;
  return (
    <div aria-busy={state === "loading"}>
      <PaymentElement
        options={{
          layout: "tabs",
          ...(holder === "" ? {} : { defaultValues: { billingDetails: { name: holder } } }),
          wallets: { applePay: "never", googlePay: "never", link: "never" },
          ...(use === "once" ? { terms: { card: "never" } } : {}),
        }}
        onReady={() => setState("ready")}
        onLoadError={() => setState("failed")}
      />
    </div>
  );
}
