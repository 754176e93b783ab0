import { useTranslations } from "next-intl";
import type { ProductCard } from "#contract/catalog.ts";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { ProductGrid } from "../product-grid.tsx";

interface ProductMoreProps {
  goesWith: readonly ProductCard[];
  /** Structured data of the page. */
  things: readonly Record<string, unknown>[];
}

/** Pieces that go with a product, and what search engines read. */
export function ProductMore({ goesWith, things }: ProductMoreProps) {
  const t = useTranslations("product");
  return (
    <>
      {goesWith.length > 0 && (
        <section className="px" aria-labelledby="goes-with">
          <h2 id="goes-with">{t("goesWith")}</h2>
          <ProductGrid products={goesWith} level={3} layout="row" />
        </section>
      )}
      <JsonLd things={things} />
    </>
  );
}
