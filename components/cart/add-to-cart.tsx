import { getTranslations } from "next-intl/server";
import { AddToCartIsland, type SizeChoice } from "./add-to-cart-island.tsx";

interface AddToCartProps {
  /** Said when the piece is in the cart. */
  productName: string;
  /** In display order, sizes as the language says them. */
  variants: readonly SizeChoice[];
  /** The look the piece is shown in. */
  look?: number;
}

/** Sizes and the button that puts one into the cart: what a product page sells with. */
export async function AddToCart({ productName, variants, look }: AddToCartProps) {
  const t = await getTranslations("cart.add");
  return (
    <AddToCartIsland
      variants={variants}
      look={look}
      strings={{
        size: t("size"),
        submit: t("submit"),
        chooseSize: t("chooseSize"),
        soldOut: t("soldOut"),
        lowStock: t("lowStock"),
        allSoldOut: t("allSoldOut"),
        added: t("added", { product: productName }),
        full: t("full"),
        failed: t("failed"),
      }}
    />
  );
}
