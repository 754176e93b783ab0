"use client";

import { useLocale, useTranslations } from "next-intl";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import type { CartView } from "#lib/cart/use-cart.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { href } from "#lib/routing/href.ts";
import { CartLines } from "./cart-lines.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { EmptyTrunk } from "./empty-trunk.tsx";
import { FreeShipping } from "./free-shipping.tsx";

/** The middle of drawer and cart page: lines, or what stands in their place. */
export function CartContent({ cart, headingLevel }: { cart: CartView; headingLevel: 2 | 3 }) {
  const t = useTranslations();
  const locale = useLocale();
  if (cart.status === "loading") return <CartSkeleton />;
  if (cart.status === "failed") {
    return (
      <Alert
        tone="danger"
        title={t("cart.loadFailed")}
        action={
          <Button size="sm" onClick={cart.retry}>
            {t("cart.retry")}
          </Button>
        }
      >
        {t(`error.${errorKey(cart.error)}`)}
      </Alert>
    );
  }
  if (cart.lines.length === 0) {
    return (
      <EmptyState
        picture={<EmptyTrunk />}
        title={t("cart.emptyTitle")}
        text={t("cart.emptyText")}
        headingLevel={headingLevel}
        action={
          <>
            <ButtonLink href={href(locale, "shop")}>{t("cart.emptyShop")}</ButtonLink>
            <ButtonLink href={href(locale, "looks")} variant="secondary">
              {t("cart.emptyLooks")}
            </ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {cart.cart && <FreeShipping totals={cart.cart.totals} isPredicted={cart.isPredicted} />}
      <CartLines lines={cart.lines} />
    </div>
  );
}
