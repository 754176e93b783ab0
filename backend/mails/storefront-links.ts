import { defaultLocale } from "#contract/locale.ts";

/** Absolute address of a page of the storefront in the reader's language; French has no prefix. */
export function storefrontLink(storefrontUrl: string, locale: string, path: string): string {
  const language = locale.slice(0, 2);
  return new URL(`${language === defaultLocale ? "" : `/${language}`}${path}`, storefrontUrl).href;
}
