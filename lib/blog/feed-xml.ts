import type { BlogPostCard } from "#contract/blog.ts";
import { escapeXml, xmlDeclaration } from "#lib/seo/sitemap-xml.ts";

interface Feed {
  title: string;
  description: string;
  language: string;
  /** Absolute addresses of the blog and of the feed itself. */
  blogUrl: string;
  feedUrl: string;
  /** The newest first; addresses are absolute. */
  items: readonly { post: BlogPostCard; url: string }[];
}

/** Articles are dated by the day; a feed wants a moment. */
const momentOf = (day: string): string => new Date(`${day}T06:00:00Z`).toUTCString();

function itemElement({ post, url }: Feed["items"][number]): string {
  return [
    "<item>",
    `<title>${escapeXml(post.title)}</title>`,
    `<link>${escapeXml(url)}</link>`,
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    `<pubDate>${momentOf(post.date)}</pubDate>`,
    `<dc:creator>${escapeXml(post.author.firstname)}</dc:creator>`,
    `<category>${escapeXml(post.category.name)}</category>`,
    `<description>${escapeXml(post.excerpt)}</description>`,
    "</item>",
  ].join("");
}

/** Articles as RSS 2.0 (https://www.rssboard.org/rss-specification), with who wrote them as Dublin Core says it. */
export function feedXml({ title, description, language, blogUrl, feedUrl, items }: Feed): string {
  const [newest] = items;
  return [
    xmlDeclaration.trimEnd(),
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    "<channel>",
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(blogUrl)}</link>`,
    `<description>${escapeXml(description)}</description>`,
    `<language>${escapeXml(language)}</language>`,
    ...(newest ? [`<lastBuildDate>${momentOf(newest.post.date)}</lastBuildDate>`] : []),
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemElement),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}
