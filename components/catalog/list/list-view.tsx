import { useLocale, useTranslations } from "next-intl";
import { QuickAdd } from "#components/cart/quick-add.tsx";
import { PagePart } from "#components/html-once/page-part.tsx";
import { MarkedPage } from "#components/page/marked-page.tsx";
import { Breadcrumb } from "#components/ui/breadcrumb.tsx";
import { listIdPrefix, listMarks } from "#lib/catalog/list-address.ts";
import { chipsOf } from "#lib/catalog/list-chips.ts";
import { isPlainList } from "#lib/catalog/list-query.ts";
import { href } from "#lib/routing/href.ts";
import { breadcrumbJsonLd } from "#lib/seo/json-ld.ts";
import { absoluteUrl } from "#lib/seo/page-metadata.ts";
import { ListContent, type ListContentProps } from "./list-content.tsx";
import { useListCount } from "./list-count.ts";
import { ListIsland } from "./list-island.tsx";

interface ListViewProps extends Omit<ListContentProps, "things"> {
  heading: string;
  tagline: string;
  /** Shown on the first page of the plain list only. */
  text: string;
}

/**
 * A list of products with its filters, the same for a static first page and for any query. A plain list is static, so
 * its content is a part of the HTML; a filtered one is made for one visit and travels with the page.
 */
export function ListView({ heading, tagline, text, ...list }: ListViewProps) {
  const { slug, query, result } = list;
  const t = useTranslations("list");
  const locale = useLocale();
  const crumbs = {
    label: t("breadcrumb"),
    items: [
      { name: t("home"), href: href(locale, "index") },
      { name: t("shop"), href: href(locale, "shop") },
      { name: heading },
    ],
  };
  const things = [breadcrumbJsonLd(crumbs.items, absoluteUrl)];
  const isPlain = isPlainList(query);
  const isSearch = query.name !== "";
  const count = useListCount(result);
  return (
    <main className="wide list-page">
      <MarkedPage marks={listMarks(slug)} />
      {isPlain ? <PagePart name="crumbs" className="crumbs" props={crumbs} /> : <Breadcrumb {...crumbs} />}
      <header className="lh">
        <h1 tabIndex={-1}>{isSearch ? t("resultsFor", { name: query.name }) : heading}</h1>
        {!isSearch && tagline && <p className="lh-tagline">{tagline}</p>}
        {!isSearch && query.page === 1 && <p className="lh-text">{text}</p>}
      </header>
      {isPlain ? (
        <PagePart name="list" className="lw" props={{ ...list, things }} />
      ) : (
        <ListContent {...list} things={things} />
      )}
      <QuickAdd locale={locale} />
      <ListIsland
        list={{
          id: listIdPrefix(slug, query),
          slug,
          filters: chipsOf(query, result.understanding).map(({ key }) => key),
          page: query.page,
        }}
        status={result.pages > 1 ? t("pageTitle", { title: count, page: query.page }) : count}
      />
    </main>
  );
}
