import type { Collection } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { Picture } from "#components/catalog/picture.tsx";
import { Link } from "#components/ui/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { href } from "#lib/routing/href.ts";

interface CollectionTilesProps {
  locale: Locale;
  title: string;
  collections: readonly Collection[];
  /** Laid out as the women's world is: uneven columns, each picture cut to one height. */
  isWoman?: boolean;
}

/** Two in a row, then three. */
const evenSizes = "(min-width: 1360px) 416px, (min-width: 900px) 31vw, calc(50vw - 22px)";

/** The width a cover is drawn in before it is cut: a narrow tile is as high as a wide one, and its picture wider than itself. */
function unevenSizes(index: number): string {
  const isWide = index === 0 || index === 3;
  const large = isWide
    ? "(min-width: 1360px) 856px, (min-width: 900px) 63vw"
    : index < 3
      ? "(min-width: 1462px) 570px, (min-width: 900px) 39vw"
      : "(min-width: 1360px) 636px, (min-width: 900px) 47vw";
  const isWholeRow = index === 0 || index === 5;
  return `${large}, ${isWholeRow ? "calc(100vw - 32px)" : "max(270px, 50vw - 22px)"}`;
}

/** Covers of collections, each a way in. */
export function CollectionTiles({ locale, title, collections, isWoman = false }: CollectionTilesProps) {
  if (collections.length === 0) return null;
  return (
    <section className="section">
      <SectionHeading title={title} wavy />
      <ul className="tiles">
        {collections.map((collection, index) => (
          <li key={collection.slug}>
            <Link href={href(locale, "shop-collection", { collection: collection.slug })} className="tile">
              <Picture picture={{ ...collection.image, alt: "" }} sizes={isWoman ? unevenSizes(index) : evenSizes} />
              <span className="tile-name">{collection.name}</span>
              <span className="tile-tagline">{collection.tagline}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
