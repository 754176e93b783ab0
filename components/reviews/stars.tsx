import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";

/** A score as stars, and in words for who hears the page. */
export function Stars({ score, size = 18 }: { score: number; size?: number }) {
  const t = useTranslations("reviews");
  return (
    <span className="rv-stars">
      <VisuallyHidden>{t("stars", { count: score })}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name={star <= score ? "star-filled" : "star"} size={size} />
      ))}
    </span>
  );
}
