import { useFormatter, useTranslations } from "next-intl";
import type { ReviewSummary as Summary } from "#contract/reviews.ts";
import { judgeFit } from "#lib/reviews/fit-verdict.ts";
import { Stars } from "./stars.tsx";

const fits = ["TOO_SMALL", "GOOD", "TOO_LARGE"] as const;

/** The mean, how many gave how many stars, and how the piece fits. */
export function ReviewSummary({ summary }: { summary: Summary }) {
  const t = useTranslations("reviews");
  const { number } = useFormatter();
  const { average, count, scores } = summary;
  const verdict = judgeFit(summary.fits);
  if (average === null) return null;
  const told = fits.reduce((sum, fit) => sum + summary.fits[fit], 0);
  return (
    <div className="rv-summary">
      <div>
        <p className="rv-average">
          <strong>{number(average, { minimumFractionDigits: 1 })}</strong>
          <span>{t("outOfFive")}</span>
        </p>
        <Stars score={Math.round(average)} size={22} />
        <p className="rv-meta">{t("count", { count })}</p>
      </div>
      <dl className="rv-scores" aria-label={t("distribution")}>
        {scores.map((given, index) => (
          <div key={index}>
            <dt>{t("row", { count: index + 1 })}</dt>
            <dd>
              <span className="rv-bar" style={{ ["--share" as "width"]: `${Math.round((given / count) * 100)}%` }} />
              {given}
            </dd>
          </div>
        ))}
      </dl>
      {verdict && (
        <div className="rv-fit">
          <p className="rv-fit-verdict">{t(`verdict.${verdict}`)}</p>
          <dl aria-label={t("fitTitle")}>
            {fits.map((fit) => (
              <div key={fit} style={{ flexGrow: Math.max(summary.fits[fit], told / 8) }} data-fit={fit}>
                <dt>{t(`fit.${fit}`)}</dt>
                <dd>{summary.fits[fit]}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
