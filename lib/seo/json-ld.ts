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
