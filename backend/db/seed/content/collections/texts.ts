export interface CollectionTexts {
  name: string;
  /** One line under the name. */
  tagline: string;
  /** Two or three sentences above the list. */
  description: string;
  /** At most 60 characters, unique among all pages of the language. */
  seoTitle: string;
  /** At most 155 characters, unique among all pages of the language. */
  seoDescription: string;
}

export const collectionTexts = (
  name: string,
  tagline: string,
  description: string,
  seoTitle: string,
  seoDescription: string,
): CollectionTexts => ({ name, tagline, description, seoTitle, seoDescription });
