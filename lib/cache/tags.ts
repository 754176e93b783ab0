/** Kinds of contents that staff can change; brands are a table of their own. */
const contentKinds = [
  "blog-category",
  "blog-post",
  "brand",
  "config",
  "editorial",
  "faq",
  "instagram",
  "legal",
  "quiz",
  "review",
  "seo",
  "stylist",
  "translation",
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Names of what cached pages are made of; the API announces changes with the same names. */
export const cacheTags = {
  catalog: "catalog",
  looks: "looks",
  content: (kind: ContentKind) => `content:${kind}`,
  product: (id: number) => `product:${id}`,
  collection: (slug: string) => `collection:${slug}`,
};

/** Whatever is kept is made of one of these: what hangs on a product or a collection hangs on the catalogue too. */
export const everyTag: readonly string[] = [
  cacheTags.catalog,
  cacheTags.looks,
  ...contentKinds.map((kind) => cacheTags.content(kind)),
];

/** True for a tag pages may be kept under. */
export const isCacheTag = (tag: string): boolean =>
  /^(catalog|looks|content:[a-z-]+|product:\d+|collection:[a-z0-9-]+)$/.test(tag);
