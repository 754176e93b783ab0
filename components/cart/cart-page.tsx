"use client";

import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { cx } from "#components/ui/class-names.ts";
import { TextLink } from "#components/ui/link.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useIsHydrated } from "#lib/browser/use-in-browser.ts";
import { readCartMemo } from "#lib/cart/cart-shell.ts";
import { useCart, type CartView } from "#lib/cart/use-cart.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { isSignedIn } from "#lib/session/client-status.ts";
import { CartContent } from "./cart-content.tsx";
import { CartReductions } from "./cart-reductions.tsx";
import { CartTotals } from "./cart-totals.tsx";
import { CheckoutLink } from "./checkout-link.tsx";
import { useCartFailures } from "./use-cart-failures.ts";

/** Lines on the left, what they come to on the right; the server renders the room they take. */
export function CartPage() {
  const isHydrated = useIsHydrated();
  return isHydrated ? <LoadedCart /> : <CartColumns cart={{ status: "loading" }} />;
}

function LoadedCart() {
  useCartFailures();
  const cart = useCart();
  // A visitor whose cookie counts nothing has nothing to wait for.
  const isKnownEmpty = cart.status === "loading" && !isSignedIn() && (readCartMemo()?.quantity ?? 0) === 0;
  return (
    <CartColumns
      cart={isKnownEmpty ? { status: "ready", cart: null, lines: [], pieces: 0, isPredicted: false } : cart}
    />
  );
}

function CartColumns({ cart }: { cart: CartView }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  if (cart.status === "failed" || (cart.status === "ready" && cart.lines.length === 0))
    return <CartContent cart={cart} headingLevel={2} />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <ExpressSummary cart={cart} />
        <CartContent cart={cart} headingLevel={2} />
      </div>
      <Card as="aside" aria-label={t("summary")} className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-24">
        <h2 className="text-xl">{t("summary")}</h2>
        {cart.status === "ready" ? (
          <>
            <CartTotals totals={cart.cart?.totals ?? null} isPredicted={cart.isPredicted} />
            {cart.cart && (
              <CartReductions
                cart={cart.cart}
                totals={cart.cart.totals}
                isSignedIn={isSignedIn()}
                signInFrom={href(locale, "shop-cart")}
              />
            )}
            <CheckoutLink cart={cart} />
          </>
        ) : (
          <Skeleton className="h-44 w-full" />
        )}
        <p className="text-sm text-muted">{t("promise")}</p>
        <TextLink href={href(locale, "shop")} standalone>
          {t("continue")}
        </TextLink>
      </Card>
    </div>
  );
}

/** On phones the sums stand below all lines: who is in a hurry finds total and way on above them. */
function ExpressSummary({ cart }: { cart: CartView }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  if (cart.status === "loading") return <div className="h-12 lg:hidden" />;
  if (cart.status === "failed" || !cart.cart?.is_orderable) return null;
  return (
    <div className="flex items-center justify-between gap-4 lg:hidden">
      <p className={cx("transition-opacity duration-150", cart.isPredicted && "opacity-50")}>
        {t("count", { count: cart.pieces })} ·{" "}
        <strong className="tabular-nums">{formatEuros(cart.cart.totals.due_ttc, locale)}</strong>
      </p>
      <ButtonLink href={href(locale, "shop-checkout")} className="shrink-0">
        {t("checkout")}
      </ButtonLink>
    </div>
  );
}
