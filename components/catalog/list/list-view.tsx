import "../catalog.css";
import "./list.css";
import { useLocale, useTranslations } from "next-intl";
import type { ProductCard, ProductsPage } from "#contract/catalog.ts";
import { QuickAdd } from "#components/cart/quick-add.tsx";
import { Breadcrumb } from "#components/ui/breadcrumb.tsx";
import { Pagination } from "#components/ui/pagination.tsx";
import type { Facets } from "#lib/catalog/facets.ts";
import { allProductsSlug, listHref, listIdPrefix, themeProps } from "#lib/catalog/list-address.ts";
import { withPage, type ListQuery } from "#lib/catalog/list-query.ts";
import { href } from "#lib/routing/href.ts";
import { absoluteUrl } from "#lib/seo/page-metadata.ts";
import { breadcrumbJsonLd } from "#lib/seo/json-ld.ts";
import { JsonLd } from "../json-ld.tsx";
import { ProductGrid } from "../product-grid.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { EmptyList } from "./empty-list.tsx";
import { FilterForm, ListToolbar } from "./filter-form.tsx";
import { ListIsland } from "./list-island.tsx";

interface ListViewProps {
  slug: string;
  heading: string;
  tagline: string;
  /** Shown on the first page of the plain list only. */
  text: string;
  facets: Facets;
  query: ListQuery;
  result: ProductsPage;
  /** What an empty list shows instead. */
  ideas: readonly ProductCard[];
}

/** A list of products with its filters, the same for a static first page and for any query. */
export function ListView({ slug, heading, tagline, text, facets, query, result, ideas }: ListViewProps) {
  const t = useTranslations("list");
  const locale = useLocale();
  const { total, is_total_bounded, pages } = result;
  const count = is_total_bounded ? t("countBounded", { count: total }) : t("count", { count: total });
  const crumbs = [
    { name: t("home"), href: href(locale, "index") },
    { name: t("shop"), href: href(locale, "shop") },
    { name: heading },
  ];
  const id = listIdPrefix(slug, query);
  const isSearch = query.name !== "";
  return (
    <main className="wide list-page" {...themeProps(slug)}>
      <Breadcrumb label={t("breadcrumb")} items={crumbs} />
      <header className="lh">
        <h1 tabIndex={-1}>{isSearch ? t("resultsFor", { name: query.name }) : heading}</h1>
        {!isSearch && tagline && <p className="lh-tagline">{tagline}</p>}
        {!isSearch && query.page === 1 && <p className="lh-text">{text}</p>}
      </header>
      <div className="lc">
        <FilterForm
          id={id}
          action={listHref(locale, slug)}
          facets={facets}
          query={query}
          hasSearch={slug === allProductsSlug}
        />
        <div className="lc-main">
          <div className="lc-bar">
            <p className="lc-count">{count}</p>
            <ListToolbar id={id} query={query} />
          </div>
          <ActiveFilters slug={slug} query={query} />
          {result.products.length > 0 ? (
            <ProductGrid products={result.products} level={2} eagerCount={2} />
          ) : (
            <EmptyList slug={slug} ideas={ideas} />
          )}
          <Pagination
            className="lc-pages"
            label={t("pages")}
            page={query.page}
            pageCount={pages}
            hrefOf={(page) => listHref(locale, slug, withPage(query, page))}
            previousLabel={t("previous")}
            nextLabel={t("next")}
            pageLabel={(page) => t("page", { page })}
          />
        </div>
      </div>
      <QuickAdd />
      <ListIsland list={id} status={count} />
      <JsonLd
        data={breadcrumbJsonLd(
          crumbs.map(({ name, href: path }) => ({ name, ...(path ? { url: absoluteUrl(path) } : {}) })),
        )}
      />
    </main>
  );
}
