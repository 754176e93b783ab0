import type { Collection } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { Picture } from "#components/catalog/picture.tsx";
import { Link } from "#components/ui/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { href } from "#lib/routing/href.ts";

/** Covers of collections, each a way in. */
export function CollectionTiles({
  locale,
  title,
  collections,
}: {
  locale: Locale;
  title: string;
  collections: readonly Collection[];
}) {
  if (collections.length === 0) return null;
  return (
    <section className="section">
      <SectionHeading title={title} wavy />
      <ul className="tiles">
        {collections.map((collection) => (
          <li key={collection.slug}>
            <Link href={href(locale, "shop-collection", { collection: collection.slug })} className="tile">
              <Picture picture={{ ...collection.image, alt: "" }} sizes="(min-width: 900px) 33vw, 50vw" />
              <span className="tile-name">{collection.name}</span>
              <span className="tile-tagline">{collection.tagline}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
