import type { Gender, Product } from "#contract/catalog.ts";
import type { PublishedReview } from "#contract/reviews.ts";
import { sizeAge } from "#contract/size-age.ts";
import { shoeEnds } from "#contract/sizes.ts";
import { sharePictureOf } from "./share-picture.ts";

interface ProductJsonLdInput {
  product: Product;
  /** Absolute addresses of its model's other colours. */
  colors?: readonly string[];
  /** Those the page shows. */
  reviews: readonly PublishedReview[];
  /** Absolute address of the page. */
  url: string;
  /** Makes a picture's address absolute. */
  absolute: (path: string) => string;
  /** Writes a size as the page shows it. */
  formatSize: (size: string) => string;
}

const suggestedGender: Record<Gender, string> = { GIRL: "female", BOY: "male", MIXED: "unisex", WOMAN: "female" };

/** From this age on search engines speak of adults; women's sizes say none. */
const adultAge = 13;

interface Age {
  "@type": "QuantitativeValue";
  value: number;
  unitCode: "MON" | "ANN";
}

/** The age a size is for: `6 mois`, `4 ans`; null for sizes that are none. */
function ageOf(size: string): Age | null {
  const age = sizeAge(size);
  if (age === null) return null;
  return { "@type": "QuantitativeValue", value: age.count, unitCode: age.unit === "month" ? "MON" : "ANN" };
}

/** The ages search engines tell apart below adults, in years, by the largest shoe size (or sock) most of them wear. */
const agesByFeet = [
  { largest: 19, years: [0.25, 1] },
  { largest: 27, years: [1, 5] },
  { largest: Infinity, years: [5, adultAge] },
];
/** Of a child's piece whose sizes say no age: it is for all who walk. */
const walkers = [1, adultAge];

/** The years a child's size is for; none for one that says nothing of them. */
function yearsOf(size: string): readonly number[] {
  const age = ageOf(size);
  if (age) return [age.unitCode === "MON" ? Math.round((age.value / 12) * 100) / 100 : age.value];
  return (shoeEnds(size) ?? []).flatMap((foot) => agesByFeet.find(({ largest }) => foot <= largest)?.years ?? []);
}

/** From the youngest to the oldest of a child's sizes, in years. */
function ageRange(sizes: readonly string[]): { suggestedMinAge: number; suggestedMaxAge: number } {
  const told = sizes.flatMap(yearsOf);
  const years = told.length === 0 ? walkers : told;
  return { suggestedMinAge: Math.min(...years), suggestedMaxAge: Math.max(...years) };
}

/**
 * A product and one offer a size. Prices, sizes and stock are those the page shows. How pieces come and go back the shop says
 * of itself, for all of them.
 */
export function productJsonLd(input: ProductJsonLdInput): Record<string, unknown> {
  const { product, colors = [], reviews, url, absolute, formatSize } = input;
  const images = product.images.map((image) => absolute(sharePictureOf(image).url));
  const [front] = images;
  const gender = { suggestedGender: suggestedGender[product.gender] };
  const isKid = product.profile_type === "KID";
  const look = { color: product.color.name, pattern: product.pattern.name };
  const gtins = new Map(product.gtins.map(({ size, gtin }) => [size, gtin]));
  const isModel = product.model !== null && colors.length > 0;
  return {
    "@type": "ProductGroup",
    productGroupID: isModel ? product.model : product.sku,
    name: product.name,
    description: product.description,
    url,
    image: images,
    brand: { "@type": "Brand", name: product.brand.name },
    ...(isModel ? {} : look),
    material: product.composition.map(({ material, percent }) => `${percent} % ${material}`).join(", "),
    audience: {
      "@type": "PeopleAudience",
      ...gender,
      ...(isKid ? ageRange(product.variants.map(({ size }) => size)) : { suggestedMinAge: adultAge }),
    },
    ...ratingJsonLd(product, reviews),
    variesBy: ["size", ...(isModel ? ["color", "pattern"] : [])].map((axis) => `https://schema.org/${axis}`),
    hasVariant: [
      ...product.variants.map((variant) => ({
        "@type": "Product",
        sku: `${product.sku}-${variant.variant_id}`,
        name: `${product.name}, ${formatSize(variant.size)}`,
        size: formatSize(variant.size),
        ...(gtins.has(variant.size) ? { gtin: gtins.get(variant.size) } : {}),
        ...(isModel ? look : {}),
        /* All sizes stand on one page, which has one address. */
        url,
        ...(front ? { image: front } : {}),
        ...(isKid && ageOf(variant.size)
          ? { audience: { "@type": "PeopleAudience", ...gender, suggestedAge: ageOf(variant.size) } }
          : {}),
        offers: {
          "@type": "Offer",
          url,
          itemCondition: "https://schema.org/NewCondition",
          price: product.lc_price.toFixed(2),
          priceCurrency: "EUR",
          availability: variant.is_available ? "InStock" : "OutOfStock",
        },
      })),
      /* Told in full on pages of their own. */
      ...colors.map((address) => ({ "@type": "Product", url: address })),
    ],
  };
}

const best = { bestRating: 5, worstRating: 1 };

/** Stars only where buyers gave some. */
function ratingJsonLd({ rating }: Product, reviews: readonly PublishedReview[]): Record<string, unknown> {
  if (!rating) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rating.average,
      reviewCount: rating.count,
      ...best,
    },
    ...(reviews.length === 0
      ? {}
      : {
          review: reviews.flatMap(({ firstname, score, text, language, published_on }) =>
            firstname === ""
              ? []
              : [
                  {
                    "@type": "Review",
                    reviewRating: { "@type": "Rating", ratingValue: score, ...best },
                    author: { "@type": "Person", name: firstname },
                    datePublished: published_on,
                    ...(text === "" ? {} : { reviewBody: text, inLanguage: language }),
                  },
                ],
          ),
        }),
  };
}
