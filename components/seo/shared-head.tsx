import type { SharedMetadata } from "#lib/seo/shared-metadata.ts";

/**
 * What only search engines and social networks read, for the head of the HTML. Networks that show a large picture take
 * title, text and picture from the same names.
 */
export function SharedHead({ languages, openGraph }: SharedMetadata) {
  const { siteName, images, ...same } = openGraph;
  const properties: [name: string, content: string | undefined][] = [
    ...Object.entries(same),
    ["site_name", siteName],
    ...images.flatMap(({ url, alt }): [string, string | undefined][] => [
      ["image", url],
      ["image:alt", alt],
    ]),
  ];
  return (
    <>
      {Object.entries(languages).map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} data-once="" />
      ))}
      {properties.map(
        ([name, content]) =>
          content !== undefined && <meta key={name} property={`og:${name}`} content={content} data-once="" />,
      )}
      <meta name="twitter:card" content="summary_large_image" data-once="" />
    </>
  );
}
