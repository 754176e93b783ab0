import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound, permanentRedirect } from "next/navigation";
import { locales } from "#contract/locale.ts";
import { QuickAdd } from "#components/cart/quick-add.tsx";
import { listWindow } from "#lib/catalog/api.ts";
import { emptyListQuery } from "#lib/catalog/list-query.ts";
import { isFeatureOn } from "#lib/website/api.ts";
import { Article } from "#components/blog/article.tsx";
import { PostList } from "#components/blog/post-list.tsx";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { findPost, listPosts } from "#lib/blog/api.ts";
import { requireFeature } from "#lib/guards/feature.ts";
import { href } from "#lib/routing/href.ts";
import { articleJsonLd } from "#lib/seo/article-json-ld.ts";
import { absoluteUrl, pageMetadata } from "#lib/seo/page-metadata.ts";
import { sharePictureOf } from "#lib/seo/share-picture.ts";

interface BlogPagePageProps {
  params: Promise<{ page: string }>;
}

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const locale = locales.find((candidate) => candidate === params.locale) ?? "fr";
  const posts = await listPosts(locale);
  return (posts?.items ?? []).map(({ slug }) => ({ page: slug }));
}

/** Pieces shown where an article leads to a collection. */
const piecesInArticle = 4;

/** A number is a page of the list, anything else an article. */
const pageNumber = (page: string): number | null => (/^[1-9]\d{0,3}$/.test(page) ? Number(page) : null);

export async function generateMetadata({ params }: BlogPagePageProps): Promise<Metadata> {
  const [locale, t, { page }] = await Promise.all([getLocale(), getTranslations("blog"), params]);
  const number = pageNumber(page);
  if (number !== null) {
    return pageMetadata({
      locale,
      routeName: "blog-page",
      params: { page: number },
      title: t("titleOfPage", { number }),
      description: t("intro"),
    });
  }
  const post = await findPost(locale, page);
  if (post === null) return {};
  return pageMetadata({
    locale,
    routeName: "blog-page",
    params: (other) => ({ page: post.alternates[other] ?? post.slug }),
    title: post.title,
    description: post.excerpt,
    image: post.image,
    type: "article",
  });
}

export default async function BlogPagePage({ params }: BlogPagePageProps) {
  const [locale, { page }] = await Promise.all([getLocale(), params]);
  await requireFeature(locale, "blog");
  const number = pageNumber(page);
  if (number === 1) permanentRedirect(href(locale, "blog"));
  if (number !== null) return <PostList locale={locale} page={number} />;
  const post = await findPost(locale, page);
  if (post === null) notFound();
  const collections = [
    ...new Set(post.blocks.flatMap((block) => (block.kind === "collection" ? block.collection : []))),
  ];
  const hasShop = await isFeatureOn(locale, "shop");
  const windows = new Map(
    await Promise.all(
      (hasShop ? collections : []).map(
        async (slug) => [slug, await listWindow(locale, slug, emptyListQuery, piecesInArticle)] as const,
      ),
    ),
  );
  return (
    <>
      <JsonLd
        things={[
          articleJsonLd(post, {
            url: absoluteUrl(href(locale, "blog-page", { page: post.slug })),
            image: absoluteUrl(sharePictureOf(post.image).url),
            author: absoluteUrl(href(locale, "stylist-slug", { slug: post.author.slug })),
            locale,
          }),
        ]}
      />
      <Article post={post} windows={windows} />
      <QuickAdd locale={locale} />
    </>
  );
}
