"use client";

import type { Locale } from "#contract/locale.ts";
import { useClientTexts } from "#components/layout/client-texts.ts";
import { readSizes } from "#lib/cart/written-sizes.ts";
import { AddToCartIsland } from "./add-to-cart-island.tsx";

interface AddToCartProps {
  locale: Locale;
  /** Said when the piece is in the cart. */
  productName: string;
  /** As `writeSizes` writes them, as a page carries them twice: in its markup and for its scripts. */
  sizes: string;
  /** The look the piece is shown in. */
  look?: number;
  /** The size that is chosen before anybody chose: that of whom the page is for. */
  chosen?: number;
  /** Shown beside the button where that keeps to the edge of the window. */
  price?: string;
}

/** Sizes and the button that puts one into the cart: what a product page sells with. */
export function AddToCart({ locale, productName, sizes, look, chosen, price }: AddToCartProps) {
  const strings = useClientTexts(locale).add;
  return (
    <AddToCartIsland
      locale={locale}
      variants={readSizes(sizes)}
      look={look}
      chosen={chosen}
      price={price}
      strings={{ ...strings, added: strings.added.replace("{product}", () => productName) }}
    />
  );
}
