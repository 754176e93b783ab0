import type { Metadata } from "next";
import type { Locale } from "#contract/locale.ts";
import { getLocale, getTranslations } from "next-intl/server";
import { HowVerified } from "#components/reviews/how-verified.tsx";
import { ShopReviewList } from "#components/reviews/shop-review-list.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";
import { listShopReviews } from "#lib/reviews/api.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("content")]);
  return editorMetadata(locale, "testimonials", {
    title: t("testimonialsTitle"),
    description: t("testimonialsIntro"),
  });
}

export default async function TestimonialsPage() {
  const locale = await getLocale();
  const [t, tReviews, reviews] = await Promise.all([
    getTranslations("content"),
    getTranslations("reviews"),
    readNewest(locale),
  ]);
  return (
    <main className="page">
      <SectionHeading level={1} title={t("testimonialsTitle")} intro={t("testimonialsIntro")} wavy className="mb-10" />
      <HowVerified isDemo={reviews.is_demo} />
      {reviews.items.length === 0 ? (
        <p className="mt-8">{tReviews("none")}</p>
      ) : (
        <ShopReviewList reviews={reviews.items} />
      )}
    </main>
  );
}

/** As many as one reads; each leads to its product, where all of them are. */
async function readNewest(locale: Locale) {
  const first = await listShopReviews(locale, null);
  const second = first.pages > 1 ? (await listShopReviews(locale, null, 2)).items : [];
  return { ...first, items: [...first.items, ...second] };
}
