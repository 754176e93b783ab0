import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { QuickAdd } from "#components/cart/quick-add.tsx";
import { CollectionTiles } from "#components/content/collection-tiles.tsx";
import { GiftTeaser } from "#components/content/gift-teaser.tsx";
import { Hero } from "#components/content/hero.tsx";
import { HowItWorks } from "#components/content/how-it-works.tsx";
import { LookRow } from "#components/content/look-row.tsx";
import { ProductRow } from "#components/content/product-row.tsx";
import { Promises } from "#components/content/promises.tsx";
import { TestimonialRow } from "#components/content/testimonial-row.tsx";
import { listCollections, listLooks, listProducts } from "#lib/catalog/api.ts";
import { emptyListQuery } from "#lib/catalog/list-query.ts";
import { href } from "#lib/routing/href.ts";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";
import { isFeatureOn, listTestimonials, readEditorial } from "#lib/website/api.ts";

export const generateMetadata = async (): Promise<Metadata> => editorMetadata(await getLocale(), "woman", "woman");

export default async function WomanPage() {
  const locale = await getLocale();
  if (!(await isFeatureOn(locale, "woman"))) notFound();
  const [t, home, editorial, collections, newest, looks, testimonials] = await Promise.all([
    getTranslations("woman"),
    getTranslations("home"),
    readEditorial(locale, "woman"),
    listCollections(locale),
    listProducts(locale, "woman", { ...emptyListQuery, sort: "newest" }, 8),
    listLooks(locale, "WOMAN", 3),
    listTestimonials(locale, "WOMAN"),
  ]);
  const wardrobe = collections.filter(({ slug }) => slug.startsWith("woman-"));
  const shop = href(locale, "shop-collection", { collection: "woman" });
  return (
    <main data-theme="woman">
      <Hero editorial={editorial} primary={{ href: shop, label: t("shopNow") }} />
      <Promises label={home("promises")} promises={editorial.promises} />
      <CollectionTiles locale={locale} title={t("collectionsTitle")} collections={wardrobe} />
      <ProductRow
        title={t("newTitle")}
        products={newest?.products ?? []}
        all={{ href: href(locale, "shop-collection", { collection: "woman" }, { sort: "newest" }), label: t("newAll") }}
      />
      <LookRow locale={locale} title={t("looksTitle")} looks={looks} />
      <HowItWorks title={home("stepsTitle")} steps={editorial.steps} />
      <TestimonialRow
        locale={locale}
        title={home("testimonialsTitle")}
        testimonials={testimonials.slice(0, 3)}
        all={{ href: href(locale, "testimonials"), label: home("testimonialsAll") }}
      />
      <GiftTeaser gift={editorial.gift} action={{ href: shop, label: t("giftCta") }} />
      <QuickAdd />
    </main>
  );
}
