import { useLocale, useTranslations } from "next-intl";
import type { Product } from "#contract/catalog.ts";
import type { ProductReviews } from "#contract/reviews.ts";
import { TextLink } from "#components/ui/link.tsx";
import { Pagination } from "#components/ui/pagination.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { productHref } from "#lib/catalog/product-address.ts";
import { href } from "#lib/routing/href.ts";
import { HowVerified } from "./how-verified.tsx";
import { OwnLanguageOnly } from "./own-language-only.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewSummary } from "./review-summary.tsx";

/** Every review of a product, page by page. */
export function AllReviews({ product, reviews }: { product: Product; reviews: ProductReviews }) {
  const t = useTranslations("reviews");
  const locale = useLocale();
  return (
    <main className="wide product-page">
      <SectionHeading
        level={1}
        title={t("pageTitle", { name: product.name })}
        action={
          <TextLink standalone href={productHref(locale, product)}>
            {t("toProduct")}
          </TextLink>
        }
        wavy
      />
      {reviews.total === 0 && <p>{t("none")}</p>}
      <section className="rv mt-6!" aria-label={t("title")}>
        <ReviewSummary summary={reviews.summary} />
        <div>
          <OwnLanguageOnly reviews={reviews} locale={locale} />
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without bullets is none to VoiceOver */}
          <ul role="list" className="rv-list">
            {reviews.items.map((review) => (
              <ReviewItem key={review.id} review={review} level={2} />
            ))}
          </ul>
          <Pagination
            label={t("pages")}
            page={reviews.page}
            pageCount={reviews.pages}
            hrefOf={(page) => href(locale, "shop-product-reviews", { id: product.id, page })}
            previousLabel={t("previous")}
            nextLabel={t("next")}
            pageLabel={(page) => t("page", { page })}
            className="mb-6"
          />
          <HowVerified isDemo={reviews.is_demo} />
        </div>
      </section>
    </main>
  );
}
