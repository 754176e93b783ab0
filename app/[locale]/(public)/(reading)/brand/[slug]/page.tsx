import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { locales } from "#contract/locale.ts";
import { QuickAdd } from "#components/cart/quick-add.tsx";
import { ProductGrid } from "#components/catalog/product-grid.tsx";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { Breadcrumb } from "#components/ui/breadcrumb.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listProducts } from "#lib/catalog/api.ts";
import { allProductsSlug, listHref } from "#lib/catalog/list-address.ts";
import { emptyListQuery } from "#lib/catalog/list-query.ts";
import { dressWindow } from "#lib/catalog/shop-window.ts";
import { requireFeature } from "#lib/guards/feature.ts";
import { href } from "#lib/routing/href.ts";
import { breadcrumbJsonLd } from "#lib/seo/json-ld.ts";
import { absoluteUrl, pageMetadata } from "#lib/seo/page-metadata.ts";
import { brandJsonLd } from "#lib/seo/people-json-ld.ts";
import { findBrand, listBrands, type Brand } from "#lib/website/api.ts";

interface BrandPageProps {
  params: Promise<{ slug: string }>;
}

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

/** Few, so that a build stays short: the others are rendered at their first visit and kept. */
const prerenderedCount = 2;
const shownCount = 24;

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const locale = locales.find((candidate) => candidate === params.locale);
  const brands = locale ? await listBrands(locale) : [];
  return brands.slice(0, prerenderedCount).map(({ slug }) => ({ slug }));
}

const queryOf = ({ slug }: Brand) => ({ ...emptyListQuery, brand: [slug] });

export async function generateMetadata({ params }: BrandPageProps): Promise<Metadata> {
  const [locale, { slug }] = await Promise.all([getLocale(), params]);
  const [t, brand] = await Promise.all([getTranslations("brandPage"), findBrand(locale, slug)]);
  if (!brand) return {};
  const country = new Intl.DisplayNames(locale, { type: "region" }).of(brand.country_code) ?? brand.country_code;
  return pageMetadata({
    locale,
    routeName: "brand-slug",
    params: { slug: brand.slug },
    title: t("metaTitle", { brand: brand.name }),
    description: t("metaDescription", { brand: brand.name, country }),
  });
}

export default async function BrandPage({ params }: BrandPageProps) {
  const [locale, { slug }] = await Promise.all([getLocale(), params]);
  await requireFeature(locale, "shop");
  const brand = await findBrand(locale, slug);
  if (!brand) notFound();
  const [t, tContent, tList, list] = await Promise.all([
    getTranslations("brandPage"),
    getTranslations("content"),
    getTranslations("list"),
    listProducts(locale, null, queryOf(brand), shownCount),
  ]);
  const products = dressWindow(list?.products ?? []);
  const crumbs = [
    { name: tList("home"), href: href(locale, "index") },
    { name: tContent("brandsTitle"), href: href(locale, "brands") },
    { name: brand.name },
  ];
  const url = absoluteUrl(href(locale, "brand-slug", { slug: brand.slug }));
  return (
    <main className="wide list-page">
      <Breadcrumb className="crumbs" label={tList("breadcrumb")} items={crumbs} />
      <SectionHeading
        level={1}
        title={brand.name}
        eyebrow={new Intl.DisplayNames(locale, { type: "region" }).of(brand.country_code) ?? ""}
        intro={brand.description}
        wavy
      />
      <h2 className="page-part mb-4">{t("pieces", { brand: brand.name })}</h2>
      {products.length > 0 ? (
        <ProductGrid products={products} level={3} eagerCount={2} />
      ) : (
        <p>
          {t("none", { brand: brand.name })}{" "}
          <TextLink href={listHref(locale, allProductsSlug)}>{tList("allProducts")}</TextLink>
        </p>
      )}
      {(list?.pages ?? 0) > 1 && (
        <p className="mt-8">
          <TextLink standalone href={listHref(locale, allProductsSlug, queryOf(brand))}>
            {t("all", { brand: brand.name })}
          </TextLink>
        </p>
      )}
      <JsonLd things={[brandJsonLd(brand, url), breadcrumbJsonLd(crumbs, absoluteUrl)]} />
      <QuickAdd locale={locale} />
    </main>
  );
}
