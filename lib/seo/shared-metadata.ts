import type { PageMetadata } from "./page-metadata.ts";

/** What only search engines and social networks read of a page. */
export interface SharedMetadata {
  /** Absolute addresses by `hreflang`; none for a page that is not for search engines. */
  languages: Record<string, string>;
  /** Kinds of pages there are more of than Next knows: the shelves of a shop are each a `product.group`. */
  openGraph: Omit<PageMetadata["openGraph"], "type"> & { type: string };
}

/**
 * Next writes metadata twice, as HTML and as inline data that brings it along when the page is reached without a new
 * document. This half must come along: title, description, the page's one address, and whether it is for search engines.
 */
export const ownMetadata = ({ title, description, alternates, robots }: PageMetadata) => ({
  title,
  description,
  alternates: { canonical: alternates.canonical },
  ...(robots ? { robots } : {}),
});

/** This half need not: whoever reads it asks for the HTML. */
export const sharedMetadata = (
  { alternates, openGraph }: PageMetadata,
  type: string = openGraph.type,
): SharedMetadata => ({
  languages: alternates.languages ?? {},
  openGraph: { ...openGraph, type },
});
