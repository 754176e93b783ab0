import type { BlogCategory, BlogPost } from "#contract/blog.ts";
import type { Locale } from "#contract/locale.ts";
import type { Queryable } from "../db/database.ts";
import { and, asc, count, desc, eq, ne, sql, type SQL } from "../db/orm.ts";
import { websiteContents } from "../db/schema/catalog.ts";

export type StoredPost = Omit<BlogPost, "related">;
export type StoredCategory = Omit<BlogCategory, "post_count">;

const { data, slug } = websiteContents;

/** Articles of a language that are out; one dated in the future waits for its day (`YYYY-MM-DD`). */
const isOut = (locale: Locale, today: string): SQL | undefined =>
  and(eq(websiteContents.kind, "blog-post"), eq(websiteContents.locale, locale), sql`${data} ->> 'date' <= ${today}`);
const isIn = (categorySlug: string): SQL => sql`${data} -> 'category' ->> 'slug' = ${categorySlug}`;
const isBy = (stylist: string): SQL => sql`${data} -> 'author' ->> 'slug' = ${stylist}`;
const newestFirst = [desc(sql`${data} ->> 'date'`), asc(slug)];
const postsOf = (rows: { data: Record<string, unknown> }[]): StoredPost[] =>
  rows.map((row) => row.data as unknown as StoredPost);

export async function findPosts(
  db: Queryable,
  locale: Locale,
  today: string,
  {
    category,
    author,
    limit,
    offset,
  }: { category?: string | undefined; author?: string | undefined; limit: number; offset: number },
): Promise<{ posts: StoredPost[]; total: number }> {
  const where = and(
    isOut(locale, today),
    category === undefined ? undefined : isIn(category),
    author === undefined ? undefined : isBy(author),
  );
  const rows = await db
    .select({ data })
    .from(websiteContents)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(websiteContents).where(where);
  return { posts: postsOf(rows), total: counted?.total ?? 0 };
}

export async function findPost(
  db: Queryable,
  locale: Locale,
  today: string,
  postSlug: string,
): Promise<StoredPost | null> {
  const rows = await db
    .select({ data })
    .from(websiteContents)
    .where(and(isOut(locale, today), eq(slug, postSlug)));
  return postsOf(rows)[0] ?? null;
}

/** Articles to read next: of the same category first. */
export async function findRelated(
  db: Queryable,
  locale: Locale,
  today: string,
  post: StoredPost,
  limit: number,
): Promise<StoredPost[]> {
  const rows = await db
    .select({ data })
    .from(websiteContents)
    .where(and(isOut(locale, today), ne(slug, post.slug)))
    .orderBy(desc(isIn(post.category.slug)), ...newestFirst)
    .limit(limit);
  return postsOf(rows);
}

export async function countPosts(db: Queryable, locale: Locale, today: string): Promise<Map<string, number>> {
  const category = sql<string>`${data} -> 'category' ->> 'slug'`;
  const rows = await db
    .select({ category, posts: count() })
    .from(websiteContents)
    .where(isOut(locale, today))
    .groupBy(category);
  return new Map(rows.map((row) => [row.category, row.posts]));
}
