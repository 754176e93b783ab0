"use client";

import { useTranslations, useLocale } from "next-intl";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Drawer } from "#components/ui/drawer.tsx";
import { hostCart, takeCartCommands } from "#lib/cart/cart-shell.ts";
import { useCart } from "#lib/cart/use-cart.ts";
import { href } from "#lib/routing/href.ts";
import { CartContent } from "./cart-content.tsx";
import { CheckoutLink } from "./checkout-link.tsx";
import { CartTotals } from "./cart-totals.tsx";
import { useCartFailures } from "./use-cart-failures.ts";
import { useMergeNotice } from "./use-merge-notice.ts";

/** Opens when something asks for it, closes when the page changes. */
export function CartDrawer() {
  const t = useTranslations("cart");
  const locale = useLocale();
  const path = usePathname();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const cart = useCart();
  const tellMerge = useMergeNotice("merged");
  useCartFailures();

  useEffect(
    () =>
      hostCart(() => {
        for (const command of takeCartCommands()) {
          if (command.kind === "merged") tellMerge(command.changes);
          else setOpenOn(command.kind === "open" ? path : null);
        }
      }),
    [tellMerge, path],
  );

  /* Pages that were left are kept with their state: one that is come back to would open its drawer by itself. Strict mode runs this without leaving. */
  useEffect(
    () => () => {
      if (location.pathname !== path) setOpenOn(null);
    },
    [path],
  );

  const hasLines = cart.status === "ready" && cart.lines.length > 0;
  return (
    <Drawer
      open={openOn === path}
      onOpenChange={(isOpen) => setOpenOn(isOpen ? path : null)}
      title={t("title")}
      description={hasLines ? t("count", { count: cart.pieces }) : undefined}
      closeLabel={t("close")}
      footer={
        hasLines ? (
          <div className="flex flex-col gap-3">
            <CartTotals totals={cart.cart?.totals ?? null} isPredicted={cart.isPredicted} isShort />
            <CheckoutLink cart={cart} />
            <ButtonLink href={href(locale, "shop-cart")} variant="secondary" block>
              {t("toCart")}
            </ButtonLink>
          </div>
        ) : undefined
      }
    >
      <CartContent cart={cart} headingLevel={3} />
    </Drawer>
  );
}
