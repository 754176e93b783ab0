import { getLocale, getTranslations } from "next-intl/server";
import type { Request } from "#contract/requests.ts";
import { TextLink } from "#components/ui/link.tsx";
import { productHref } from "#lib/catalog/product-address.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { formatEuros } from "#lib/money/format.ts";
import { PieceList } from "./piece-list.tsx";

/** What the client wished for in a box; nothing where it wished for nothing. */
export async function WishList({ box }: { box: Request }) {
  const [t, size, locale] = await Promise.all([getTranslations("accountBox"), getTranslations("size"), getLocale()]);
  if (box.wishes.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">{t("wishes")}</h2>
      <PieceList
        label={t("wishes")}
        pieces={box.wishes.map(({ product, variant }) => ({
          key: String(product.id),
          name: <TextLink href={productHref(locale, product)}>{product.name}</TextLink>,
          detail: [product.brand_name, ...(variant ? [formatSize(variant.size, locale, size("oneSize"))] : [])].join(
            " · ",
          ),
          image: product.images[0] ?? null,
          price: formatEuros(product.lc_price, locale),
        }))}
      />
    </section>
  );
}
