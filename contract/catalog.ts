import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { localeSchema } from "./locale-schemas.ts";
import { decimalSchema } from "./decimal.ts";
import { integerIdSchema, pageNumberSchema } from "./page.ts";
import { pictureSchema } from "./picture.ts";
import { maxSlugLength, slugPattern } from "./slug.ts";

export const genders = ["GIRL", "BOY", "MIXED", "WOMAN"] as const;
export const genderSchema = z.enum(genders);
export type Gender = z.infer<typeof genderSchema>;

export const profileTypes = ["KID", "WOMAN"] as const;
export const profileTypeSchema = z.enum(profileTypes);

/** Where a product is worn; decides which size of a profile applies to it. */
export const metaCategorySchema = z.enum(["TOP", "BOTTOM", "FEET", "OTHER"]);
export type MetaCategory = z.infer<typeof metaCategorySchema>;

export const families = [
  "TOPS",
  "KNITWEAR",
  "BOTTOMS",
  "DRESSES",
  "OUTERWEAR",
  "NIGHTWEAR",
  "SHOES",
  "ACCESSORIES",
] as const;
export const familySchema = z.enum(families);
export type Family = z.infer<typeof familySchema>;

export const labelSchema = z.enum(["matchy", "cotonbio"]);

export const sorts = ["relevance", "newest", "price-asc", "price-desc", "discount"] as const;
export const sortSchema = z.enum(sorts);
export type Sort = z.infer<typeof sortSchema>;

/** `12 mois`, `4 ans`, a women's size or `TU` (one size). Translated for display only. */
export const sizeSchema = z.string().min(1).max(12);

export const variantSchema = z.object({
  variant_id: z.int(),
  size: sizeSchema,
  /** At least one piece can be ordered now. */
  is_available: z.boolean(),
  /** Few pieces are left; true as well when none is. */
  is_low_stock: z.boolean(),
});
export type Variant = z.infer<typeof variantSchema>;

/** What a list needs to show a product. */
export const productCardSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** The name as a path segment in the language asked for. */
  clean_name: z.string(),
  brand_name: z.string(),
  lc_price: decimalSchema,
  /** Price before the current reduction; null when there is none. */
  original_price: decimalSchema.nullable(),
  /** Lowest price of the 30 days before the reduction began (Directive 98/6/EC, article 6a); null without a reduction. */
  lowest_price_30_days: decimalSchema.nullable(),
  gender: genderSchema,
  profile_type: profileTypeSchema,
  family: familySchema,
  meta_category: metaCategorySchema,
  label: labelSchema.nullable(),
  is_recent: z.boolean(),
  /** Slug of the collection the product's canonical page stands in. */
  collection_slug: z.string(),
  /** Front first; never empty in a list. */
  images: z.array(pictureSchema),
  variants: z.array(variantSchema),
});
export type ProductCard = z.infer<typeof productCardSchema>;

const localisedPartSchema = z.object({ material: z.string(), percent: z.number().min(0).max(100) });

export const productSchema = productCardSchema.extend({
  sku: z.string(),
  description: z.string(),
  color: z.object({ code: z.string(), name: z.string(), hex: z.string() }),
  pattern: z.object({ code: z.string(), name: z.string() }),
  fabric: z.object({ code: z.string(), name: z.string() }),
  composition: z.array(localisedPartSchema),
  care: z.array(z.string()),
  /** Countries (ISO 3166-1 alpha-2) of weaving, dyeing and making; recycled share in percent. */
  origin: z.object({
    weaving: z.string(),
    dyeing: z.string(),
    making: z.string(),
    recycled_percent: z.number().min(0).max(100),
    sheds_microfibres: z.boolean(),
  }),
  brand: z.object({ slug: z.string(), name: z.string(), description: z.string() }),
  /** Who answers for the product's safety (Regulation (EU) 2023/988). */
  manufacturer: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  warnings: z.array(z.string()),
  /** Pieces that go with this one, best first. */
  goes_with: z.array(productCardSchema),
  /** Optimistic and pessimistic delivery delay in working days. */
  delivery_days: z.object({ min: z.int(), max: z.int() }),
  published_at: z.iso.datetime(),
});
export type Product = z.infer<typeof productSchema>;

