"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { quoteSchema } from "#contract/orders.ts";
import { announce } from "#components/ui/toast-store.ts";
import { cartKey } from "#lib/cart/browser-engine.ts";
import { walletKey } from "#lib/checkout/codes.ts";
import { openOrdersKey, quoteKey, type QuoteQuestion } from "#lib/checkout/queries.ts";
import { isRefusal } from "#lib/checkout/place-order.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { AppError } from "#lib/http/app-error.ts";
import { paymentMethodsKey } from "#lib/payments/queries.ts";
import { notifySession } from "#lib/session/client-status.ts";

const deliveryCodes = new Set([
  "ADDRESS_NOT_FOUND",
  "POSTCODE_INVALID",
  "DELIVERY_MODE_NOT_AVAILABLE",
  "PICKUP_POINT_UNKNOWN",
]);
const methodCodes = new Set(["PAYMENT_METHOD_NOT_FOUND", "PAYMENT_METHOD_EXPIRED"]);
/** Spent elsewhere meanwhile: the sums and what is offered to spend are others now. */
const spentCodes = new Set(["CODE_INVALID", "COUPON_CODE_ALREADY_USED", "COUPON_CODE_EXPIRED", "INSUFFICIENT_BALANCE"]);
/** Of an order that exists: the wallet was spent elsewhere meanwhile, so that another rest is left to pay. */
const rest = new Set(["TOTAL_CHANGED", "INSUFFICIENT_BALANCE"]);
const sessionCodes = new Set(["UNAUTHENTICATED", "TOKEN_EXPIRED"]);

interface PayFailure {
  /** What to tell the customer; null when there is nothing, or when the page shows it otherwise. */
  message: string | null;
  /** Takes a failure: brings up to date what it was about and finds its words. */
  take: (error: unknown) => void;
  clear: () => void;
}

/** What the checkout does about a failed order or payment. `question`: what the order was quoted for. */
export function usePayFailure(question: QuoteQuestion | null, onDeliveryRefused: () => void): PayFailure {
  const t = useTranslations();
  const cache = useQueryClient();
  const [message, setMessage] = useState<string | null>(null);

  const tell = (text: string) => {
    setMessage(text);
    announce(text);
  };
  const take = (error: unknown): void => {
    const code = error instanceof AppError ? error.code : "UNKNOWN";
    if (question && code === "TOTAL_CHANGED") {
      const quote = quoteSchema.safeParse(error instanceof AppError ? error.problem?.data?.["quote"] : null);
      if (quote.success) cache.setQueryData(quoteKey(question), quote.data);
      else void cache.invalidateQueries({ queryKey: quoteKey(question) });
      return announce(t("checkout.change.title"));
    }
    if (question && code === "NOT_ENOUGH_STOCK") {
      void cache.invalidateQueries({ queryKey: quoteKey(question) });
      return announce(t("checkout.change.title"));
    }
    if (sessionCodes.has(code)) return notifySession();
    if (question && spentCodes.has(code)) {
      void cache.invalidateQueries({ queryKey: quoteKey(question) });
      void cache.invalidateQueries({ queryKey: cartKey });
    }
    if (!question && rest.has(code)) {
      void cache.invalidateQueries({ queryKey: walletKey });
      void cache.invalidateQueries({ queryKey: openOrdersKey });
    }
    if (methodCodes.has(code)) void cache.invalidateQueries({ queryKey: paymentMethodsKey });
    if (code === "ORDER_NOT_PAYABLE") void cache.invalidateQueries({ queryKey: openOrdersKey });
    tell(isRefusal(error) ? t(`error.${errorKey(error)}`) : t("checkout.failure.unconfirmed"));
    if (deliveryCodes.has(code)) onDeliveryRefused();
  };
  return { message, take, clear: () => setMessage(null) };
}
