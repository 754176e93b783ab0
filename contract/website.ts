import { z } from "zod";
import { lookSchema, profileTypeSchema, slugSchema } from "./catalog.ts";
import { endpoint } from "./endpoint.ts";
import { documentSchema } from "./file.ts";
import { seasonSchema } from "./garment-details.ts";
import { localeSchema } from "./locale-schemas.ts";
import { lookAges } from "./look-ages.ts";
import { pageNumberSchema, pageOf } from "./page.ts";
import { pictureSchema } from "./picture.ts";

export const legalCodes = [
  "terms_and_conditions",
  "terms_and_conditions_shop",
  "withdrawal_instructions",
  "legal_guarantee",
  "country_rules",
  "terms_and_conditions_recycle",
  "terms_and_conditions_little_club",
  "legal_notice",
  "personal_data_protection",
  "accessibility_statement",
  "withdrawal_instructions_gift_card",
] as const;

export const configKeys = [
  "woman",
  "shop",
  "blog",
  "recycle",
  "giftcards",
  "custom_shop",
  "loyalty",
  "dynamic_banner",
  "dynamic_banner_text",
  "footer_phone_link_hidden",
  "footer_phone",
  "guarantee_notice_url",
  "company_name",
  "company_street",
  "company_city",
  "company_email",
] as const;
export const configKeySchema = z.enum(configKeys);
export type ConfigKey = z.infer<typeof configKeySchema>;

/** The language of a content that there is none of in the one that was asked for. */
const otherLanguage = { language: localeSchema.optional() };

export const stylistSchema = z.object({
  ...otherLanguage,
  slug: z.string(),
  firstname: z.string(),
  city: z.string(),
  bio: z.string(),
  quote: z.string(),
  profile_type: profileTypeSchema.nullable(),
  image: pictureSchema,
});
export const brandSchema = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  country_code: z.string(),
  /** Up to three of its pieces on sale, of different kinds. */
  pictures: z.array(pictureSchema),
});
export const faqEntrySchema = z.object({
  ...otherLanguage,
  section: z.string(),
  title: z.string(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export const legalContentSchema = z.object({
  ...otherLanguage,
  code: z.enum(legalCodes),
  title: z.string(),
  updated_on: z.iso.date(),
  sections: z.array(z.object({ id: z.string(), title: z.string(), paragraphs: z.array(z.string()) })),
});
export const seoMetadataSchema = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  og_type: z.string(),
  image_url: z.string(),
  image_alt: z.string(),
});
/** A look with what lists of looks are narrowed by. */
export const listedLookSchema = lookSchema.extend({
  /** Ages for which each of its pieces comes in one and the same size, whatever is in stock; a woman's look has none. */
  ages: z.array(z.enum(lookAges)).default([]),
  /** Seasons in which all of its pieces are worn, or most where there is none; empty where none stands out, or nobody has told. */
  seasons: z.array(seasonSchema).default([]),
  /** None of its pieces is out of season today. */
  is_in_season: z.boolean().default(true),
});
/** A moment; null where somebody may have changed a part of it and nobody noted when. */
const changedAtSchema = z.iso.datetime().nullable();
/** When what pages say last changed, but for stock, with all products they show. */
export const pageChangesSchema = z.object({
  /** All products of the shop. */
  products: changedAtSchema,
  /** By slug. */
  collections: z.record(z.string(), changedAtSchema),
  brands: z.record(z.string(), changedAtSchema),
  /** By id. */
  looks: z.record(z.string(), changedAtSchema),
  /** By language, then by slug; what they are shown to say of themselves, without the looks they sign. */
  stylists: z.record(localeSchema, z.record(z.string(), changedAtSchema)),
  /** By language. */
  faq: z.record(localeSchema, changedAtSchema),
});
/** Editorial blocks of the home page and the women's page: texts by key, scenes by key. */
export const editorialSchema = z.object({
  ...otherLanguage,
  slug: z.enum(["index", "woman"]),
  hero: z.object({ title: z.string(), text: z.string(), image: pictureSchema, image_portrait: pictureSchema }),
  steps: z.array(z.object({ title: z.string(), text: z.string(), image: pictureSchema })),
  promises: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() })),
  gift: z.object({ title: z.string(), text: z.string(), image: pictureSchema }),
});

export const instagramMediaSchema = z.object({
  id: z.string(),
  permalink: z.url(),
  caption: z.string(),
  date: z.iso.date(),
  image: pictureSchema,
});

