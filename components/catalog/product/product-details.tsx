import { useTranslations } from "next-intl";
import type { Product } from "#contract/catalog.ts";
import { ProductFacts } from "./product-facts.tsx";
import { Promises } from "./promises.tsx";

/** What stands below the button that buys. */
export function ProductDetails({ product }: { product: Product }) {
  const t = useTranslations("product");
  return (
    <>
      <Promises deliveryDays={product.delivery_days} />
      <section aria-label={t("description")}>
        <p className="pd-text">{product.description}</p>
      </section>
      <ProductFacts product={product} />
    </>
  );
}
