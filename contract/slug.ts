/** Name of a collection in an address: small letters and digits, joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const maxSlugLength = 80;

/** Whether a text can be the name of a collection; anybody may write anything where addresses have one. */
export const isSlug = (text: string): boolean => text.length <= maxSlugLength && slugPattern.test(text);
