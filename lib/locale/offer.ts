import { locales, type Locale } from "#contract/locale.ts";

interface Visitor {
  /** Language of the page. */
  shown: Locale;
  /** Language the visitor chose before, from its cookie. */
  stored: string | undefined;
  /** Languages of the browser, the best first. */
  browser: readonly string[];
}

/** The language to offer on a page that has another one; null when the page has the right one, or nothing is known. */
export function offeredLocale({ shown, stored, browser }: Visitor): Locale | null {
  const spoken = browser.map((tag) => tag.slice(0, 2).toLowerCase());
  const chosen = locales.find((locale) => locale === stored);
  /* Whoever reads the language of the page at all is not asked. */
  const wanted =
    chosen ?? (spoken.includes(shown) ? undefined : locales.find((locale) => locale === spoken.find(isOurs)));
  return wanted === undefined || wanted === shown ? null : wanted;
}

const isOurs = (language: string): boolean => locales.some((locale) => locale === language);
