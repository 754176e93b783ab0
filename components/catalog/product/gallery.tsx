import { useTranslations } from "next-intl";
import type { ProductCard } from "#contract/catalog.ts";
import { Picture } from "../picture.tsx";
import { ProductBadges } from "../product-badges.tsx";

const sizes = "(min-width: 64rem) 560px, 100vw";

/**
 * Pictures side by side, swiped or scrolled; the small ones are anchors to the large ones. Needs no script. Ids name
 * the product, because a product the visitor left stays in the document, hidden.
 */
export function Gallery({ product }: { product: ProductCard }) {
  const t = useTranslations("product");
  const { images } = product;
  const count = images.length;
  return (
    <div className="ga">
      {/* Scrolled with arrow keys, hence focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="ga-main" tabIndex={0} aria-label={t("pictures")}>
        {images.map((image, index) => (
          <div key={image.url} id={`p${product.id}-${index + 1}`} style={{ background: image.placeholder }}>
            <Picture picture={image} sizes={sizes} priority={index === 0 ? "first" : undefined} />
          </div>
        ))}
        <ProductBadges product={product} />
      </section>
      {count > 1 && (
        <ul className="ga-small">
          {images.map((image, index) => (
            <li key={image.url}>
              <a href={`#p${product.id}-${index + 1}`} aria-label={t("pictureOf", { index: index + 1, count })}>
                <Picture picture={image} sizes="80px" alt="" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
