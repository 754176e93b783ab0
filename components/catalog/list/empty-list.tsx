import { useLocale, useTranslations } from "next-intl";
import type { ProductCard } from "#contract/catalog.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { allProductsSlug, listHref } from "#lib/catalog/list-address.ts";
import { ProductGrid } from "../product-grid.tsx";

/** Says what to change, offers the way back, and shows something to look at meanwhile. */
export function EmptyList({ slug, ideas }: { slug: string; ideas: readonly ProductCard[] }) {
  const t = useTranslations("list");
  const locale = useLocale();
  return (
    <div className="le">
      <div className="le-box">
        <h2>{t("emptyTitle")}</h2>
        <p>{t("emptyText")}</p>
        <p className="le-links">
          <ButtonLink href={listHref(locale, slug)}>{t("emptyClear")}</ButtonLink>
          {slug !== allProductsSlug && (
            <ButtonLink href={listHref(locale, allProductsSlug)} variant="secondary">
              {t("emptyAll")}
            </ButtonLink>
          )}
        </p>
      </div>
      {ideas.length > 0 && (
        <section aria-labelledby="list-ideas">
          <h2 id="list-ideas">{t("emptyIdeas")}</h2>
          <ProductGrid products={ideas} level={3} layout="row" />
        </section>
      )}
    </div>
  );
}
