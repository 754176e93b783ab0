import { z } from "zod";
import {
  collectionSchema,
  genderSchema,
  lookSchema,
  productsPageSchema,
  sizeSchema,
  slugSchema,
  type Family,
} from "./catalog.ts";
import { endpoint } from "./endpoint.ts";
import { listOf } from "./list-filters.ts";
import { integerIdSchema, pageNumberSchema } from "./page.ts";
import { profileSizes } from "./sizes.ts";

/** Categories suggestions are narrowed to, with the families they stand for. */
export const suggestionCategories = {
  Tops: ["TOPS"],
  "Pull-Cardi": ["KNITWEAR"],
  Bottoms: ["BOTTOMS"],
  "Robe/Combi/Salopette": ["DRESSES"],
  Accessoires: ["ACCESSORIES"],
  Autre: ["OUTERWEAR", "NIGHTWEAR", "SHOES"],
} as const satisfies Record<string, readonly Family[]>;
export type SuggestionCategory = keyof typeof suggestionCategories;

export const suggestionPageSize = 24;

const categorySchema = z.enum(Object.keys(suggestionCategories) as [SuggestionCategory, ...SuggestionCategory[]]);
const query = {
  page: pageNumberSchema,
  categories: listOf(categorySchema),
  /** Beginning of an article number (`PM0000…`), or words of a name. */
  sku_query: z.string().trim().max(40).optional(),
};

/**
 * Shelves of the shop of one profile. `new`: published within 60 days, newest first. `promo`: reduced. `essentials`: plain
 * basics its wardrobe has too few of. `recommendations`: like what was liked and kept; empty while nothing was.
 */
export const shelfSchema = z.enum(["new", "promo", "essentials", "recommendations"]);
export type Shelf = z.infer<typeof shelfSchema>;
const params = z.strictObject({ id: z.uuid() });

export const getSuggestions = endpoint({
  method: "GET",
  path: "/clients/me/kids/:id/suggestions",
  auth: "bearer",
  origin: "specified",
  summary: "Products that fit a profile, by its tastes and by what it said of looks; 24 a page",
  params,
  query: z.strictObject({
    ...query,
    shelf: shelfSchema.optional(),
    /** Only what it would get in one of these of its sizes. */
    sizes: listOf(sizeSchema),
    /** Only this product: whether, and in which size, it stands on the shelf. */
    product_id: integerIdSchema.optional(),
  }),
  answer: productsPageSchema,
  errors: ["NOT_FOUND"],
});

const required = { error: (issue: { input?: unknown }) => (issue.input === undefined ? "required" : undefined) };
const known = [...profileSizes.KID.top_size, ...profileSizes.WOMAN.top_size];
const knownShoes = [...profileSizes.KID.shoe_size, ...profileSizes.WOMAN.shoe_size];
const sizeOf = (sizes: readonly string[]) =>
  z.string(required).refine((size) => sizes.includes(size), { error: "size_unknown" });

export const getLandingSuggestions = endpoint({
  method: "GET",
  path: "/products/suggestions",
  auth: "none",
  origin: "specified",
  summary: "Products for somebody who is not known yet; mixed pieces are added unless mixed or women's ones are chosen",
  query: z.strictObject({
    ...query,
    /** Only pieces of this collection. */
    collection: slugSchema.optional(),
    gender: z
      .string(required)
      .pipe(listOf(genderSchema).unwrap())
      .refine((genders) => genders.length > 0, { error: "required" }),
    top_size: sizeOf(known),
    bottom_size: sizeOf(known),
    shoe_size: sizeOf(knownShoes).optional(),
  }),
  requirement: "gender, top_size and bottom_size are mandatory.",
  answer: productsPageSchema,
});

export const lookSuggestionSchema = lookSchema.extend({
  look_id: z.int(),
  /** What the profile said of it; null while it said nothing. */
  is_liked: z.boolean().nullable(),
});
export type LookSuggestion = z.infer<typeof lookSuggestionSchema>;

export const getLookSuggestions = endpoint({
  method: "GET",
  path: "/clients/me/kids/:id/tinder/suggestions",
  auth: "bearer",
  origin: "specified",
  summary:
    "Looks to judge that were not judged yet, those nearest to the profile first; its sizes are in `look_variant_ids`",
  params,
  query: z.strictObject({
    /** Whole outfits instead: every piece there in a size that fits, liked ones first, disliked ones left out. */
    is_whole: z.stringbool().default(false),
  }),
  answer: z.array(lookSuggestionSchema),
  errors: ["NOT_FOUND"],
});

export const judgeLook = endpoint({
  method: "POST",
  path: "/clients/me/kids/:id/tinder",
  auth: "bearer",
  origin: "specified",
  summary: "Like or dislike a look; the last word counts",
  params,
  body: z.strictObject({ look_id: z.int().min(1).max(2_147_483_647), like: z.boolean() }),
  answer: z.void(),
  status: 204,
  errors: ["NOT_FOUND"],
});

/** Added: a page that shows looks says what was said of them. */
export const getLookJudgements = endpoint({
  method: "GET",
  path: "/clients/me/kids/:id/tinder",
  auth: "bearer",
  origin: "added",
  summary: "What a profile said of looks, the newest first (at most 200)",
  params,
  answer: z.array(z.object({ look_id: z.int(), like: z.boolean() })),
  errors: ["NOT_FOUND"],
});

/** Added: a judgement that was a slip. */
export const unjudgeLook = endpoint({
  method: "DELETE",
  path: "/clients/me/kids/:id/tinder/:look_id",
  auth: "bearer",
  origin: "added",
  summary: "Take back what was said of a look; what was not said changes nothing",
  params: z.strictObject({ id: z.uuid(), look_id: integerIdSchema }),
  answer: z.void(),
  status: 204,
  errors: ["NOT_FOUND"],
});

export const getProfileCollections = endpoint({
  method: "GET",
  path: "/shop/kids/:id/product-collections",
  auth: "bearer",
  origin: "specified",
  summary:
    "Collections that come in the sizes of a profile; with `is_custom` narrowed to what fits it, counted among the first 1000 pieces of each",
  params,
  query: z.strictObject({
    is_shop: z.stringbool().optional(),
    is_custom: z.stringbool().optional(),
    is_suggestion: z.stringbool().optional(),
  }),
  answer: z.array(collectionSchema),
  errors: ["NOT_FOUND"],
});
