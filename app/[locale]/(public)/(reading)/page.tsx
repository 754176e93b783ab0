import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { QuickAdd } from "#components/cart/quick-add.tsx";
import { Hero } from "#components/content/hero.tsx";
import { PagePart } from "#components/html-once/page-part.tsx";
import { listCollections, listLooks, listWindow } from "#lib/catalog/api.ts";
import { listDeliveryOffers } from "#lib/delivery/api.ts";
import { emptyListQuery, kidGenders } from "#lib/catalog/list-query.ts";
import { listShopReviews } from "#lib/reviews/api.ts";
import { boxWay } from "#lib/navigation/box-way.ts";
import { href } from "#lib/routing/href.ts";
import { organizationJsonLd } from "#lib/seo/organization.ts";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";
import { ownMetadata } from "#lib/seo/shared-metadata.ts";
import { PageHead } from "#components/seo/page-head.tsx";
import type { Locale } from "#contract/locale.ts";
import { findCompanyCard, isFeatureOn, readEditorial } from "#lib/website/api.ts";

const metadataOf = (locale: Locale) => editorMetadata(locale, "index");

export const generateMetadata = async (): Promise<Metadata> => ownMetadata(await metadataOf(await getLocale()));

/** Collections the kids' world opens with. */
const openingSlugs = ["baby", "girls", "boys", "knitwear", "rain-days", "basics"];

export default async function HomePage() {
  const locale = await getLocale();
  const [t, editorial, collections, newest, looks, reviews, company, hasShop, deliveryOffers] = await Promise.all([
    getTranslations("home"),
    readEditorial(locale, "index"),
    listCollections(locale),
    listWindow(locale, "new-in", { ...emptyListQuery, gender: kidGenders }, 8),
    listLooks(locale, "KID", 3),
    listShopReviews(locale, "KID"),
    findCompanyCard(locale),
    isFeatureOn(locale, "shop"),
    listDeliveryOffers(locale),
  ]);
  return (
    <main>
      <Hero
        editorial={editorial}
        primary={{ ...boxWay(locale, "KID"), label: t("composeBox") }}
        secondary={hasShop ? { href: href(locale, "shop"), label: t("shopNow") } : null}
      />
      <PagePart
        name="world"
        props={{
          promises: { label: t("promises"), promises: editorial.promises, language: editorial.language },
          collections: {
            locale,
            title: t("collectionsTitle"),
            collections: collections.filter(({ slug }) => hasShop && openingSlugs.includes(slug)),
          },
          newest: {
            title: t("newTitle"),
            products: hasShop ? newest : [],
            all: { href: href(locale, "shop-collection", { collection: "new-in" }), label: t("newAll") },
          },
          steps: {
            title: t("stepsTitle"),
            steps: editorial.steps,
            language: editorial.language,
            action: { ...boxWay(locale, "KID"), label: t("composeBox") },
          },
          looks: {
            locale,
            title: t("looksTitle"),
            looks,
            hasShop,
            all: { href: href(locale, "looks"), label: t("looksAll") },
          },
          reviews: {
            title: t("testimonialsTitle"),
            reviews: reviews.items.slice(0, 3),
            isDemo: reviews.is_demo,
            all: { href: href(locale, "testimonials"), label: t("testimonialsAll") },
          },
          gift: hasShop
            ? {
                gift: editorial.gift,
                language: editorial.language,
                action: { href: href(locale, "shop-birth-gift"), label: t("giftCta") },
              }
            : null,
          first: "shelves",
          things: [organizationJsonLd(locale, { company, hasShop, deliveryOffers })],
        }}
      />
      <PageHead metadata={await metadataOf(locale)} />
      <QuickAdd locale={locale} />
    </main>
  );
}
