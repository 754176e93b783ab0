import { useLocale, useTranslations } from "next-intl";
import type { PublishedReview } from "#contract/reviews.ts";
import { Icon } from "#components/ui/icon.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import { formatDate } from "#lib/dates/format.ts";
import { Stars } from "./stars.tsx";

/** What one buyer wrote, in the language it was written in. */
export function ReviewItem({ review, level }: { review: PublishedReview; level: 2 | 3 }) {
  const t = useTranslations("reviews");
  const oneSize = useTranslations("size")("oneSize");
  const locale = useLocale();
  const Heading = `h${level}` as const;
  const { firstname, score, fit, text, language, size, published_on, bought_on, answer } = review;
  return (
    <li className="rv-item" data-other={language === locale ? undefined : ""}>
      <article>
        <div className="rv-head">
          <Stars score={score} />
          <Heading className="rv-name">{firstname || t("anonymous")}</Heading>
          <span className="rv-verified">
            <Icon name="check" size={16} />
            {t("verified")}
          </span>
        </div>
        {text !== "" && (
          <blockquote className="rv-text" lang={language}>
            {text}
          </blockquote>
        )}
        <p className="rv-meta">
          {[
            language === locale ? null : t(`writtenIn.${language}`),
            t("size", { size: formatSize(size, locale, oneSize) }),
            fit && t(`said.${fit}`),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p className="rv-meta">
          {t("dates", { published: formatDate(published_on, locale), bought: formatDate(bought_on, locale) })}
        </p>
        {answer && (
          <div className="rv-answer">
            <p className="rv-answer-by">{t("answer", { date: formatDate(answer.on, locale) })}</p>
            <p lang={language}>{answer.text}</p>
          </div>
        )}
      </article>
    </li>
  );
}
