import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { localeSchema } from "./locale-schemas.ts";
import { pageNumberSchema, pageOf } from "./page.ts";
import { pictureSchema } from "./picture.ts";

/** A part of an article; a reader passes over kinds it does not know. */
export const blogBlockSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), text: z.string() }),
  z.object({ kind: z.literal("heading"), text: z.string() }),
  z.object({ kind: z.literal("list"), items: z.array(z.string()) }),
  z.object({ kind: z.literal("quote"), text: z.string(), source: z.string() }),
  /** Leads to a collection of the shop. */
  z.object({ kind: z.literal("collection"), collection: z.string(), text: z.string() }),
]);
export type BlogBlock = z.infer<typeof blogBlockSchema>;

const categoryLinkSchema = z.object({ slug: z.string(), name: z.string() });

export const blogCategorySchema = categoryLinkSchema.extend({
  description: z.string(),
  post_count: z.int(),
  /** Its slug in every language, for a change of language on its page. */
  alternates: z.record(localeSchema, z.string()),
});
export type BlogCategory = z.infer<typeof blogCategorySchema>;

export const blogPostCardSchema = z.object({
  /** In the language asked for. */
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: categoryLinkSchema,
  author: z.object({ slug: z.string(), firstname: z.string() }),
  date: z.iso.date(),
  reading_minutes: z.int(),
  image: pictureSchema,
});
export type BlogPostCard = z.infer<typeof blogPostCardSchema>;

export const blogPostSchema = blogPostCardSchema.extend({
  /** Day of its last change; absent while it is as it was published. */
  modified_on: z.iso.date().optional(),
  blocks: z.array(blogBlockSchema),
  alternates: z.record(localeSchema, z.string()),
  /** Of the same category first, the newest first; at most three. */
  related: z.array(blogPostCardSchema),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

export const getBlogPosts = endpoint({
  method: "GET",
  path: "/website/blog/posts",
  auth: "none",
  origin: "added",
  summary: "Articles, the newest first",
  query: z.strictObject({
    page: pageNumberSchema,
    /** Slug of a category in the language asked for. */
    category: z.string().max(80).optional(),
    /** Slug of the stylist who wrote them. */
    author: z.string().max(80).optional(),
  }),
  answer: pageOf(blogPostCardSchema),
  errors: ["NOT_FOUND"],
});

export const getBlogPost = endpoint({
  method: "GET",
  path: "/website/blog/posts/:slug",
  auth: "none",
  origin: "added",
  summary: "One article",
  params: z.strictObject({ slug: z.string().max(120) }),
  answer: blogPostSchema,
  errors: ["NOT_FOUND"],
});

export const getBlogCategories = endpoint({
  method: "GET",
  path: "/website/blog/categories",
  auth: "none",
  origin: "added",
  summary: "Categories of the blog, with the number of their articles",
  answer: z.array(blogCategorySchema),
});
