import { defaultLocale } from "#contract/locale.ts";

/** Absolute address of a page of the storefront in the reader's language; French has no prefix. */
export function storefrontLink(storefrontUrl: string, locale: string, path: string): string {
  const language = locale.slice(0, 2);
  return new URL(`${language === defaultLocale ? "" : `/${language}`}${path}`, storefrontUrl).href;
}

/** Where whoever holds a gift card opens it; the code stands behind the hash, which no server is sent. */
export const openingLink = (storefrontUrl: string, locale: string, code: string): string =>
  storefrontLink(storefrontUrl, locale, `/giftcard/open#${code}`);
