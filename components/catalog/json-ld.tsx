import { jsonLdText } from "#lib/seo/json-ld.ts";

/** Structured data for search engines; its values repeat what the page shows. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return <script type="application/ld+json">{jsonLdText(data)}</script>;
}
