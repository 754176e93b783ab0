import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import type { Locale } from "#contract/locale.ts";
import { Pagination } from "#components/ui/pagination.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCategories, listPosts } from "#lib/blog/api.ts";
import { requireFeature } from "#lib/guards/feature.ts";
import { href, localizePath } from "#lib/routing/href.ts";
import { CategoryLinks } from "./category-links.tsx";
import { PostCards } from "./post-cards.tsx";

interface PostListProps {
  locale: Locale;
  page?: number;
  /** Slug of the category; absent: all articles. */
  category?: string;
}

/** A list of articles; a 404 for a category or a page there is not, and while the blog is switched off. */
export async function PostList({ locale, page = 1, category }: PostListProps) {
  await requireFeature(locale, "blog");
  const [t, found, categories] = await Promise.all([
    getTranslations("blog"),
    listPosts(locale, page, category),
    listCategories(locale),
  ]);
  const open = category === undefined ? null : categories.find(({ slug }) => slug === category);
  if (found === null || open === undefined) notFound();
  const label = (number: number) => t("page", { number });
  return (
    <main className="page">
      <SectionHeading
        level={1}
        title={open === null ? (page > 1 ? t("titleOfPage", { number: page }) : t("title")) : open.name}
        intro={open === null ? t("intro") : open.description}
        wavy
      />
      <CategoryLinks categories={categories} {...(category === undefined ? {} : { current: category })} />
      <PostCards posts={found.items} hasLead={open === null && page === 1} />
      {open === null && (
        <Pagination
          label={t("pages")}
          page={page}
          pageCount={found.pages}
          hrefOf={(number) => (number === 1 ? href(locale, "blog") : href(locale, "blog-page", { page: number }))}
          previousLabel={t("previous")}
          nextLabel={t("next")}
          pageLabel={label}
          className="mt-12"
        />
      )}
      <p className="mt-12">
        <a
          href={localizePath(locale, "/feed")}
          type="application/rss+xml"
          className="inline-flex min-h-11 items-center underline decoration-thread decoration-2 underline-offset-4"
        >
          {t("feed")}
        </a>
      </p>
    </main>
  );
}