export const getSelectedMedia = endpoint({
  method: "GET",
  path: "/website/instagram/selected-media",
  auth: "none",
  origin: "specified",
  summary: "Pictures of the shop's Instagram account that staff selected, in display order",
  answer: z.array(instagramMediaSchema),
});
export const getStylists = endpoint({
  method: "GET",
  path: "/website/stylists",
  auth: "none",
  origin: "specified",
  summary: "Stylists",
  query: z.strictObject({ page: pageNumberSchema }),
  answer: pageOf(stylistSchema),
});
export const getStylist = endpoint({
  method: "GET",
  path: "/website/stylists/:slug",
  auth: "none",
  origin: "added",
  summary: "One stylist",
  params: z.strictObject({ slug: slugSchema }),
  answer: stylistSchema,
  errors: ["NOT_FOUND"],
});
export const getLooks = endpoint({
  method: "GET",
  path: "/website/looks",
  auth: "none",
  origin: "specified",
  summary: "Looks shown to visitors",
  query: z.strictObject({
    profile_type: profileTypeSchema.optional(),
    /** Only those of one stylist. */
    stylist: slugSchema.optional(),
    /** Only those that are worn in the season of today. */
    is_seasonal: z.stringbool().default(false),
    limit: z.coerce.number().int().min(1).max(40).default(40),
    /** As many looks are on a page as `limit` says; the last has fewer, or none. */
    page: pageNumberSchema,
  }),
  answer: z.array(listedLookSchema),
});
export const getBrands = endpoint({
  method: "GET",
  path: "/website/brands",
  auth: "none",
  origin: "specified",
  summary: "Brands",
  query: z.strictObject({ page: pageNumberSchema }),
  answer: pageOf(brandSchema),
});
export const getBrand = endpoint({
  method: "GET",
  path: "/website/brands/:slug",
  auth: "none",
  origin: "added",
  summary: "One brand",
  params: z.strictObject({ slug: slugSchema }),
  answer: brandSchema,
  errors: ["NOT_FOUND"],
});
export const getFaq = endpoint({
  method: "GET",
  path: "/website/faq",
  auth: "none",
  origin: "specified",
  summary: "Questions and answers",
  answer: z.array(faqEntrySchema),
});
export const getLegalContents = endpoint({
  method: "GET",
  path: "/website/legal-contents",
  auth: "none",
  origin: "specified",
  summary: "Legal contents",
  answer: z.array(legalContentSchema),
});
export const getLegalDocument = endpoint({
  method: "GET",
  path: "/website/legal-contents/:code/document.pdf",
  auth: "none",
  origin: "added",
  summary: "A legal content as a file to keep, or the model withdrawal form",
  params: z.strictObject({ code: z.enum([...legalCodes, "withdrawal_form"]) }),
  /** A link to a file carries no header: the language stands in its address. */
  query: z.strictObject({ locale: localeSchema.optional() }),
  answer: documentSchema("application/pdf"),
  produces: "application/pdf",
  errors: ["NOT_FOUND"],
});
export const getPageChanges = endpoint({
  method: "GET",
  path: "/website/page-changes",
  auth: "none",
  origin: "added",
  summary: "When what pages say last changed",
  answer: pageChangesSchema,
});
export const getChanges = endpoint({
  method: "GET",
  path: "/website/changes",
  auth: "none",
  origin: "added",
  summary: "What changed of what public pages are made of, by number: who shows them follows it",
  query: z.strictObject({
    /** The number told last; without one, what the last one is. */
    after: z.coerce.number().int().min(0).optional(),
  }),
  answer: z.object({
    /** To be asked with the next time. */
    last: z.int(),
    /** Names of what changed since, some of it more than once: `catalog`, `looks`, `product:12`, `collection:girls`, `content:faq`. */
    tags: z.array(z.string()),
    /** False where it is not known what changed since: anything may have. */
    is_complete: z.boolean(),
  }),
});
export const getSeoMetadata = endpoint({
  method: "GET",
  path: "/website/seo-metadata",
  auth: "none",
  origin: "specified",
  summary: "Titles and descriptions by page",
  answer: z.array(seoMetadataSchema),
});
export const getConfig = endpoint({
  method: "GET",
  path: "/website/config/:key",
  auth: "none",
  origin: "specified",
  summary: "One feature switch, per language",
  params: z.strictObject({ key: z.string().max(60) }),
  answer: z.object({ key: z.string(), value: z.string() }),
  errors: ["NOT_FOUND"],
});
export const getIsSales = endpoint({
  method: "GET",
  path: "/website/is_sales",
  auth: "none",
  origin: "specified",
  summary: "Whether a sales season is on",
  answer: z.boolean(),
});
export const getTranslations = endpoint({
  method: "GET",
  path: "/website/translations/:locale",
  auth: "none",
  origin: "specified",
  summary: "Messages that override the bundled ones",
  params: z.strictObject({ locale: localeSchema }),
  answer: z.record(z.string(), z.string()),
});
export const getEditorial = endpoint({
  method: "GET",
  path: "/website/editorials/:slug",
  auth: "none",
  origin: "added",
  summary: "Editorial blocks of a landing page",
  params: z.strictObject({ slug: z.enum(["index", "woman"]) }),
  answer: editorialSchema,
  errors: ["NOT_FOUND"],
});
export const getDelays = endpoint({
  method: "GET",
  path: "/delays",
  auth: "none",
  origin: "specified",
  summary: "Delivery delays in working days",
  answer: z.object({ optimistic_delivery_delay: z.int(), pessimistic_delivery_delay: z.int() }),
});
export const getVersion = endpoint({
  method: "GET",
  path: "/version",
  auth: "none",
  origin: "specified",
  summary: "Version of the API",
  answer: z.object({ version: z.string() }),
});
