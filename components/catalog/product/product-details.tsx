import { useTranslations } from "next-intl";
import type { Product } from "#contract/catalog.ts";
import type { ShippingFee } from "#contract/delivery.ts";
import { ProductFacts } from "./product-facts.tsx";
import { Promises } from "./promises.tsx";

/** What stands below the button that buys. */
export function ProductDetails({ product, offer }: { product: Product; offer: ShippingFee | null }) {
  const t = useTranslations("product");
  return (
    <>
      <Promises deliveryDays={product.delivery_days} offer={offer} />
      <section aria-label={t("description")}>
        <p className="pd-text">{product.description}</p>
      </section>
      <ProductFacts product={product} />
    </>
  );
}
