import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { AllReviews } from "#components/reviews/all-reviews.tsx";
import { elided } from "#contract/elision.ts";
import type { Locale } from "#contract/locale.ts";
import { findProduct, listProducts } from "#lib/catalog/api.ts";
import { emptyListQuery } from "#lib/catalog/list-query.ts";
import { parseProductSegment } from "#lib/catalog/product-address.ts";
import { findProductReviews } from "#lib/reviews/api.ts";
import { isPageNumber } from "#lib/routing/rewrites.ts";

interface AllReviewsPageProps {
  params: Promise<{ id: string; page: string }>;
}

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

export async function generateStaticParams() {
  const list = await listProducts("fr", null, emptyListQuery, 1);
  return (list?.products ?? []).map(({ id }) => ({ id: String(id), page: "1" }));
}

/**
 * Null for a product that is not there or is written in another way than by its number, and for a page behind the last one; the
 * first page is there without reviews, too.
 */
async function findAsked(locale: Locale, { id: segment, page: asked }: { id: string; page: string }) {
  const id = parseProductSegment(segment);
  const page = isPageNumber(asked) ? Number(asked) : null;
  const product = String(id) !== segment || id === null || page === null ? null : await findProduct(locale, id);
  if (!product || page === null) return null;
  const reviews = await findProductReviews(locale, product.id, page);
  return reviews && (page === 1 || page <= reviews.pages) ? { product, reviews } : null;
}

export async function generateMetadata({ params }: AllReviewsPageProps): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("reviews")]);
  const found = await findAsked(locale, await params);
  const name = found?.product.name ?? "";
  return {
    title: t("pageTitle", { name }),
    description: t("pageDescription", elided({ name })),
    robots: { index: false },
  };
}

export default async function AllReviewsPage({ params }: AllReviewsPageProps) {
  const locale = await getLocale();
  const found = await findAsked(locale, await params);
  if (!found) notFound();
  return <AllReviews {...found} />;
}
