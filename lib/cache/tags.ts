/** Names of what cached pages are made of; the API announces changes with the same names. */
export const cacheTags = {
  catalog: "catalog",
  content: "content",
  product: (id: number) => `product:${id}`,
  collection: (slug: string) => `collection:${slug}`,
};

/** True for a tag an announcement may carry. */
export const isCacheTag = (tag: string): boolean => /^(catalog|content|product:\d+|collection:[a-z0-9-]+)$/.test(tag);
