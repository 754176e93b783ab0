import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { QuickAdd } from "#components/cart/quick-add.tsx";
import { Hero } from "#components/content/hero.tsx";
import { PagePart } from "#components/html-once/page-part.tsx";
import { MarkedPage } from "#components/page/marked-page.tsx";
import { listCollections, listLooks, listWindow } from "#lib/catalog/api.ts";
import { emptyListQuery } from "#lib/catalog/list-query.ts";
import { listShopReviews } from "#lib/reviews/api.ts";
import { boxWay } from "#lib/navigation/box-way.ts";
import { href } from "#lib/routing/href.ts";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";
import { ownMetadata } from "#lib/seo/shared-metadata.ts";
import { PageHead } from "#components/seo/page-head.tsx";
import type { Locale } from "#contract/locale.ts";
import { isFeatureOn, readEditorial } from "#lib/website/api.ts";
import { pageMarks } from "#lib/theme/page-marks.ts";

const metadataOf = (locale: Locale) => editorMetadata(locale, "woman");

export const generateMetadata = async (): Promise<Metadata> => ownMetadata(await metadataOf(await getLocale()));

export default async function WomanPage() {
  const locale = await getLocale();
  if (!(await isFeatureOn(locale, "woman"))) notFound();
  const [t, home, editorial, collections, newest, looks, reviews, hasShop, hasGiftCards] = await Promise.all([
    getTranslations("woman"),
    getTranslations("home"),
    readEditorial(locale, "woman"),
    listCollections(locale),
    listWindow(locale, "woman", { ...emptyListQuery, sort: "newest" }, 8),
    listLooks(locale, "WOMAN", 3),
    listShopReviews(locale, "WOMAN"),
    isFeatureOn(locale, "shop"),
    isFeatureOn(locale, "giftcards"),
  ]);
  const wardrobe = collections.filter(({ slug }) => hasShop && slug.startsWith("woman-"));
  const toShop = hasShop
    ? { href: href(locale, "shop-collection", { collection: "woman" }), label: t("shopNow") }
    : null;
  const toGift = hasGiftCards
    ? { href: href(locale, "giftcard", null, { for: "woman" }), label: t("giftCta") }
    : toShop;
  return (
    <main>
      <MarkedPage marks={pageMarks({ name: "woman" })} />
      <Hero editorial={editorial} primary={{ ...boxWay(locale, "WOMAN"), label: t("composeBox") }} secondary={toShop} />
      <PagePart
        name="world"
        props={{
          promises: { label: home("promises"), promises: editorial.promises, language: editorial.language },
          collections: { locale, title: t("collectionsTitle"), collections: wardrobe, isWoman: true },
          newest: {
            title: t("newTitle"),
            products: hasShop ? newest : [],
            all: {
              href: href(locale, "shop-collection", { collection: "woman" }, { sort: "newest" }),
              label: t("newAll"),
            },
          },
          looks: { locale, title: t("looksTitle"), looks, hasShop },
          steps: {
            title: home("stepsTitle"),
            steps: editorial.steps,
            language: editorial.language,
            action: { ...boxWay(locale, "WOMAN"), label: t("composeBox") },
          },
          reviews: {
            title: home("testimonialsTitle"),
            reviews: reviews.items.slice(0, 3),
            isDemo: reviews.is_demo,
            all: { href: href(locale, "testimonials"), label: home("testimonialsAll") },
          },
          gift: toGift && { gift: editorial.gift, language: editorial.language, action: toGift },
          first: "looks",
        }}
      />
      <PageHead metadata={await metadataOf(locale)} />
      <QuickAdd locale={locale} />
    </main>
  );
}
