"use client";

import { usePathname } from "next/navigation";
import { use } from "react";
import type { Locale } from "#contract/locale.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { notFoundTextsOf } from "#markup/not-found-texts.ts";
import { MissingPage } from "./missing-page.tsx";

type Texts = ReturnType<typeof notFoundTextsOf>;

const fetched = new Map<Locale, Promise<Texts>>();

function fetchTexts(locale: Locale): Promise<Texts> {
  const texts = fetched.get(locale) ?? lazyMessages(locale, "notFound").then(({ notFound }) => notFound);
  fetched.set(locale, texts);
  texts.catch(() => fetched.delete(locale));
  return texts;
}

const decodeSafely = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/**
 * What a link shows that leads nowhere; who comes from elsewhere gets a document (see `MissingDocument`). Next sends it
 * with every page, so its texts stay behind and are fetched where it is shown.
 */
export function NotFoundMessage({ locale }: { locale: Locale }) {
  const path = decodeSafely(usePathname());
  const t = typeof window === "undefined" ? notFoundTextsOf(locale) : use(fetchTexts(locale));
  return <MissingPage locale={locale} texts={t} path={path} />;
}