export const productsPageSchema = z.object({
  page: z.int(),
  page_size: z.int(),
  pages: z.int(),
  /** Number of matches, counted up to a bound so that the cost of a page does not grow with the catalogue. */
  total: z.int(),
  /** True when there are more matches than `total` says. */
  is_total_bounded: z.boolean(),
  /** How the products were found: by text, by filters, or neither. */
  filter_type: z.enum(["search", "filters", "none"]),
  products: z.array(productCardSchema),
});
export type ProductsPage = z.infer<typeof productsPageSchema>;

export const collectionSchema = z.object({
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  profile_type: profileTypeSchema,
  gender: genderSchema.nullable(),
  image: pictureSchema,
  product_count: z.int(),
  /** Sizes and families its products come in, in display order: what the filters offer. */
  sizes: z.array(sizeSchema),
  families: z.array(familySchema),
  genders: z.array(genderSchema),
});
export type Collection = z.infer<typeof collectionSchema>;

export const lookSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  profile_type: profileTypeSchema,
  stylist_name: z.string(),
  image: pictureSchema,
  products: z.array(productCardSchema),
  look_variant_ids: z.array(z.int()),
});
export type Look = z.infer<typeof lookSchema>;

/** A list in a query: repeated as a comma-separated value, for example `gender=GIRL,MIXED`. */
export const listOf = <T extends string>(item: z.ZodType<T, string>) =>
  z
    .string()
    .max(400)
    .transform((value) => [...new Set(value.split(",").filter(Boolean))])
    .pipe(z.array(item).max(40))
    .optional();

const listQuery = {
  page: pageNumberSchema,
  page_size: z.coerce.number().int().min(1).max(48).default(40),
  gender: listOf(genderSchema),
  size: listOf(sizeSchema),
  family: listOf(familySchema),
  sort: sortSchema.default("relevance"),
};

export const slugSchema = z.string().regex(slugPattern).max(maxSlugLength);

export const searchProducts = endpoint({
  method: "GET",
  path: "/shop/products",
  auth: "none",
  origin: "specified",
  summary: "Search the whole catalogue",
  query: z.strictObject({ name: z.string().trim().max(120).optional(), ...listQuery }),
  answer: productsPageSchema,
});

export const getCollectionProducts = endpoint({
  method: "GET",
  path: "/shop/product-collections/:slug/products",
  auth: "none",
  origin: "specified",
  summary: "Products of a collection",
  params: z.strictObject({ slug: slugSchema }),
  query: z.strictObject(listQuery),
  answer: productsPageSchema,
  errors: ["NOT_FOUND"],
});

export const getCollection = endpoint({
  method: "GET",
  path: "/shop/product-collections/:slug",
  auth: "none",
  origin: "specified",
  summary: "One collection",
  params: z.strictObject({ slug: slugSchema }),
  answer: collectionSchema,
  errors: ["NOT_FOUND"],
});

export const getCollections = endpoint({
  method: "GET",
  path: "/shop/product-collections",
  auth: "none",
  origin: "specified",
  summary: "Collections, in display order",
  query: z.strictObject({
    is_shop: z.stringbool().optional(),
    is_suggestion: z.stringbool().optional(),
    gender: genderSchema.optional(),
    locale: localeSchema.optional(),
  }),
  answer: z.array(collectionSchema),
});

export const getLook = endpoint({
  method: "GET",
  path: "/shop/looks/:id",
  auth: "none",
  origin: "specified",
  summary: "One look with its products",
  params: z.strictObject({ id: integerIdSchema }),
  answer: lookSchema,
  errors: ["NOT_FOUND"],
});

export const getProduct = endpoint({
  method: "GET",
  path: "/products/:id",
  auth: "none",
  origin: "specified",
  summary: "One product",
  params: z.strictObject({ id: integerIdSchema }),
  query: z.strictObject({ for_shop: z.stringbool().optional() }),
  answer: productSchema,
  errors: ["NOT_FOUND"],
});
