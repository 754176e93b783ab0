"use client";

import type { Locale } from "#contract/locale.ts";
import { useClientTexts } from "#components/layout/client-texts.ts";
import type { SizeChoice } from "#lib/catalog/size.ts";
import { AddToCartIsland } from "./add-to-cart-island.tsx";

interface AddToCartProps {
  locale: Locale;
  /** Said when the piece is in the cart. */
  productName: string;
  /** In display order. */
  variants: readonly SizeChoice[];
  /** The look the piece is shown in. */
  look?: number;
  /** The size that is chosen before anybody chose: that of whom the page is for. */
  chosen?: number;
  /** Shown beside the button where that keeps to the edge of the window. */
  price?: string;
}

/** Sizes and the button that puts one into the cart: what a product page sells with. */
export function AddToCart({ locale, productName, variants, look, chosen, price }: AddToCartProps) {
  const strings = useClientTexts(locale).add;
  return (
    <AddToCartIsland
      locale={locale}
      variants={variants}
      look={look}
      chosen={chosen}
      price={price}
      strings={{ ...strings, added: strings.added.replace("{product}", () => productName) }}
    />
  );
}
