import { useLocale, useTranslations } from "next-intl";
import type { ListPage, ProductCard, SearchedPage } from "#contract/catalog.ts";
import type { ListFacets } from "#contract/list-filters.ts";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { Pagination } from "#components/ui/pagination.tsx";
import { allProductsSlug, listHref, listIdPrefix } from "#lib/catalog/list-address.ts";
import { withPage, type ListQuery } from "#lib/catalog/list-query.ts";
import { href } from "#lib/routing/href.ts";
import { ProductGrid } from "../product-grid.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { EmptyList } from "./empty-list.tsx";
import { FilterForm, ListSearch, ListToolbar } from "./filter-form.tsx";
import { useListCount } from "./list-count.ts";
import { Understood } from "./understood.tsx";

export interface ListContentProps {
  slug: string;
  /** What filters offer where the answer does not say. */
  facets: ListFacets;
  query: ListQuery;
  result: ListPage & Partial<SearchedPage>;
  /** What an empty list shows instead. */
  ideas: readonly ProductCard[];
  /** Structured data of the page. */
  things: readonly Record<string, unknown>[];
}

/** Filters, products and pages of a list. */
export function ListContent({ slug, facets, query, result, ideas, things }: ListContentProps) {
  const t = useTranslations("list");
  const locale = useLocale();
  const count = useListCount(result);
  const offered = result.facets ?? facets;
  const id = listIdPrefix(slug, query);
  return (
    <div className="lc">
      {/* Only the list of the whole catalogue can be searched by name. */}
      {slug === allProductsSlug && <ListSearch id={id} query={query} />}
      <FilterForm id={id} action={listHref(locale, slug)} facets={offered} query={query} />
      <div className="lc-main">
        <div className="lc-bar">
          <p className="lc-count">{count}</p>
          <ListToolbar id={id} query={query} />
        </div>
        <ActiveFilters slug={slug} query={query} facets={offered} understanding={result.understanding} />
        {result.understanding?.brand && (
          <p>
            <TextLink standalone href={href(locale, "brand-slug", { slug: result.understanding.brand.slug })}>
              {t("searchBrand", { brand: result.understanding.brand.name })}
            </TextLink>
          </p>
        )}
        {result.understanding && <Understood understanding={result.understanding} hasFound={result.total > 0} />}
        {result.products.length > 0 ? (
          <ProductGrid products={result.products} level={2} eagerCount={2} />
        ) : (
          /* A question that help answers is not a search that found nothing. */
          !result.understanding?.help.length && <EmptyList slug={slug} ideas={ideas} />
        )}
        <Pagination
          className="lc-pages"
          label={t("pages")}
          page={query.page}
          pageCount={result.pages}
          hrefOf={(page) => listHref(locale, slug, withPage(query, page))}
          previousLabel={t("previous")}
          nextLabel={t("next")}
          pageLabel={(page) => t("page", { page })}
        />
      </div>
      <JsonLd things={things} />
    </div>
  );
}
