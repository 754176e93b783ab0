"use client";

import { useTranslations } from "next-intl";
import { useImperativeHandle } from "react";
import { kindOfType } from "#lib/payments/method-type.ts";
import type { PaymentFormProps } from "./payment-form.ts";

/** A service that asks at every payment, on its own page: there is nothing to type here, and nothing to keep. */
export function ServiceForm({ ref, type }: Pick<PaymentFormProps, "ref" | "type">) {
  const t = useTranslations("payment");
  useImperativeHandle(ref, () => ({
    prepare: async () => ({ kind: "proof", proof: { payment_method_type: type } }),
  }));
  const kind = kindOfType(type);
  return kind === "card" ? null : <p>{t(`service.${kind}`)}</p>;
}
