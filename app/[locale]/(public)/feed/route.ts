import { locales } from "#contract/locale.ts";
import { listPosts } from "#lib/blog/api.ts";
import { feedXml } from "#lib/blog/feed-xml.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { isFeatureOn } from "#lib/website/api.ts";
import { href, localizePath } from "#lib/routing/href.ts";
import { absoluteUrl } from "#lib/seo/page-metadata.ts";
import { siteName } from "#lib/site.ts";

export const generateStaticParams = () => locales.map((locale) => ({ locale }));

/** The newest articles of a language, for readers of feeds; the blog names it in its head. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const asked = await params;
  const locale = locales.find((candidate) => candidate === asked.locale);
  if (!locale || !(await isFeatureOn(locale, "blog"))) return new Response(null, { status: 404 });
  const [{ blog: t }, found] = await Promise.all([loadMessages(locale), listPosts(locale)]);
  const xml = feedXml({
    title: `${t.title} | ${siteName}`,
    description: t.intro,
    language: locale,
    blogUrl: absoluteUrl(href(locale, "blog")),
    feedUrl: absoluteUrl(localizePath(locale, "/feed")),
    items: (found?.items ?? []).map((post) => ({
      post,
      url: absoluteUrl(href(locale, "blog-page", { page: post.slug })),
    })),
  });
  return new Response(xml, {
    headers: { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
