import { useTranslations } from "next-intl";
import type { Product } from "#contract/catalog.ts";
import type { ShippingFee } from "#contract/delivery.ts";
import { BoxLine } from "./box-line.tsx";
import { GarmentDetails } from "./garment-details.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { Promises } from "./promises.tsx";
import { SizeHelp } from "./size-help.tsx";
import { StockAlert } from "./stock-alert.tsx";

interface ProductPromisesProps {
  product: Product;
  offer: ShippingFee | null;
  hasOwnShops: boolean;
}

/** What stands below the button that buys. */
export function ProductPromises({ product, offer, hasOwnShops }: ProductPromisesProps) {
  const t = useTranslations("product");
  return (
    <>
      <StockAlert product={product} />
      <SizeHelp product={product} />
      <div className="pd-ways">
        <BoxLine product={product} hasOwnShops={hasOwnShops} />
        <button type="button" className="pd-share" data-share>
          {t("share")}
        </button>
      </div>
      <Promises deliveryDays={product.delivery_days} offer={offer} />
    </>
  );
}

/** What the piece is: below the pictures where there is room, below everything else on a phone. */
export function ProductDetails({ product }: { product: Product }) {
  const t = useTranslations("product");
  return (
    <>
      <section aria-label={t("description")}>
        <p className="pd-text">{product.description}</p>
      </section>
      <GarmentDetails details={product.details} />
      <ProductFacts product={product} />
    </>
  );
}
