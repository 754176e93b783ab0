import { blogPostCardSchema, type BlogCategory, type BlogPost, type BlogPostCard } from "#contract/blog.ts";
import type { RequestContext } from "../context.ts";
import { parisDay } from "../delivery/working-days.ts";
import { ApiError } from "../http/problem.ts";
import { findContent, findContents } from "../website/store.ts";
import { countPosts, findPost, findPosts, findRelated, type StoredCategory, type StoredPost } from "./store.ts";

type Context = Pick<RequestContext, "db" | "clock" | "locale">;

const pageSize = 9;
const relatedPosts = 3;

const todayOf = ({ clock }: Context): string => parisDay(clock.now()).day;

const toCard = (post: StoredPost): BlogPostCard => blogPostCardSchema.parse(post);

/** A page of articles; an unknown category is not found, a page beyond the last is empty, as is one of who wrote none. */
export async function getPosts(
  { page, category, author }: { page: number; category?: string | undefined; author?: string | undefined },
  context: Context,
) {
  const { db, locale } = context;
  if (category !== undefined && !(await findContent(db, "blog-category", category, locale)))
    throw new ApiError("NOT_FOUND");
  const range = { category, author, limit: pageSize, offset: (page - 1) * pageSize };
  const { posts, total } = await findPosts(db, locale, todayOf(context), range);
  return { page, page_size: pageSize, pages: Math.ceil(total / pageSize), total, items: posts.map(toCard) };
}

export async function getPost(slug: string, context: Context): Promise<BlogPost> {
  const { db, locale } = context;
  const today = todayOf(context);
  const post = await findPost(db, locale, today, slug);
  if (!post) throw new ApiError("NOT_FOUND");
  const related = await findRelated(db, locale, today, post, relatedPosts);
  return { ...post, related: related.map(toCard) };
}

export async function getCategories(context: Context): Promise<BlogCategory[]> {
  const { db, locale } = context;
  const { items } = await findContents<StoredCategory>(db, "blog-category", locale);
  const counts = await countPosts(db, locale, todayOf(context));
  return items.map((category) => ({ ...category, post_count: counts.get(category.slug) ?? 0 }));
}
