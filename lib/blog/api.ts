import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { getBlogCategories, getBlogPost, getBlogPosts, type BlogCategory, type BlogPost } from "#contract/blog.ts";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { Locale } from "#contract/locale.ts";
import { cacheTags } from "#lib/cache/tags.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { publicApi } from "#lib/http/server-client.ts";

export type BlogPage = AnswerOf<typeof getBlogPosts>;

/** One page of articles, the newest first; null for an unknown category and beyond the last page. */
export async function listPosts(locale: Locale, page = 1, category: string | null = null): Promise<BlogPage | null> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.content("blog-post"), cacheTags.content("blog-category"));
  try {
    const found = await publicApi(locale).call(getBlogPosts, {
      query: { page, ...(category === null ? {} : { category }) },
    });
    return page > Math.max(1, found.pages) ? null : found;
  } catch (error) {
    if (hasCode(error, "NOT_FOUND") || hasCode(error, "VALIDATION")) return null;
    throw error;
  }
}

/** An article by its slug in the language; null when there is none. */
export async function findPost(locale: Locale, slug: string): Promise<BlogPost | null> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.content("blog-post"));
  try {
    return await publicApi(locale).call(getBlogPost, { params: { slug } });
  } catch (error) {
    if (hasCode(error, "NOT_FOUND") || hasCode(error, "VALIDATION")) return null;
    throw error;
  }
}

export async function listCategories(locale: Locale): Promise<BlogCategory[]> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.content("blog-category"), cacheTags.content("blog-post"));
  return publicApi(locale).call(getBlogCategories, {});
}
