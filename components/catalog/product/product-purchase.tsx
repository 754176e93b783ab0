import { useLocale, useTranslations } from "next-intl";
import type { Product } from "#contract/catalog.ts";
import { formatSize, compareSizes } from "#lib/catalog/size.ts";

/** Sizes of a product; sold-out ones stay visible and cannot be chosen. */
export function ProductPurchase({ product }: { product: Product }) {
  const t = useTranslations("product");
  const oneSize = useTranslations("size")("oneSize");
  const locale = useLocale();
  const variants = product.variants.toSorted((a, b) => compareSizes(a.size, b.size));
  return (
    <fieldset className="lf">
      <legend>{t("chooseSize")}</legend>
      <div className="lf-chips">
        {variants.map(({ variant_id, size, is_available }) => (
          <label key={variant_id}>
            <input type="radio" name="size" value={variant_id} disabled={!is_available} />
            {formatSize(size, locale, oneSize)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
