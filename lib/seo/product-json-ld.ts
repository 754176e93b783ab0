import type { Gender, Product } from "#contract/catalog.ts";
import type { ShippingFee } from "#contract/delivery.ts";
import { returnPolicyJsonLd, shippingDetailsJsonLd } from "./offer-json-ld.ts";

interface ProductJsonLdInput {
  product: Product;
  /** How every country is reached. */
  deliveryOffers: readonly ShippingFee[];
  /** Absolute address of the page. */
  url: string;
  /** Makes a picture's address absolute. */
  absolute: (path: string) => string;
  /** Writes a size as the page shows it. */
  formatSize: (size: string) => string;
}

const suggestedGender: Record<Gender, string> = { GIRL: "female", BOY: "male", MIXED: "unisex", WOMAN: "female" };

/**
 * A product and one offer a size. Prices, sizes and stock are those the page shows. Delivery and returns are written with
 * the first offer and named by the others.
 */
export function productJsonLd(input: ProductJsonLdInput): Record<string, unknown> {
  const { product, deliveryOffers, url, absolute, formatSize } = input;
  const shipping = shippingDetailsJsonLd(deliveryOffers, product.lc_price);
  const returns = returnPolicyJsonLd(deliveryOffers);
  const named = (thing: Record<string, unknown>) => ({ "@id": thing["@id"] });
  const images = product.images.map((image) => absolute(image.url));
  return {
    "@type": "ProductGroup",
    productGroupID: product.sku,
    name: product.name,
    description: product.description,
    url,
    image: images,
    brand: { "@type": "Brand", name: product.brand.name },
    color: product.color.name,
    pattern: product.pattern.name,
    material: product.composition.map(({ material, percent }) => `${percent} % ${material}`).join(", "),
    audience: { "@type": "PeopleAudience", suggestedGender: suggestedGender[product.gender] },
    variesBy: ["https://schema.org/size"],
    hasVariant: product.variants.map((variant, index) => ({
      "@type": "Product",
      sku: `${product.sku}-${variant.variant_id}`,
      name: `${product.name}, ${formatSize(variant.size)}`,
      size: formatSize(variant.size),
      offers: {
        "@type": "Offer",
        price: product.lc_price.toFixed(2),
        priceCurrency: "EUR",
        availability: variant.is_available ? "InStock" : "OutOfStock",
        shippingDetails: index === 0 ? shipping : shipping.map(named),
        hasMerchantReturnPolicy: index === 0 ? returns : named(returns),
      },
    })),
  };
}
