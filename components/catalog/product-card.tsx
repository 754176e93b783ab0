import { useLocale, useTranslations } from "next-intl";
import type { CSSProperties, ReactNode } from "react";
import type { ProductCard as ProductCardData } from "#contract/catalog.ts";
import type { Picture as PictureData } from "#contract/picture.ts";
import { QuickAddButton } from "#components/cart/quick-add-button.tsx";
import { Link } from "#components/ui/link.tsx";
import { productHref } from "#lib/catalog/product-address.ts";
import { formatSizes, sizeChoices } from "#lib/catalog/size.ts";
import { Picture, pictureAddress } from "./picture.tsx";
import { ProductBadges } from "./product-badges.tsx";
import { ProductRating } from "./product-rating.tsx";
import { ProductPrice } from "./product-price.tsx";

interface ProductCardProps {
  product: ProductCardData;
  /** Level of its heading: one below the heading of the list it stands in. */
  level: 2 | 3;
  priority?: "first" | "eager";
  /** Where it leads; left out: to its page in the shop. */
  href?: string | undefined;
  /** What can be pressed on its picture; left out: the button that puts it into the cart. */
  action?: ReactNode;
  /** What else there is to say of it, below its sizes. */
  note?: ReactNode;
}

/** A list shows stars from so many reviews on: one or two say little of a piece. */
const fewestForCard = 3;

/** Widths of a card's picture: half a phone, a third of a tablet, a quarter of a wide list. */
const sizes = "(min-width: 80rem) 260px, (min-width: 40rem) 31vw, 46vw";

/**
 * The colour that waits for the first picture, and the address of the second one, which a style sheet shows while a
 * pointer rests on the card: an element for it would weigh twice in a list of forty.
 */
const pictureStyle = (front?: PictureData, back?: PictureData): CSSProperties => ({
  background: front?.placeholder,
  ...(back ? { ["--b" as "color"]: `url("${encodeURI(pictureAddress(back))}")` } : {}),
});

/** A product in a list. The heading's link covers the card; the second picture shows when a pointer rests on it. */
export function ProductCard({ product, level, priority, href, action, note }: ProductCardProps) {
  const t = useTranslations("product");
  const tAdd = useTranslations("cart.add");
  const oneSize = useTranslations("size")("oneSize");
  const locale = useLocale();
  const Heading = `h${level}` as const;
  const [front, back] = product.images;
  const inStock = product.variants.filter(({ is_available }) => is_available).map(({ size }) => size);
  return (
    <li className="pc">
      <Heading className="pc-n">
        <Link href={href ?? productHref(locale, product)} prefetch="visible">
          {product.name}
        </Link>
      </Heading>
      {/* Seen above the name; read after it: what belongs to a heading follows it. */}
      <span className="pc-b">{product.brand_name}</span>
      <ProductPrice product={product} isShort />
      {product.rating && product.rating.count >= fewestForCard && <ProductRating rating={product.rating} />}
      <span className="pc-s">{inStock.length > 0 ? formatSizes(inStock, locale, oneSize) : t("soldOut")}</span>
      {note}
      <div className="pc-p" style={pictureStyle(front, back)}>
        {front && <Picture picture={front} sizes={sizes} priority={priority} />}
        <ProductBadges product={product} limit={2} />
        {action === undefined ? (
          <QuickAddButton
            label={tAdd("quick", { product: product.name })}
            variants={sizeChoices(product.variants, locale, oneSize)}
          />
        ) : (
          action
        )}
      </div>
    </li>
  );
}
