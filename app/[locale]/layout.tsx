import type { Metadata, Viewport } from "next";
import { locale as localeParam } from "next/root-params";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { locales } from "#contract/locale.ts";
import { SiteShell } from "#components/layout/site-shell.tsx";
import { featureNames, readFeatures } from "#lib/guards/feature.ts";
import { env } from "#lib/env/server.ts";
import { siteName } from "#lib/site.ts";
import { findBannerText, findFooterPhone } from "#lib/website/api.ts";
import { firstFonts } from "./first-fonts.ts";

export const generateStaticParams = () => locales.map((locale) => ({ locale }));

/**
 * No other language exists. It also keeps the router from guessing routes: it would take `/de/shop/girls?family=DRESSES`
 * for the static `/de/shop/girls`, which depends on no query, and show that again without asking. The rewrites say
 * otherwise, and the router cannot know them.
 */
export const unstable_paramMatching = { locale: "not-found" };

/** Icons and what else is the same everywhere stands in the markup of the shell. */
export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: siteName, template: `%s · ${siteName}` },
};

export const viewport: Viewport = { width: "device-width", initialScale: 1, themeColor: "#FFFDF6" };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const asked = await localeParam();
  const locale = locales.find((candidate) => candidate === asked) ?? "fr";
  const [banner, phone, isOn] = await Promise.all([
    findBannerText(locale),
    findFooterPhone(locale),
    readFeatures(locale),
  ]);
  for (const font of firstFonts) preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html lang={locale}>
      <body>
        <SiteShell
          locale={locale}
          switchedOff={featureNames.filter((name) => !isOn(name))}
          banner={banner}
          phone={phone}
        >
          {children}
        </SiteShell>
      </body>
    </html>
  );
}
