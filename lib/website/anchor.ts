/** Anchor of a title or a question: lower case, URL-encoded. */
export const anchorOf = (text: string): string => encodeURIComponent(text.toLowerCase());
