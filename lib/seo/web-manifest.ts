import type { MetadataRoute } from "next";
import type { Locale } from "#contract/locale.ts";
import { href } from "#lib/routing/href.ts";
import { siteName } from "#lib/site.ts";
import { kidsTheme } from "#lib/theme/tokens.ts";

/** Address of the manifest in a language. */
export const manifestAddress = (locale: Locale): string => `/manifests/${locale}.webmanifest`;

interface ManifestTexts {
  description: string;
  /** Null where there is no shop. */
  shop: string | null;
  infos: string;
}

/** What systems need to install the site. One app in every language; it opens in the one it was installed in. */
export const webManifest = (locale: Locale, texts: ManifestTexts): MetadataRoute.Manifest => ({
  id: "/",
  name: siteName,
  short_name: siteName,
  description: texts.description,
  lang: locale,
  dir: "ltr",
  start_url: href(locale, "index"),
  scope: "/",
  display: "standalone",
  background_color: kidsTheme.ground,
  theme_color: kidsTheme.ground,
  categories: ["shopping", "kids"],
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
  ],
  shortcuts: [
    ...(texts.shop === null ? [] : [{ name: texts.shop, url: href(locale, "shop") }]),
    { name: texts.infos, url: href(locale, "infos") },
  ],
});
