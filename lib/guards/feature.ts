import "server-only";
import { notFound } from "next/navigation";
import { locales, type Locale } from "#contract/locale.ts";
import type { FeatureName } from "#lib/routing/route.ts";
import { isFeatureOn } from "#lib/website/api.ts";

export const featureNames = [
  "woman",
  "shop",
  "blog",
  "recycle",
  "giftcards",
  "custom_shop",
  "loyalty",
] as const satisfies readonly FeatureName[];

/** Ends in a 404 where the feature is switched off in the language. Safe on static pages: the switch is read by tag. */
export async function requireFeature(locale: Locale, feature: FeatureName): Promise<void> {
  if (!(await isFeatureOn(locale, feature))) notFound();
}

/** Which features a language has. */
export async function readFeatures(locale: Locale): Promise<(feature: FeatureName) => boolean> {
  const values = await Promise.all(featureNames.map((feature) => isFeatureOn(locale, feature)));
  const on = new Set<FeatureName>(featureNames.filter((_, index) => values[index]));
  return (feature) => on.has(feature);
}

/** The languages in which every one of these features is on; a page without a feature is in all of them. */
export async function languagesWith(...features: readonly (FeatureName | null)[]): Promise<Locale[]> {
  const needed = features.filter((feature) => feature !== null);
  const has = await Promise.all(
    locales.map(async (locale) => {
      const values = await Promise.all(needed.map((feature) => isFeatureOn(locale, feature)));
      return values.every(Boolean);
    }),
  );
  return locales.filter((_, index) => has[index]);
}
