import { useLocale, useTranslations } from "next-intl";
import type { Favourite } from "#contract/favourites.ts";
import { toCents } from "#contract/money.ts";
import { QuickAddButton } from "#components/cart/quick-add-button.tsx";
import { ProductCard } from "#components/catalog/product-card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { sizeChoices } from "#lib/catalog/size.ts";
import { formatCents } from "#lib/money/format.ts";

interface FavouriteCardProps {
  favourite: Favourite;
  isEager: boolean;
  onGiveUp: () => void;
}

/** A card of the shop with what became of the piece since it was kept, and the heart that gives it up. */
export function FavouriteCard({ favourite: { product, price_then }, isEager, onGiveUp }: FavouriteCardProps) {
  const t = useTranslations("favourites");
  const tAdd = useTranslations("cart.add");
  const oneSize = useTranslations("size")("oneSize");
  const locale = useLocale();
  const saved = toCents(price_then) - toCents(product.lc_price);
  return (
    <ProductCard
      product={product}
      level={2}
      {...(isEager ? { priority: "eager" } : {})}
      note={saved > 0 && <span className="fv-less">{t("less", { amount: formatCents(saved, locale) })}</span>}
      action={
        <>
          <QuickAddButton
            label={tAdd("quick", { product: product.name })}
            variants={sizeChoices(product.variants, locale, oneSize)}
          />
          <button type="button" className="fv" aria-label={t("giveUp", { product: product.name })} onClick={onGiveUp}>
            <Icon name="heart-filled" size={24} />
          </button>
        </>
      }
    />
  );
}
