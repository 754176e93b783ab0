import { getLocale, getTranslations } from "next-intl/server";
import type { Product } from "#contract/catalog.ts";
import { Picture } from "#components/catalog/picture.tsx";
import { ProductPrice } from "#components/catalog/product-price.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { productHref } from "#lib/catalog/product-address.ts";
import { formatSizes } from "#lib/catalog/size.ts";

/** A piece in short; the shop's page of it has the rest. */
export async function ProductBrief({ product }: { product: Product }) {
  const [t, size, locale] = await Promise.all([
    getTranslations("accountSuggestion"),
    getTranslations("size"),
    getLocale(),
  ]);
  const [front] = product.images;
  const sizes = product.variants.filter(({ is_available }) => is_available).map((variant) => variant.size);
  return (
    <article className="grid gap-6 sm:grid-cols-[16rem_1fr]">
      {front && <Picture picture={front} sizes="(min-width: 40rem) 256px, 92vw" priority="first" className="rounded" />}
      <div className="flex flex-col items-start gap-3">
        <p className="text-muted">{product.brand_name}</p>
        <h2 className="text-2xl">{product.name}</h2>
        <ProductPrice product={product} />
        {sizes.length > 0 && <p>{t("size", { sizes: formatSizes(sizes, locale, size("oneSize")) })}</p>}
        <p className="max-w-prose">{product.description}</p>
        <ButtonLink href={productHref(locale, product)}>{t("toProduct")}</ButtonLink>
      </div>
    </article>
  );
}
