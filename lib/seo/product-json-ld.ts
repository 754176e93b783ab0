import type { Gender, Product } from "#contract/catalog.ts";
import { parseSize } from "#lib/catalog/size.ts";

interface ProductJsonLdInput {
  product: Product;
  /** Absolute address of the page. */
  url: string;
  /** Makes a picture's address absolute. */
  absolute: (path: string) => string;
  /** Writes a size as the page shows it. */
  formatSize: (size: string) => string;
}

const suggestedGender: Record<Gender, string> = { GIRL: "female", BOY: "male", MIXED: "unisex", WOMAN: "female" };

/** Schema.org's age groups: up to two years, up to five, older children, adults. */
function ageGroup(product: Product, size: string): string {
  if (product.profile_type === "WOMAN") return "adult";
  const parsed = parseSize(size);
  if (parsed.kind !== "age") return "kids";
  if (parsed.unit === "month") return parsed.count < 3 ? "newborn" : "infant";
  return parsed.count <= 5 ? "toddler" : "kids";
}

/** A product and one offer a size. Prices, sizes and stock are those the page shows. */
export function productJsonLd({ product, url, absolute, formatSize }: ProductJsonLdInput): Record<string, unknown> {
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
    hasVariant: product.variants.map((variant) => ({
      "@type": "Product",
      sku: `${product.sku}-${variant.variant_id}`,
      name: `${product.name}, ${formatSize(variant.size)}`,
      image: images[0],
      size: formatSize(variant.size),
      audience: { "@type": "PeopleAudience", suggestedGender: suggestedGender[product.gender], audienceType: ageGroup(product, variant.size) },
      offers: {
        "@type": "Offer",
        url,
        price: product.lc_price.toFixed(2),
        priceCurrency: "EUR",
        itemCondition: "https://schema.org/NewCondition",
        availability: variant.is_available ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
      },
    })),
  };
}
