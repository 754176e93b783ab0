import { useTranslations } from "next-intl";
import type { Look, ProductCard } from "#contract/catalog.ts";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { WholeLook } from "../look/whole-look.tsx";
import { GoesWith } from "./goes-with.tsx";

interface ProductMoreProps {
  productId: number;
  look: Look | null;
  goesWith: readonly ProductCard[];
  /** Structured data of the page. */
  things: readonly Record<string, unknown>[];
}

/** The look a product belongs to, pieces that go with it, and what search engines read. */
export function ProductMore({ productId, look, goesWith, things }: ProductMoreProps) {
  const t = useTranslations("product");
  return (
    <>
      {look && <WholeLook look={look} productId={productId} />}
      {goesWith.length > 0 && <GoesWith title={t("goesWith")} pieces={goesWith} />}
      <JsonLd things={things} />
    </>
  );
}
