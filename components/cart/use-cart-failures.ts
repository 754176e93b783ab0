"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { toast } from "#components/ui/toast-store.ts";
import { cartEngine, subscribeToFailures } from "#lib/cart/browser-engine.ts";
import { errorKey } from "#lib/forms/error-key.ts";

/** Says when a change of the cart could not be kept, and offers to try it again where that may help. */
export function useCartFailures(): void {
  const t = useTranslations();
  useEffect(
    () =>
      subscribeToFailures(({ variantId, quantity, error }) => {
        const key = errorKey(error);
        const isWorthAnotherTry = key === "NETWORK" || key === "UNAVAILABLE" || key === "INTERNAL" || key === "UNKNOWN";
        toast({
          message: t("cart.changeFailed", { reason: t(`error.${key}`) }),
          tone: "danger",
          ...(isWorthAnotherTry
            ? { action: { label: t("cart.retry"), onPress: () => cartEngine().setQuantity(variantId, quantity) } }
            : {}),
        });
        return true;
      }),
    [t],
  );
}
