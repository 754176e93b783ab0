import { useLocale, useTranslations } from "next-intl";
import type { Product } from "#contract/catalog.ts";
import { AddToCart } from "#components/cart/add-to-cart.tsx";
import { writeSizes } from "#lib/cart/written-sizes.ts";
import { sizeChoices } from "#lib/catalog/size.ts";
import { formatEuros } from "#lib/money/format.ts";

/** Sizes of a product and the button that buys; sold-out sizes stay visible and cannot be chosen. */
export function ProductPurchase({ product }: { product: Product }) {
  const oneSize = useTranslations("size")("oneSize");
  const locale = useLocale();
  const sizes = writeSizes(sizeChoices(product.variants, locale, oneSize));
  return (
    <AddToCart locale={locale} productName={product.name} sizes={sizes} price={formatEuros(product.lc_price, locale)} />
  );
}
