"use client";

import { useTranslations } from "next-intl";
import { methodName } from "#lib/payments/method-name.ts";
import type { PaymentMethod } from "#lib/payments/types.ts";

/** What a customer recognises a method by: brand and last digits of a card, the name of a service. */
export function useMethodName(): (method: Pick<PaymentMethod, "brand" | "last4">) => string {
  const t = useTranslations("payment");
  return (method) => methodName(method, (card) => t("card", card));
}
