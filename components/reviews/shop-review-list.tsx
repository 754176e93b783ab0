import { useLocale, useTranslations } from "next-intl";
import type { ShopReview } from "#contract/reviews.ts";
import { Picture } from "#components/catalog/picture.tsx";
import { Link, TextLink } from "#components/ui/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { productHref } from "#lib/catalog/product-address.ts";
import { formatDate } from "#lib/dates/format.ts";
import { Stars } from "./stars.tsx";

interface ShopReviewRowProps {
  title: string;
  reviews: readonly ShopReview[];
  isDemo: boolean;
  all: { href: string; label: string };
}

/** A few reviews in a row of their own; nothing while there are none. */
export function ShopReviewRow({ title, reviews, isDemo, all }: ShopReviewRowProps) {
  const t = useTranslations("reviews.how");
  if (reviews.length === 0) return null;
  return (
    <section className="section swiped">
      <SectionHeading
        title={title}
        intro={isDemo ? t("demo") : undefined}
        action={
          <TextLink standalone href={all.href}>
            {all.label}
          </TextLink>
        }
      />
      <ShopReviewList reviews={reviews} />
    </section>
  );
}

/** Reviews with the piece each is about. */
export function ShopReviewList({ reviews }: { reviews: readonly ShopReview[] }) {
  const t = useTranslations("reviews");
  const locale = useLocale();
  return (
    <ul className="testimonials">
      {reviews.map(({ id, firstname, score, text, language, published_on, product }) => (
        <li key={id}>
          <figure className="testimonial">
            <Stars score={score} />
            <blockquote lang={language}>{text}</blockquote>
            <figcaption>
              <Picture picture={{ ...product.image, alt: "" }} sizes="64px" />
              <span>
                <strong>{firstname || t("anonymous")}</strong>
                <span>
                  {[
                    t("verified"),
                    formatDate(published_on, locale),
                    language === locale ? null : t(`writtenIn.${language}`),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
                <Link href={productHref(locale, product)}>{product.name}</Link>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
