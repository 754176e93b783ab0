import { useLocale, useTranslations } from "next-intl";
import type { Collection } from "#contract/catalog.ts";
import { Link } from "#components/ui/link.tsx";
import { listHref } from "#lib/catalog/list-address.ts";
import { Picture } from "../picture.tsx";

interface CollectionTileProps {
  collection: Collection;
  sizes: string;
  priority?: "first" | "eager";
  /** Shows how many pieces wait behind it. */
  hasCount?: boolean;
}

/** A collection's cover with its name; the name's link covers the tile. */
export function CollectionTile({ collection, sizes, priority, hasCount = false }: CollectionTileProps) {
  const t = useTranslations("shop");
  const locale = useLocale();
  return (
    <li className="ct">
      <div className="ct-p" style={{ background: collection.image.placeholder }}>
        <Picture picture={collection.image} sizes={sizes} priority={priority} alt="" />
      </div>
      <h3>
        <Link href={listHref(locale, collection.slug)}>{collection.name}</Link>
      </h3>
      <p>{hasCount ? t("count", { count: collection.product_count }) : collection.tagline}</p>
    </li>
  );
}
