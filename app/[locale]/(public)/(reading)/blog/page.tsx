import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PostList } from "#components/blog/post-list.tsx";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("blog")]);
  return editorMetadata(locale, "blog", { title: t("title"), description: t("intro") });
}

export default async function BlogPage() {
  return <PostList locale={await getLocale()} />;
}
