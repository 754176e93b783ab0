import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getBlogCategories, getBlogPost, getBlogPosts } from "#contract/blog.ts";
import { getCollection } from "#contract/catalog.ts";
import { locales } from "#contract/locale.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { and, eq } from "../db/orm.ts";
import { websiteContents } from "../db/schema/catalog.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const list = (query: { page?: number; category?: string; author?: string }, locale = "fr") =>
  api.call(getBlogPosts, { query, locale });
const read = (slug: string, locale = "fr") => api.call(getBlogPost, { params: { slug }, locale });

describe.each(locales)("the blog in %s", (locale) => {
  it("lists its articles page by page, the newest first, and each can be read", async () => {
    const first = await list({}, locale);
    expect(first).toMatchObject({ page: 1, page_size: 9, pages: 2 });
    const second = await list({ page: 2 }, locale);
    const all = [...first.items, ...second.items];
    expect(all).toHaveLength(first.total);
    expect(all.map(({ date }) => date)).toEqual(
      all
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    for (const { slug, title } of all) expect(await read(slug, locale)).toMatchObject({ slug, title });
  });

  it("has categories that hold their articles", async () => {
    const categories = await api.call(getBlogCategories, { locale });
    expect(categories.map(({ slug }) => slug)).toHaveLength(4);
    for (const { slug, name, post_count } of categories) {
      const { total, items } = await list({ category: slug }, locale);
      expect(total).toBe(post_count);
      expect(items.every(({ category }) => category.slug === slug && category.name === name)).toBe(true);
    }
  });
});

it("lists what one stylist wrote, and nothing of who wrote nothing", async () => {
  const [newest] = (await list({})).items;
  const { items, total } = await list({ author: newest?.author.slug ?? "" });
  expect(items.map(({ slug }) => slug)).toContain(newest?.slug);
  expect(new Set(items.map(({ author }) => author.slug))).toEqual(new Set([newest?.author.slug]));
  expect(total).toBeLessThan((await list({})).total);
  expect((await list({ author: "personne" })).total).toBe(0);
});

describe("an article", () => {
  it("leads to the same one in every other language, and to three others", async () => {
    const { alternates, related, category } = await read("laver-la-laine-sans-la-feutrer");
    for (const locale of locales) {
      const other = await read(alternates[locale], locale);
      expect(other.alternates).toEqual(alternates);
    }
    expect(related).toHaveLength(3);
    expect(related[0]?.category.slug).toBe(category.slug);
    expect(related.map(({ slug }) => slug)).not.toContain("laver-la-laine-sans-la-feutrer");
  });

  it("points to collections that exist", async () => {
    const articles = await Promise.all((await list({})).items.map(({ slug }) => read(slug)));
    const named = articles.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "collection" ? [block.collection] : [])),
    );
    for (const slug of named) expect(await api.call(getCollection, { params: { slug } })).toMatchObject({ slug });
  });

  it("is known by its slug in the language asked for only", async () => {
    expect((await api.fail(getBlogPost, { params: { slug: "wolle-waschen-ohne-verfilzen" } })).code).toBe("NOT_FOUND");
    expect((await read("wolle-waschen-ohne-verfilzen", "de")).title).toBe("Wolle waschen, ohne dass sie verfilzt");
    expect((await api.fail(getBlogPosts, { query: { category: "ratgeber" } })).code).toBe("NOT_FOUND");
  });

  it("waits for its day", async () => {
    const { db } = api.dependencies;
    const isIt = and(eq(websiteContents.kind, "blog-post"), eq(websiteContents.slug, "une-journee-avec-anais"));
    const [row] = await db.select().from(websiteContents).where(isIt);
    const { total } = await list({});
    await db
      .update(websiteContents)
      .set({ data: { ...row?.data, date: "2026-11-22" } })
      .where(isIt);
    expect((await api.fail(getBlogPost, { params: { slug: "une-journee-avec-anais" } })).code).toBe("NOT_FOUND");
    expect((await list({})).total).toBe(total - 1);
    const [category] = (await api.call(getBlogCategories, {})).filter(({ slug }) => slug === "coulisses");
    expect(category?.post_count).toBe(1);
    api.clock.advance(86_400_000);
    expect((await list({})).items[0]?.slug).toBe("une-journee-avec-anais");
  });
});
