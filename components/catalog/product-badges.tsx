import { useTranslations } from "next-intl";
import type { ProductCard } from "#contract/catalog.ts";
import { badgesOf } from "#lib/catalog/badges.ts";

/** Says every badge in words. `limit` keeps a small picture visible. */
export function ProductBadges({
  product,
  limit,
  isInline = false,
}: {
  product: ProductCard;
  limit?: number;
  isInline?: boolean;
}) {
  const t = useTranslations("product.badge");
  const badges = badgesOf(product).slice(0, limit);
  if (badges.length === 0) return null;
  return (
    <p className={isInline ? "pb pb-i" : "pb"}>
      {badges.map(({ kind, percent }) => (
        <span key={kind} className={kind}>
          {percent === undefined ? t(kind as "matchy") : t("reduction", { percent })}
        </span>
      ))}
    </p>
  );
}
