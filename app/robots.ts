import type { MetadataRoute } from "next";
import { absoluteUrl } from "#lib/seo/page-metadata.ts";

/** Pages that are not for search engines say so themselves (`noindex`); a crawler has to be let in to read it. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/payment-sandbox/"] },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
