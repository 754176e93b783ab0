/** Kinds of contents that staff can change; brands are a table of their own. */
export type ContentKind =
  | "blog-category"
  | "blog-post"
  | "brand"
  | "config"
  | "editorial"
  | "faq"
  | "instagram"
  | "legal"
  | "quiz"
  | "review"
  | "seo"
  | "stylist"
  | "translation";

/** Names of what cached pages are made of; the API announces changes with the same names. */
export const cacheTags = {
  catalog: "catalog",
  looks: "looks",
  content: (kind: ContentKind) => `content:${kind}`,
  product: (id: number) => `product:${id}`,
  collection: (slug: string) => `collection:${slug}`,
};

/** True for a tag an announcement may carry. */
export const isCacheTag = (tag: string): boolean =>
  /^(catalog|looks|content:[a-z-]+|product:\d+|collection:[a-z0-9-]+)$/.test(tag);
