import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { getBlogCategories, getBlogPost, getBlogPosts, type BlogCategory, type BlogPost } from "#contract/blog.ts";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { Locale } from "#contract/locale.ts";
import { cacheTags } from "#lib/cache/tags.ts";
import { orNull } from "#lib/http/or-null.ts";
import { publicApi } from "#lib/http/server-client.ts";

/** An address anybody may make up is as good as an unknown one. */
const unknown = ["NOT_FOUND", "VALIDATION"] as const;

export type BlogPage = AnswerOf<typeof getBlogPosts>;

/** One page of articles, the newest first; null for an unknown category and beyond the last page. */
export async function listPosts(locale: Locale, page = 1, category: string | null = null): Promise<BlogPage | null> {
  "use cache";
  cacheTag(cacheTags.content("blog-post"), cacheTags.content("blog-category"));
  const found = await orNull(
    publicApi(locale).call(getBlogPosts, { query: { page, ...(category === null ? {} : { category }) } }),
    unknown,
  );
  const shown = found && page <= Math.max(1, found.pages) ? found : null;
  if (shown === null) cacheLife("minutes");
  else cacheLife("max");
  return shown;
}

/** The newest articles of a stylist. */
export async function listPostsBy(locale: Locale, author: string): Promise<BlogPage["items"]> {
  "use cache";
  cacheTag(cacheTags.content("blog-post"), cacheTags.content("blog-category"));
  cacheLife("max");
  return (await publicApi(locale).call(getBlogPosts, { query: { page: 1, author } })).items;
}

/** An article by its slug in the language; null when there is none. */
export async function findPost(locale: Locale, slug: string): Promise<BlogPost | null> {
  "use cache";
  cacheTag(cacheTags.content("blog-post"));
  const found = await orNull(publicApi(locale).call(getBlogPost, { params: { slug } }), unknown);
  if (found === null) cacheLife("minutes");
  else cacheLife("max");
  return found;
}

export async function listCategories(locale: Locale): Promise<BlogCategory[]> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.content("blog-category"), cacheTags.content("blog-post"));
  return publicApi(locale).call(getBlogCategories, {});
}
