"use client";

import { Suspense, type ReactNode } from "react";
import { HtmlOnce } from "#components/html-once/html-once.tsx";
import { LinkIsland } from "#components/navigation/link-island.tsx";
import { SwitchedOff } from "#components/navigation/where-on.tsx";
import { FooterContent } from "#markup/footer.tsx";
import { ThumbPlaces } from "#markup/places.tsx";
import { ShellStart } from "#markup/shell-start.tsx";
import type { Locale } from "#contract/locale.ts";
import type { FeatureName } from "#lib/routing/route.ts";
import { SiteHeader } from "./site-header.tsx";
import { SiteIslands } from "./site-islands.tsx";

interface SiteShellProps {
  locale: Locale;
  /** What is switched off in this language: mostly nothing, and every page carries it. */
  switchedOff: readonly FeatureName[];
  /** A line above every page, from the website's configuration; pages that sell or sign in hide it (see the style sheet). */
  banner: string | null;
  /** The number the footer links to; null where there is none. */
  phone: string | null;
  children: ReactNode;
}

/** What stands around every page. One client component, because what server components render is written twice. */
export function SiteShell({ banner, children, locale, phone, switchedOff }: SiteShellProps) {
  const site = { locale, hasShop: !switchedOff.includes("shop"), hasWoman: !switchedOff.includes("woman") };
  return (
    <SwitchedOff value={switchedOff}>
      <HtmlOnce
        as="div"
        name="start"
        className="contents"
        locale={locale}
        render={() => <ShellStart locale={locale} banner={banner} />}
      />
      <SiteHeader {...site} />
      <div id="content">{children}</div>
      <HtmlOnce
        as="footer"
        name="footer"
        locale={locale}
        className="site-footer"
        render={() => <FooterContent locale={locale} phone={phone} switchedOff={switchedOff} />}
      />
      {/* The same places within reach of a thumb, on phones only. */}
      <HtmlOnce as="div" name="bar" className="bottom-bar" locale={locale} render={() => <ThumbPlaces {...site} />} />
      <Suspense>
        <LinkIsland />
      </Suspense>
      <SiteIslands />
    </SwitchedOff>
  );
}
