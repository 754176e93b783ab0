/** Structured data as the text of a script element; `<` is escaped so that no value can end the element. */
export const jsonLdText = (data: Record<string, unknown>): string =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", String.raw`\u003c`);

interface Step {
  name: string;
  /** Absolute; absent for the page itself. */
  url?: string;
}

export const breadcrumbJsonLd = (steps: readonly Step[]): Record<string, unknown> => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, url }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    ...(url ? { item: url } : {}),
  })),
});

/** Things in the order they are shown, each on a page of its own. */
export const listJsonLd = (name: string, items: readonly Required<Step>[]): Record<string, unknown> => ({
  "@type": "ItemList",
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item })),
});
