import { getTranslations } from "next-intl/server";
import type { ProductCard } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import { QuickAddButton } from "#components/cart/quick-add-button.tsx";
import { ProductGrid } from "#components/catalog/product-grid.tsx";
import { productHref, productSegment } from "#lib/catalog/product-address.ts";
import { formatSize, sizeChoices } from "#lib/catalog/size.ts";
import { shopLists, type ShopList } from "#lib/kid-shop/lists.ts";
import { ownVariant } from "#lib/kid-shop/own-variant.ts";
import { sizesOf } from "#lib/profiles/sizes-of.ts";
import { href } from "#lib/routing/href.ts";

interface OwnGridProps {
  locale: Locale;
  profile: Profile;
  list: ShopList;
  products: readonly ProductCard[];
  layout?: "grid" | "row";
  eagerCount?: number;
}

/** Pieces for one person: a press on "+" takes the size it wears, and a card leads to the piece on its own list. */
export async function OwnGrid({ locale, profile, list, products, ...grid }: OwnGridProps) {
  const [t, add, size] = await Promise.all([
    getTranslations("wishes"),
    getTranslations("cart.add"),
    getTranslations("size"),
  ]);
  const sizes = sizesOf(profile);
  const page = shopLists[list].piece;
  return (
    <ProductGrid
      {...grid}
      products={products}
      level={3}
      hrefOf={(product) =>
        page
          ? href(locale, page, { kidId: profile.id, productId: productSegment(product) })
          : productHref(locale, product)
      }
      actions={products.map((product) => {
        const own = ownVariant(product.variants, sizes);
        return (
          <QuickAddButton
            key={product.id}
            label={
              own
                ? t("addInSize", { product: product.name, size: formatSize(own.size, locale, size("oneSize")) })
                : add("quick", { product: product.name })
            }
            variants={sizeChoices(own ? [own] : product.variants, locale, size("oneSize"))}
          />
        );
      })}
    />
  );
}
