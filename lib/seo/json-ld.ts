/** Structured data as the text of a script element; `<` is escaped so that no value can end the element. */
export const jsonLdText = (data: Record<string, unknown>): string =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", String.raw`\u003c`);

/** The way to a page, as it shows it; `absolute` makes an address of the site whole. */
export const breadcrumbJsonLd = (
  crumbs: readonly { name: string; href?: string }[],
  absolute: (path: string) => string,
): Record<string, unknown> => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    ...(href ? { item: absolute(href) } : {}),
  })),
});

/** Things in the order they are shown, each on a page of its own. */
export const listJsonLd = (
  name: string,
  /** Their addresses are absolute. */
  items: readonly { name: string; url: string }[],
): Record<string, unknown> => ({
  "@type": "ItemList",
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item })),
});
