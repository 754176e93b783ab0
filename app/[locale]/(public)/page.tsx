import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ProductRow } from "#components/content/product-row.tsx";
import { QuickAdd } from "#components/cart/quick-add.tsx";
import { CollectionTiles } from "#components/content/collection-tiles.tsx";
import { GiftTeaser } from "#components/content/gift-teaser.tsx";
import { Hero } from "#components/content/hero.tsx";
import { HowItWorks } from "#components/content/how-it-works.tsx";
import { LookRow } from "#components/content/look-row.tsx";
import { Promises } from "#components/content/promises.tsx";
import { TestimonialRow } from "#components/content/testimonial-row.tsx";
import { listCollections, listLooks, listProducts } from "#lib/catalog/api.ts";
import { emptyListQuery } from "#lib/catalog/list-query.ts";
import { href } from "#lib/routing/href.ts";
import { organizationJsonLd } from "#lib/seo/organization.ts";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";
import { isFeatureOn, listTestimonials, readEditorial } from "#lib/website/api.ts";

export const generateMetadata = async (): Promise<Metadata> => editorMetadata(await getLocale(), "index", "index");

/** Collections the kids' world opens with. */
const openingSlugs = ["baby", "girls", "boys", "knitwear", "rain-days", "basics"];

export default async function HomePage() {
  const locale = await getLocale();
  const [t, editorial, collections, newest, looks, testimonials, hasWoman] = await Promise.all([
    getTranslations("home"),
    readEditorial(locale, "index"),
    listCollections(locale),
    listProducts(locale, "new-in", emptyListQuery, 8),
    listLooks(locale, "KID", 3),
    listTestimonials(locale, "KID"),
    isFeatureOn(locale, "woman"),
  ]);
  const kids = newest?.products.filter((product) => product.profile_type === "KID") ?? [];
  return (
    <main>
      <JsonLd data={organizationJsonLd(locale)} />
      <Hero
        editorial={editorial}
        primary={{ href: href(locale, "shop"), label: t("shopNow") }}
        {...(hasWoman ? { secondary: { href: href(locale, "woman"), label: t("discoverWoman") } } : {})}
      />
      <Promises label={t("promises")} promises={editorial.promises} />
      <CollectionTiles
        locale={locale}
        title={t("collectionsTitle")}
        collections={collections.filter(({ slug }) => openingSlugs.includes(slug))}
      />
      <ProductRow
        title={t("newTitle")}
        products={kids}
        all={{ href: href(locale, "shop-collection", { collection: "new-in" }), label: t("newAll") }}
      />
      <HowItWorks title={t("stepsTitle")} steps={editorial.steps} />
      <LookRow
        locale={locale}
        title={t("looksTitle")}
        looks={looks}
        all={{ href: href(locale, "looks"), label: t("looksAll") }}
      />
      <TestimonialRow
        locale={locale}
        title={t("testimonialsTitle")}
        testimonials={testimonials.slice(0, 3)}
        all={{ href: href(locale, "testimonials"), label: t("testimonialsAll") }}
      />
      <GiftTeaser gift={editorial.gift} action={{ href: href(locale, "shop-birth-gift"), label: t("giftCta") }} />
      <QuickAdd />
    </main>
  );
}
