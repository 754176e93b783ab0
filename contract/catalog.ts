import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { documentSchema } from "./file.ts";
import { localeSchema } from "./locale-schemas.ts";
import { decimalSchema } from "./decimal.ts";
import { garmentDetailsSchema, garmentLengthsSchema } from "./garment-details.ts";
import { listFacetsSchema, listOf, moreFiltersQuery } from "./list-filters.ts";
import { integerIdSchema, pageNumberSchema, pageOf } from "./page.ts";
import { pictureSchema } from "./picture.ts";
import { namedBrandSchema, understandingSchema } from "./search.ts";
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
  /** What buyers think: the mean of their stars with one decimal; null before the first review. */
  rating: z.object({ average: z.number(), count: z.int() }).nullable().default(null),
  /** Slug of the collection the product's canonical page stands in. */
  collection_slug: z.string(),
  /** Front first; never empty in a list. */
  images: z.array(pictureSchema),
  variants: z.array(variantSchema),
  /** When what its page says of it last changed, but for stock, or when it came, went or came back; null where nobody noted it. */
  changed_at: z.iso.datetime().nullable().default(null),
});
export type ProductCard = z.infer<typeof productCardSchema>;

const localisedPartSchema = z.object({ material: z.string(), percent: z.number().min(0).max(100) });

export const lookSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  profile_type: profileTypeSchema,
  stylist_name: z.string(),
  /** Names the stylist's page; empty where nobody signs it. */
  stylist_slug: z.string(),
  image: pictureSchema,
  products: z.array(productCardSchema),
  look_variant_ids: z.array(z.int()),
});
export type Look = z.infer<typeof lookSchema>;
/** Who wears a piece in a picture. */
export const wearers = ["BABY", "CHILD", "WOMAN"] as const;

/** A piece in one of its sizes on somebody it is made for, drawn at true scale beside a rule. */
export const wornPictureSchema = z.object({
  size: sizeSchema,
  wearer: z.enum(wearers),
  /** Height in centimetres of who wears it. */
  height_cm: z.int(),
  /** What is seen is told by size, wearer and height. */
  image: pictureSchema.omit({ alt: true }),
});
export type WornPicture = z.infer<typeof wornPictureSchema>;

/** A piece of a model: the same garment in one of its colours or patterns. */
export const modelPieceSchema = productCardSchema.pick({ id: true, clean_name: true, collection_slug: true }).extend({
  color: z.string(),
  /** Null for a plain one. */
  pattern: z.string().nullable(),
  image: pictureSchema,
  /** At least one size can be ordered now. */
  is_available: z.boolean(),
});
export type ModelPiece = z.infer<typeof modelPieceSchema>;

export const productSchema = productCardSchema.extend({
  /** The name as a path segment in every language. */
  alternates: z.record(localeSchema, z.string()),
  sku: z.string(),
  /** What it shares with the same garment in other colours and patterns; null where nobody has told. */
  model: z.string().nullable().default(null),
  /** All pieces of its model that are in lists, itself among them, in the order of the shop; empty where it comes alone. */
  colors: z.array(modelPieceSchema).default([]),
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
  /** Null where nobody has told. */
  details: garmentDetailsSchema.nullable().default(null),
  /** How long the piece is by size; null where nobody has measured. */
  lengths: garmentLengthsSchema.nullable().default(null),
  /** The numbers the trade knows its sizes by; sizes without one are left out. */
  gtins: z.array(z.object({ size: sizeSchema, gtin: z.string() })).default([]),
  /** The first look it belongs to. */
  look: lookSchema.nullable().default(null),
  /** One a size, in display order; empty for a product with photographs. */
  worn: z.array(wornPictureSchema),
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

/** A page of a list that can be narrowed. */
export const listPageSchema = productsPageSchema.extend({
  /** Null unless they were asked for. */
  facets: listFacetsSchema.nullable().default(null),
});
export type ListPage = z.infer<typeof listPageSchema>;

export const searchedPageSchema = listPageSchema.extend({
  /** How the words were understood; null without words. */
  understanding: understandingSchema.nullable(),
});
export type SearchedPage = z.infer<typeof searchedPageSchema>;

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

const listQuery = {
  page: pageNumberSchema,
  page_size: z.coerce.number().int().min(1).max(48).default(40),
  gender: listOf(genderSchema),
  size: listOf(sizeSchema),
  family: listOf(familySchema),
  ...moreFiltersQuery,
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
  answer: searchedPageSchema,
});

/** What a list of addresses, as a sitemap is, says of a product. */
export const productAddressSchema = productCardSchema
  .pick({ id: true, collection_slug: true, changed_at: true })
  .extend({
    /** The name as a path segment in every language. */
    alternates: z.record(localeSchema, z.string()),
    /** Address of its first picture. */
    image_url: z.string(),
  });
export type ProductAddress = z.infer<typeof productAddressSchema>;

export const getProductAddresses = endpoint({
  method: "GET",
  path: "/shop/product-addresses",
  auth: "none",
  origin: "added",
  summary: "Where every product of the shop is to be found, in all languages, the oldest number first",
  query: z.strictObject({
    page: pageNumberSchema,
    /** In four languages as many addresses as search engines take in a file of a few megabytes. */
    page_size: z.coerce.number().int().min(1).max(2400).default(2400),
  }),
  answer: pageOf(productAddressSchema),
});

export const searchSuggestionsSchema = z.object({
  /** Searches that go on from what was typed. */
  searches: z.array(z.string()),
  /** Brands with what was typed in their names, and those it names. */
  brands: z.array(namedBrandSchema).default([]),
  shelves: z.array(collectionSchema.pick({ slug: true, name: true })),
  products: z.array(
    productCardSchema
      .pick({ id: true, name: true, clean_name: true, collection_slug: true, brand_name: true, lc_price: true })
      .extend({ image: pictureSchema }),
  ),
  /** Looks with one of the products found. */
  looks: z.array(lookSchema.pick({ id: true, name: true })),
  /** Sections of the frequent questions. */
  help: z.array(z.object({ slug: z.string(), title: z.string() })),
});
export type SearchSuggestions = z.infer<typeof searchSuggestionsSchema>;

export const suggestSearch = endpoint({
  method: "GET",
  path: "/shop/search-suggestions",
  auth: "none",
  origin: "added",
  summary: "What a search that is being typed could be for",
  query: z.strictObject({ name: z.string().trim().min(2).max(120) }),
  answer: searchSuggestionsSchema,
});

export const getCollectionProducts = endpoint({
  method: "GET",
  path: "/shop/product-collections/:slug/products",
  auth: "none",
  origin: "specified",
  summary: "Products of a collection",
  params: z.strictObject({ slug: slugSchema }),
  query: z.strictObject(listQuery),
  answer: listPageSchema,
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

export const getEnvironmentalSheet = endpoint({
  method: "GET",
  path: "/products/:id/environmental-sheet.pdf",
  auth: "none",
  origin: "added",
  /** Also of one that has left the shop, whose page is gone. */
  summary: "Environmental qualities and characteristics of a product, under the title French law gives the sheet",
  params: z.strictObject({ id: integerIdSchema }),
  /** A link to a file carries no header: the language stands in its address. */
  query: z.strictObject({ locale: localeSchema.optional() }),
  answer: documentSchema("application/pdf"),
  produces: "application/pdf",
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
