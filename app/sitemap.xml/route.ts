import { countProductFiles } from "#lib/seo/sitemap.ts";
import { absoluteUrl } from "#lib/seo/page-metadata.ts";
import { sitemapIndexXml } from "#lib/seo/sitemap-xml.ts";

/** The index of the sitemaps; `app/sitemaps/[name]` answers the parts. */
export async function GET(): Promise<Response> {
  const products = Array.from({ length: await countProductFiles() }, (_, index) => `products-${index + 1}`);
  const parts = ["pages", "blog", "people", "collections", ...products].map((name) =>
    absoluteUrl(`/sitemaps/${name}.xml`),
  );
  return new Response(sitemapIndexXml(parts), { headers: { "content-type": "application/xml; charset=utf-8" } });
}
