import type { Gender, Product } from "#contract/catalog.ts";
import type { ShippingFee } from "#contract/delivery.ts";
import { parseSize } from "#lib/catalog/size.ts";

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

/** The age a size is made for, in years; women's sizes are for adults. */
function agesOf(product: Product, size: string): { suggestedMinAge?: number; suggestedMaxAge?: number } {
  if (product.profile_type === "WOMAN") return { suggestedMinAge: 13 };
  const parsed = parseSize(size);
  if (parsed.kind !== "age") return {};
  const years = parsed.unit === "month" ? Number((parsed.count / 12).toFixed(2)) : parsed.count;
  return { suggestedMinAge: years, suggestedMaxAge: years };
}

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
    variesBy: ["https://schema.org/size"],
    hasVariant: product.variants.map((variant, index) => ({
      "@type": "Product",
      sku: `${product.sku}-${variant.variant_id}`,
      name: `${product.name}, ${formatSize(variant.size)}`,
      size: formatSize(variant.size),
      audience: {
        "@type": "PeopleAudience",
        suggestedGender: suggestedGender[product.gender],
        ...agesOf(product, variant.size),
      },
      offers: {
        "@type": "Offer",
        price: product.lc_price.toFixed(2),
        priceCurrency: "EUR",
        availability: variant.is_available ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
        shippingDetails: index === 0 ? shipping : shipping.map(named),
        hasMerchantReturnPolicy: index === 0 ? returns : named(returns),
      },
    })),
  };
}
