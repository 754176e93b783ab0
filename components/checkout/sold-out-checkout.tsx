"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import type { CartLine } from "#contract/cart.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { EmptyTrunk } from "#components/cart/empty-trunk.tsx";
import { useSizeText } from "#components/cart/use-size-text.ts";
import { formatTags } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";

/** There are pieces in the cart, and none of them can be had any more: the cart offers their other sizes. */
export function SoldOutCheckout({ lines }: { lines: readonly CartLine[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const { size } = useSizeText();
  const title = t("checkout.soldOut.title");
  // It may take the place of a step while the customer is in it.
  useEffect(() => announce(title), [title]);
  const pieces = lines.map(({ product, variant }) =>
    t("checkout.soldOut.piece", { product: product.name, size: size(variant.size) }),
  );
  return (
    <EmptyState
      picture={<EmptyTrunk />}
      title={title}
      text={t("checkout.soldOut.text", {
        count: pieces.length,
        pieces: new Intl.ListFormat(formatTags[locale]).format(pieces),
      })}
      action={<ButtonLink href={href(locale, "shop-cart")}>{t("cart.toCart")}</ButtonLink>}
    />
  );
}
