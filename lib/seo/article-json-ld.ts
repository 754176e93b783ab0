import type { BlogPost } from "#contract/blog.ts";
import type { Locale } from "#contract/locale.ts";
import { siteName } from "#lib/site.ts";
import { organizationId } from "./organization.ts";

/** An article of the blog; `url` and `imageUrl` are absolute. */
export const articleJsonLd = (
  post: BlogPost,
  url: string,
  imageUrl: string,
  locale: Locale,
): Record<string, unknown> => ({
  "@type": "BlogPosting",
  headline: post.title,
  description: post.excerpt,
  datePublished: post.date,
  dateModified: post.modified_on ?? post.date,
  inLanguage: locale,
  articleSection: post.category.name,
  author: { "@type": "Person", name: post.author.firstname },
  publisher: { "@type": "Organization", "@id": organizationId(), name: siteName },
  image: imageUrl,
  mainEntityOfPage: url,
});
