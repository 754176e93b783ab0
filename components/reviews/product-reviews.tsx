import { useLocale, useTranslations } from "next-intl";
import type { ProductReviews as Reviews } from "#contract/reviews.ts";
import { TextLink } from "#components/ui/link.tsx";
import { HowVerifiedBriefly } from "./how-verified.tsx";
import { OwnLanguageOnly } from "./own-language-only.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewSummary } from "./review-summary.tsx";

interface ProductReviewsProps {
  /** Of all of them together, with those that stand here. */
  reviews: Reviews;
  /** Where all of them stand. */
  all: string;
}

/** What buyers say of a product, on its page: the first of them, and the way to the others. */
export function ProductReviews({ reviews, all }: ProductReviewsProps) {
  const t = useTranslations("reviews");
  const locale = useLocale();
  return (
    <section id="reviews" className="rv" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t("title")}</h2>
      <ReviewSummary summary={reviews.summary} />
      <div>
        <OwnLanguageOnly reviews={reviews} locale={locale} />
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without bullets is none to VoiceOver */}
        <ul role="list" className="rv-list">
          {reviews.items.map((review) => (
            <ReviewItem key={review.id} review={review} level={3} />
          ))}
        </ul>
        {reviews.total > reviews.items.length && (
          <TextLink standalone href={all}>
            {t("all", { count: reviews.total })}
          </TextLink>
        )}
        <HowVerifiedBriefly isDemo={reviews.is_demo} whole={all} />
      </div>
    </section>
  );
}
