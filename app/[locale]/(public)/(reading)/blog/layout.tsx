import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { localizePath } from "#lib/routing/href.ts";
import { requireFeature } from "#lib/guards/feature.ts";

/** Where the feature is switched off, its pages are not there. */
export default async function BlogLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  await requireFeature(locale, "blog");
  const t = await getTranslations("blog");
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={t("title")} href={localizePath(locale, "/feed")} />
      {children}
    </>
  );
}
