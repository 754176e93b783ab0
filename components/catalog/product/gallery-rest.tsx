import { useTranslations } from "next-intl";
import type { ProductCard } from "#contract/catalog.ts";
import { Picture } from "../picture.tsx";
import { ProductBadges } from "../product-badges.tsx";
import { GalleryPicture, pictureId } from "./gallery-picture.tsx";
import type { WornByVariant } from "./worn-pictures.ts";

/** All large pictures but the first, the badges that lie on it, and what the picture by size is changed to. */
export function GalleryRest({ product, worn }: { product: ProductCard; worn: WornByVariant }) {
  return (
    <>
      {product.images.slice(1).map((image, index) => (
        <GalleryPicture key={image.url} product={product} index={index + 1} />
      ))}
      <ProductBadges product={product} />
      {Object.keys(worn).length > 1 && <span hidden data-worn={JSON.stringify(worn)} />}
    </>
  );
}

export function GalleryThumbnails({ product }: { product: ProductCard }) {
  const t = useTranslations("product");
  const { images } = product;
  const count = images.length;
  if (count < 2) return null;
  return (
    <ul className="ga-small">
      {images.map((image, index) => (
        <li key={image.url}>
          <a
            href={`#${pictureId(product, index)}`}
            aria-label={t("pictureOf", { index: index + 1, count })}
            aria-current={index === 0 || undefined}
          >
            <Picture picture={image} sizes="80px" alt="" />
          </a>
        </li>
      ))}
    </ul>
  );
}
