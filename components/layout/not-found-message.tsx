"use client";

import { usePathname } from "next/navigation";
import { use } from "react";
import type { Locale } from "#contract/locale.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { Link } from "#components/ui/link.tsx";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { href } from "#lib/routing/href.ts";
import { notFoundTextsOf } from "#markup/not-found-texts.ts";

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
 * What a wrong address shows: title, the path that is not there, a hint, and ways on. Next sends it with every page, so
 * its texts stay behind and are fetched where it is shown.
 */
export function NotFoundMessage({ locale }: { locale: Locale }) {
  const path = decodeSafely(usePathname());
  const t = typeof window === "undefined" ? notFoundTextsOf(locale) : use(fetchTexts(locale));
  const ways = [
    { variant: "primary", href: href(locale, "index"), label: t.home },
    { variant: "secondary", href: href(locale, "shop"), label: t.shop },
    { variant: "ghost", href: href(locale, "shop-all-products"), label: t.search },
  ] as const;
  return (
    <main className="message-page">
      <img src="/not-found.svg" alt="" width={480} height={320} loading="lazy" />
      <h1>{t.title}</h1>
      <p className="message-page-detail">{t.text.replace("{path}", () => path)}</p>
      <p>{t.hint}</p>
      <p className="message-page-ways">
        {ways.map(({ variant, href: way, label }) => (
          <Link key={way} className={buttonClass({ variant })} href={way}>
            {label}
          </Link>
        ))}
      </p>
    </main>
  );
}
