import type { ProductCard } from "#contract/catalog.ts";
import { cx } from "#components/ui/class-names.ts";

/** Front of a product at 3:4 on its own ground colour. */
export function CartLinePicture({
  product,
  isFaded = false,
}: {
  product: Pick<ProductCard, "images">;
  isFaded?: boolean;
}) {
  const [front] = product.images;
  return (
    <div
      className={cx("aspect-3/4 w-24 shrink-0 self-start overflow-hidden rounded", isFaded && "opacity-60")}
      style={{ background: front?.placeholder }}
    >
      {front && (
        <img
          src={front.url}
          alt={front.alt}
          width={96}
          height={128}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </div>
  );
}
