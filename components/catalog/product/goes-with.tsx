import { useLocale } from "next-intl";
import type { ProductCard } from "#contract/catalog.ts";
import { Link } from "#components/ui/link.tsx";
import { productHref } from "#lib/catalog/product-address.ts";
import { Picture } from "../picture.tsx";
import { ProductPrice } from "../product-price.tsx";

interface GoesWithProps {
  title: string;
  pieces: readonly ProductCard[];
}

/**
 * Pieces that go with a product: picture, name, brand and price. What a card of a list says besides, its sizes above all, stands on
 * the page it leads to, and would make every product's page a twentieth heavier.
 */
export function GoesWith({ title, pieces }: GoesWithProps) {
  const locale = useLocale();
  return (
    <section className="px" aria-labelledby="goes-with">
      <h2 id="goes-with">{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without bullets is none to VoiceOver */}
      <ul role="list" className="pg-row">
        {pieces.map((piece) => (
          <li key={piece.id} className="pc">
            <h3 className="pc-n">
              <Link href={productHref(locale, piece)} prefetch="visible">
                {piece.name}
              </Link>
            </h3>
            <span className="pc-b">{piece.brand_name}</span>
            <ProductPrice product={piece} isShort />
            <div className="pc-p" style={{ background: piece.images[0]?.placeholder }}>
              {piece.images[0] && <Picture picture={piece.images[0]} sizes="(min-width: 64rem) 260px, 42vw" alt="" />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
