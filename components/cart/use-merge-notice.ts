"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { announce, toast } from "#components/ui/toast-store.ts";
import { cartEngine } from "#lib/cart/browser-engine.ts";
import type { MergeChange } from "#lib/cart/cart-shell.ts";

/**
 * Says what signing in brought into the cart, with a way back to the quantities before; silent when nothing changed.
 * `merged`: pieces of this visit joined those of the account. `returned`: the other way round.
 */
export function useMergeNotice(kind: "merged" | "returned"): (changes: readonly MergeChange[]) => void {
  const t = useTranslations("cart");
  return useCallback(
    (changes) => {
      if (changes.length === 0) return;
      const count = changes.reduce((sum, { quantityBefore, quantityAfter }) => sum + quantityAfter - quantityBefore, 0);
      toast({
        message: t(kind, { count }),
        tone: "success",
        action: {
          label: t("undo"),
          onPress: () => {
            for (const { variantId, quantityBefore } of changes) cartEngine().setQuantity(variantId, quantityBefore);
            announce(t("mergeUndone"));
          },
        },
      });
    },
    [t, kind],
  );
}
