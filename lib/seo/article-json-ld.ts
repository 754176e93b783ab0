import type { BlogPost } from "#contract/blog.ts";
import type { Locale } from "#contract/locale.ts";
import { siteName } from "#lib/site.ts";
import { organizationId } from "./organization.ts";

/** An article of the blog. Its address, that of its picture and that of its author's page are absolute. */
export const articleJsonLd = (
  post: BlogPost,
  { url, image, author, locale }: { url: string; image: string; author: string; locale: Locale },
): Record<string, unknown> => ({
  "@type": "BlogPosting",
  headline: post.title,
  description: post.excerpt,
  datePublished: post.date,
  dateModified: post.modified_on ?? post.date,
  inLanguage: locale,
  articleSection: post.category.name,
  author: { "@type": "Person", "@id": `${author}#person`, name: post.author.firstname, url: author },
  publisher: { "@type": "Organization", "@id": organizationId(), name: siteName },
  image,
  mainEntityOfPage: url,
});
