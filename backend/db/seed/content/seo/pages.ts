/** Pages with a text of their own; collections bring theirs. The slug is the path without language and leading slash. */
export const seoPageSlugs = [
  "index",
  "woman",
  "shop",
  "shop/all-products",
  "blog",
  "faq",
  "terms-and-conditions",
  "looks",
  "stylists",
  "testimonials",
  "brands",
  "concept",
  "contact",
  "login",
  "giftcard",
  "giftcard-woman",
  "loyalty",
  "referral",
  "littlegeste",
] as const;
type SeoPageSlug = (typeof seoPageSlugs)[number];

export type SeoTexts = Readonly<Record<SeoPageSlug, readonly [title: string, description: string, keywords: string]>>;
