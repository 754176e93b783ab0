"use client";

import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button-link.tsx";
import type { CartView } from "#lib/cart/use-cart.ts";
import { href } from "#lib/routing/href.ts";

/** The way to the checkout; what is in its way instead, while quantities have to be changed first. */
export function CheckoutLink({ cart }: { cart: Extract<CartView, { status: "ready" }> }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  if (cart.cart && !cart.cart.is_orderable && !cart.isPredicted)
    return <p className="rounded bg-warning-soft p-3 font-bold">{t("adjust")}</p>;
  return (
    <ButtonLink href={href(locale, "shop-checkout")} size="lg" block>
      {t("checkout")}
    </ButtonLink>
  );
}
