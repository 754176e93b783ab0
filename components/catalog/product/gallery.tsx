import { useTranslations } from "next-intl";
import type { ProductCard } from "#contract/catalog.ts";
import { PagePart } from "#components/html-once/page-part.tsx";
import { GalleryIsland } from "./gallery-island.tsx";
import { GalleryPicture } from "./gallery-picture.tsx";
import { WornIsland } from "./worn-island.tsx";
import type { WornByVariant } from "./worn-pictures.ts";

/**
 * Pictures side by side, swiped or scrolled; the small ones are anchors to the large ones. Needs no script but to mark the
 * one that is shown. The first is there at once, the others are a part of the HTML.
 */
export function Gallery({ product, worn }: { product: ProductCard; worn: WornByVariant }) {
  const t = useTranslations("product");
  return (
    <div className="ga">
      {/* Scrolled with arrow keys, hence focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="ga-main" tabIndex={0} aria-label={t("pictures")}>
        <GalleryPicture product={product} index={0} />
        <PagePart name="pictures" className="contents" props={{ product, worn }} />
      </section>
      <PagePart name="thumbnails" className="contents" props={{ product }} />
      <GalleryIsland />
      <WornIsland />
    </div>
  );
}
