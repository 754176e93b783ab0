import type { Locale } from "#contract/locale.ts";
import { href } from "#lib/routing/href.ts";
import { siteName, socialLinks } from "#lib/site.ts";
import { absoluteUrl } from "./page-metadata.ts";

/** The shop and its site, for the home page of a language. */
export const organizationJsonLd = (locale: Locale): Record<string, unknown> => ({
  "@graph": [
    {
      "@type": "Organization",
      "@id": absoluteUrl("/#organization"),
      name: siteName,
      url: absoluteUrl("/"),
      logo: absoluteUrl("/icon-512.png"),
      sameAs: [...new Set(Object.values(socialLinks).flatMap((links) => links.map(({ url }) => url)))],
    },
    {
      "@type": "WebSite",
      name: siteName,
      url: absoluteUrl(href(locale, "index")),
      inLanguage: locale,
      publisher: { "@id": absoluteUrl("/#organization") },
      potentialAction: {
        "@type": "SearchAction",
        target: `${absoluteUrl(href(locale, "shop-all-products"))}?name={search_term_string}`,
        "query-input": "required name=search_term_string",
      },
    },
  ],
});
