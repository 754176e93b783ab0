"use client";

import { useLocale, useTranslations } from "next-intl";
import { useImperativeHandle } from "react";
import { sandboxAuthorisation } from "#lib/payments/sandbox.ts";
import type { PaymentFormProps } from "../payment-form.ts";
import { ServiceForm } from "../service-form.tsx";

/** PayPal asks at a payment; to be charged later it is asked once, before. */
export function SandboxPaypalForm(props: PaymentFormProps) {
  return props.use === "once" ? <ServiceForm {...props} /> : <Authorisation {...props} />;
}

function Authorisation({ ref, begin, returnUrl }: PaymentFormProps) {
  const t = useTranslations("payment");
  const locale = useLocale();
  useImperativeHandle(ref, () => ({
    prepare: async () => ({
      kind: "leaving",
      url: sandboxAuthorisation({ clientSecret: await begin(), kind: "paypal", returnUrl, locale }),
    }),
  }));
  return <p>{t("service.paypalLater")}</p>;
}
