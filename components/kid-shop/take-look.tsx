"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/toast-store.ts";
import { addPiece } from "#lib/cart/add-piece.ts";
import { commandCart } from "#lib/cart/cart-shell.ts";

interface TakeLookProps {
  name: string;
  lookId: number;
  variantIds: readonly number[];
  /** What all of it costs, as the language writes money. */
  total: string;
}

/** Puts every piece of an outfit into the cart, each in the size of whom the page is for. */
export function TakeLook({ name, lookId, variantIds, total }: TakeLookProps) {
  const t = useTranslations("wishes");
  const [isBusy, setIsBusy] = useState(false);
  const take = async () => {
    setIsBusy(true);
    const missing: number[] = [];
    // One after another: the cart answers each with what it holds.
    for (const variantId of variantIds) {
      const outcome = await addPiece({ variantId, look: lookId });
      if (outcome !== "added") missing.push(variantId);
    }
    setIsBusy(false);
    const added = variantIds.length - missing.length;
    if (added === 0) return toast({ message: t("looks.failed"), tone: "danger" });
    toast({
      message:
        missing.length === 0 ? t("looks.added", { look: name, count: added }) : t("looks.some", { count: added }),
      tone: missing.length === 0 ? "success" : "danger",
      action: { label: t("looks.view"), onPress: () => commandCart({ kind: "open" }) },
    });
  };
  return (
    <Button loading={isBusy} onClick={() => void take()}>
      {t("looks.take", { total })}
    </Button>
  );
}
