import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { locales } from "#contract/locale.ts";
import { PostList } from "#components/blog/post-list.tsx";
import { listCategories } from "#lib/blog/api.ts";
import { pageMetadata } from "#lib/seo/page-metadata.ts";

interface BlogCategoryPageProps {
  params: Promise<{ name: string }>;
}

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const locale = locales.find((candidate) => candidate === params.locale) ?? "fr";
  return (await listCategories(locale)).map(({ slug }) => ({ name: slug }));
}

export async function generateMetadata({ params }: BlogCategoryPageProps): Promise<Metadata> {
  const [locale, { name }] = await Promise.all([getLocale(), params]);
  const category = (await listCategories(locale)).find(({ slug }) => slug === name);
  if (!category) return {};
  return pageMetadata({
    locale,
    routeName: "blog-category-name",
    params: (other) => ({ name: category.alternates[other] ?? category.slug }),
    title: category.name,
    description: category.description,
  });
}

export default async function BlogCategoryPage({ params }: BlogCategoryPageProps) {
  const [locale, { name }] = await Promise.all([getLocale(), params]);
  return <PostList locale={locale} category={name} />;
}
