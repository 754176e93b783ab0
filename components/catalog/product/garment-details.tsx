import { useTranslations } from "next-intl";
import type { Product } from "#contract/catalog.ts";
import { seasons } from "#contract/garment-details.ts";
import { Facts } from "./product-facts.tsx";

/** Closure, lining, stretch and season: what one would feel and try in a shop. */
export function GarmentDetails({ details }: { details: Product["details"] }) {
  const t = useTranslations("product");
  if (!details) return null;
  const season =
    details.seasons.length === seasons.length
      ? t("everySeason")
      : details.seasons.map((one) => t(`season.${one}`)).join(", ");
  const rows = [
    details.closure && ([t("closureLabel"), t(`closure.${details.closure}`)] as const),
    details.lining && ([t("liningLabel"), t(`lining.${details.lining}`)] as const),
    details.stretch && ([t("stretchLabel"), t(`stretch.${details.stretch}`)] as const),
    details.seasons.length > 0 && ([t("seasonsLabel"), season] as const),
  ].filter((row) => row !== null && row !== false);
  return (
    <section className="pf-brief" aria-label={t("details")}>
      <Facts rows={rows} />
    </section>
  );
}
