import "../globals.css";
import "#components/content/content.css";
import "#components/layout/layout.css";
import type { Metadata, Viewport } from "next";
import { getTranslations } from "next-intl/server";
import { locale as localeParam } from "next/root-params";
import { Suspense, type ReactNode } from "react";
import { locales } from "#contract/locale.ts";
import { LinkIsland } from "#components/navigation/link-island.tsx";
import { DynamicBanner } from "#components/layout/dynamic-banner.tsx";
import { BottomBar } from "#components/layout/header-places.tsx";
import { SiteFooter } from "#components/layout/site-footer.tsx";
import { SiteHeader } from "#components/layout/site-header.tsx";
import { SiteIslands } from "#components/layout/site-islands.tsx";
import { loadMessages } from "#lib/i18n/messages.ts";
import { env } from "#lib/env/server.ts";
import { siteName } from "#lib/site.ts";
import { fontVariables } from "#lib/theme/fonts.ts";
import { isFeatureOn } from "#lib/website/api.ts";

export const generateStaticParams = () => locales.map((locale) => ({ locale }));

/**
 * No other language exists. It also keeps the router from guessing routes: it would take `/de/shop/girls?family=DRESSES`
 * for the static `/de/shop/girls`, which depends on no query, and show that again without asking. The rewrites say
 * otherwise, and the router cannot know them.
 */
export const unstable_paramMatching = { locale: "not-found" };

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: siteName, template: `%s · ${siteName}` },
  applicationName: siteName,
  icons: {
    icon: [
      { url: "/favicon.svg", type: "image/svg+xml" },
      { url: "/favicon.ico", sizes: "32x32" },
    ],
    apple: "/apple-touch-icon.png",
  },
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { width: "device-width", initialScale: 1, themeColor: "#FFFDF6" };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const asked = await localeParam();
  const locale = locales.find((candidate) => candidate === asked) ?? "fr";
  const [t, messages, hasShop, hasWoman] = await Promise.all([
    getTranslations("header"),
    loadMessages(locale),
    isFeatureOn(locale, "shop"),
    isFeatureOn(locale, "woman"),
  ]);
  return (
    <html lang={locale} className={fontVariables}>
      <body data-fatal={JSON.stringify(messages.fatal)}>
        <a href="#content" className="skip-link">
          {t("skip")}
        </a>
        <DynamicBanner locale={locale} label={t("news")} />
        <SiteHeader locale={locale} />
        <div id="content">{children}</div>
        <SiteFooter locale={locale} hasShop={hasShop} />
        <BottomBar locale={locale} hasShop={hasShop} hasWoman={hasWoman} />
        <Suspense>
          <LinkIsland />
        </Suspense>
        <SiteIslands />
      </body>
    </html>
  );
}
