import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { defaultLocale, locales, type Locale } from "#contract/locale.ts";
import { cacheTags } from "#lib/cache/tags.ts";
import { languagesWith } from "#lib/guards/feature.ts";
import { localizePath } from "#lib/routing/href.ts";
import type { Route } from "#lib/routing/route.ts";
import { routes } from "#lib/routing/routes.ts";
import { siteName } from "#lib/site.ts";
import { findSeoMetadata } from "./api.ts";
import { absoluteUrl } from "./page-metadata.ts";

/** The name of the shop follows every title; here it stands above all of them. */
const withoutName = (title: string): string => title.replace(new RegExp(String.raw`\s*[|–]\s*${siteName}$`), "");

/** The pages of a language that editors described, one a line, in the order of the route table. */
async function listPages(locale: Locale): Promise<string[]> {
  const table: readonly Route[] = Object.values(routes);
  const lines = await Promise.all(
    table
      .filter(({ indexing }) => indexing === "index")
      .map(async ({ path, feature }) => {
        const [seo, languages] = await Promise.all([
          findSeoMetadata(locale, path.slice(1) || "index"),
          languagesWith(feature),
        ]);
        if (!seo || !languages.includes(locale)) return [];
        return [`- [${withoutName(seo.title)}](${absoluteUrl(localizePath(locale, path))}): ${seo.description}`];
      }),
  );
  return lines.flat();
}

/** The file in Markdown: name, what it is, its pages language by language, and where all the others are listed. */
export async function writeLlmsText(): Promise<string> {
  "use cache";
  cacheLife("days");
  cacheTag(cacheTags.content("seo"));
  const [about, ...sections] = await Promise.all([
    findSeoMetadata(defaultLocale, "index"),
    ...locales.map(async (locale) => {
      const language = new Intl.DisplayNames(locale, { type: "language" }).of(locale) ?? locale;
      return [`## ${language}`, "", ...(await listPages(locale))].join("\n");
    }),
  ]);
  return (
    [
      `# ${siteName}`,
      ...(about ? [`> ${about.description}`] : []),
      ...sections,
      ["## Optional", "", `- [sitemap.xml](${absoluteUrl("/sitemap.xml")})`].join("\n"),
      "",
    ]
      .join("\n\n")
      .trimEnd() + "\n"
  );
}
