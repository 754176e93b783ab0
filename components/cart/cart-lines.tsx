"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { toast } from "#components/ui/toast-store.ts";
import { cartEngine } from "#lib/cart/browser-engine.ts";
import type { ShownLine } from "#lib/cart/shown-cart.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import { CartLineSkeleton } from "./cart-skeleton.tsx";

/** The button that had the focus goes away with its line, and the list with the last of them. */
function focusBeside(list: HTMLElement | null, isLast: boolean): void {
  const around = list?.closest<HTMLElement>("[role=dialog], main");
  const heading = around?.matches("main") ? around.querySelector("h1") : around;
  (isLast ? heading : list)?.focus();
}

export function CartLines({ lines }: { lines: readonly ShownLine[] }) {
  const t = useTranslations("cart");
  const list = useRef<HTMLUListElement>(null);

  const remove = ({ variantId, quantity, line }: ShownLine) => {
    if (!line) return;
    focusBeside(list.current, lines.length === 1);
    cartEngine().setQuantity(variantId, 0);
    toast({
      message: t("line.removed", { product: line.product.name }),
      action: { label: t("undo"), onPress: () => cartEngine().setQuantity(variantId, quantity, { draft: line }) },
    });
  };

  return (
    <ul ref={list} tabIndex={-1} aria-label={t("lines")} className="flex flex-col outline-none">
      {lines.map((shown) => (
        <li key={shown.variantId}>
          {shown.line ? (
            <CartLineRow
              quantity={shown.quantity}
              line={shown.line}
              isPending={shown.isPending}
              onRemove={() => remove(shown)}
            />
          ) : (
            <>
              <span className="sr-only">{t("line.adding")}</span>
              <CartLineSkeleton />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
