import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Picture } from "#components/catalog/picture.tsx";
import { Link } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";
import { StitchLine } from "#components/ui/ornament.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";
import { isFeatureOn, listBrands } from "#lib/website/api.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("content")]);
  return editorMetadata(locale, "brands", { title: t("brandsTitle"), description: t("brandsIntro") });
}

export default async function BrandsPage() {
  const locale = await getLocale();
  const [t, brands, hasShop] = await Promise.all([
    getTranslations("content"),
    listBrands(locale),
    isFeatureOn(locale, "shop"),
  ]);
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  return (
    <main className="page">
      <SectionHeading level={1} title={t("brandsTitle")} intro={t("brandsIntro")} wavy />
      <ul className="brands">
        {brands.map((brand) => (
          <li key={brand.slug} id={brand.slug}>
            <StitchLine className="mb-4" />
            <div className="brand-pieces">
              {brand.pictures.map((picture) => (
                <Picture key={picture.url} picture={{ ...picture, alt: "" }} sizes="(min-width: 900px) 11vw, 30vw" />
              ))}
            </div>
            <h2>
              {hasShop ? <Link href={href(locale, "brand-slug", { slug: brand.slug })}>{brand.name}</Link> : brand.name}
            </h2>
            <p className="look-by">{countries.of(brand.country_code)}</p>
            <p>{brand.description}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
