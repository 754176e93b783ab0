import { getLocale, getTranslations } from "next-intl/server";
import type { Preview } from "#contract/preview.ts";
import { PieceList } from "#components/boxes/piece-list.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { productHref } from "#lib/catalog/product-address.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { formatEuros } from "#lib/money/format.ts";

/** Wishes that are not in the box, each with its reason; nothing where all of them are. */
export async function MissingWishes({ wishes }: { wishes: Preview["unfulfilled_wishes"] }) {
  const [t, size, locale] = await Promise.all([getTranslations("fittingRoom"), getTranslations("size"), getLocale()]);
  if (wishes.length === 0) return null;
  return (
    <section className="flex flex-col gap-4" aria-labelledby="missing-wishes">
      <h2 id="missing-wishes" className="text-xl">
        {t("missing.title", { count: wishes.length })}
      </h2>
      <PieceList
        label={t("missing.title", { count: wishes.length })}
        pieces={wishes.map(({ product, variant, reason }) => ({
          key: String(product.id),
          name: <TextLink href={productHref(locale, product)}>{product.name}</TextLink>,
          detail: [product.brand_name, ...(variant ? [formatSize(variant.size, locale, size("oneSize"))] : [])].join(
            " · ",
          ),
          image: product.images[0] ?? null,
          price: formatEuros(product.lc_price, locale),
          note: <p className="mt-1 text-sm">{t(`missing.${reason}`)}</p>,
        }))}
      />
    </section>
  );
}
