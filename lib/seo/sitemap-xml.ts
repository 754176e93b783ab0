export interface SitemapUrl {
  /** Absolute. */
  loc: string;
  /** Absolute addresses of the page in every language, by `hreflang`; the page itself is one of them. */
  alternates: Readonly<Record<string, string>>;
  changeFrequency: "daily" | "weekly" | "monthly" | "yearly";
  images?: readonly string[];
  /** Day of its last change (`YYYY-MM-DD`); absent where nobody knows it. */
  lastModified?: string;
}

/** Text as it may stand in an element or an attribute. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemapNamespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Elements stand in the order the sitemap schema asks for: its own first, then those of other namespaces. */
function urlElement({ loc, alternates, changeFrequency, images = [], lastModified }: SitemapUrl): string {
  const changed = lastModified === undefined ? "" : `<lastmod>${escapeXml(lastModified)}</lastmod>`;
  const links = Object.entries(alternates).map(
    ([lang, url]) => `<xhtml:link rel="alternate" hreflang="${escapeXml(lang)}" href="${escapeXml(url)}"/>`,
  );
  const pictures = images.map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`);
  return `<url><loc>${escapeXml(loc)}</loc>${changed}<changefreq>${changeFrequency}</changefreq>${pictures.join("")}${links.join("")}</url>`;
}

export const urlSetXml = (urls: readonly SitemapUrl[]): string =>
  `${xmlDeclaration}<urlset ${sitemapNamespace} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.map(urlElement).join("\n")}\n</urlset>\n`;

export const sitemapIndexXml = (sitemaps: readonly string[]): string =>
  `${xmlDeclaration}<sitemapindex ${sitemapNamespace}>\n${sitemaps.map((loc) => `<sitemap><loc>${escapeXml(loc)}</loc></sitemap>`).join("\n")}\n</sitemapindex>\n`;
