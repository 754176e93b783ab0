import { collections } from "./collections.ts";
import type { Locale, Localized } from "./localized.ts";
import { de } from "./seo/de.ts";
import { es } from "./seo/es.ts";
import { fr } from "./seo/fr.ts";
import { nl } from "./seo/nl.ts";
import { seoPageSlugs, type SeoTexts } from "./seo/pages.ts";

export interface SeoMetadata {
  /** Path without language and leading slash; `index` for the home page. */
  slug: string;
  ogType: "website" | "product.group";
  title: Localized<string>;
  description: Localized<string>;
  keywords: Localized<string>;
}

const texts: Localized<SeoTexts> = { fr, de, nl, es };

const perLocale = (read: (locale: Locale) => string): Localized<string> => ({
  fr: read("fr"),
  de: read("de"),
  nl: read("nl"),
  es: read("es"),
});

/** One entry per page; titles and descriptions are unique within a language. */
export const seoMetadata: readonly SeoMetadata[] = [
  ...seoPageSlugs.map((slug): SeoMetadata => ({
    slug,
    ogType: "website",
    title: perLocale((locale) => texts[locale][slug][0]),
    description: perLocale((locale) => texts[locale][slug][1]),
    keywords: perLocale((locale) => texts[locale][slug][2]),
  })),
  ...collections.map((collection): SeoMetadata => ({
    slug: `shop/${collection.slug}`,
    ogType: "product.group",
    title: perLocale((locale) => collection.texts[locale].seoTitle),
    description: perLocale((locale) => collection.texts[locale].seoDescription),
    keywords: perLocale((locale) => collection.texts[locale].name.toLocaleLowerCase(locale)),
  })),
];
