import { useTranslations } from "next-intl";
import type { ProductCard } from "#contract/catalog.ts";
import { largePictureAddress, Picture } from "../picture.tsx";

const sizes = "(min-width: 64rem) 560px, 100vw";

/** Where an anchor finds a picture. It names the product, because a product the visitor left stays in the document, hidden. */
export const pictureId = (product: ProductCard, index: number): string => `p${product.id}-${index + 1}`;

/** One large picture, a link to itself at full size; the first is what a visitor waits for. */
export function GalleryPicture({ product, index }: { product: ProductCard; index: number }) {
  const t = useTranslations("product");
  const picture = product.images[index];
  if (!picture) return null;
  return (
    <div id={pictureId(product, index)} style={{ background: picture.placeholder }}>
      <a href={largePictureAddress(picture)} data-zoom="">
        <Picture picture={picture} sizes={sizes} priority={index === 0 ? "first" : undefined} />
        <span className="sr-only">{t("enlarge")}</span>
      </a>
    </div>
  );
}
