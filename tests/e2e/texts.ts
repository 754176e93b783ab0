import { readFileSync } from "node:fs";
import { createTranslator } from "next-intl";
import { elided } from "#contract/elision.ts";
import { locales, type Locale } from "#contract/locale.ts";
import type { Messages } from "#lib/i18n/messages.ts";

const translatorOf = (locale: Locale) => {
  const messages = JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")) as Messages;
  return createTranslator<Messages>({
    locale,
    messages,
    /* A key that is not there must fail the test, not look for its own name on the page. */
    onError: (error) => {
      throw error;
    },
  });
};

type Translator = ReturnType<typeof translatorOf>;

const translators = Object.fromEntries(locales.map((locale) => [locale, translatorOf(locale)])) as Record<
  Locale,
  Translator
>;

/** A sentence as the page says it: `text("de", "cart.count", { count: 2 })`. */
export const text = (locale: Locale, key: string, values?: Record<string, string | number>): string =>
  (translators[locale] as unknown as (key: string, values?: Record<string, string | number>) => string)(
    key,
    values && elided(values),
  );
