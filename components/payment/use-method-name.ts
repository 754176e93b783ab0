"use client";

import { useTranslations } from "next-intl";
import { brandName } from "#lib/payments/brand-name.ts";
import type { PaymentMethod } from "#lib/payments/types.ts";

/** What a customer recognises a method by: brand and last digits of a card, the name of a service. */
export function useMethodName(): (method: Pick<PaymentMethod, "brand" | "last4">) => string {
  const t = useTranslations("payment");
  return ({ brand, last4 }) => {
    const name = brandName(brand);
    return last4 === "" ? name : t("card", { brand: name, last4 });
  };
}
