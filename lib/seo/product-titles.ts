import type { Product } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";

/** What joins a cloth or a pattern to the noun before it. */
const joins: Record<Locale, string> = {
  fr: "à|aux|en",
  de: "aus|in|mit",
  nl: "in|met|van",
  es: "a|con|de|en",
};

/** A name without one of its parts and what joins it: "en lin", "à carreaux vichy"; as it is where it does not say it so. */
function without(part: string, name: string, locale: Locale): string {
  const group = new RegExp(` (?:${joins[locale]}) (?:\\p{L}+ )?${RegExp.escape(part)}(?=[ ,]|$)`, "iu");
  return name.replace(group, "");
}

/**
 * Titles of a product's page that say ever less: its maker goes first, then its cloth, which pictures show least, then its
 * pattern too. Kind, given name and colour stay.
 */
export function productTitles(
  { name, fabric, pattern }: Pick<Product, "name" | "fabric" | "pattern">,
  nameWithBrand: string,
  locale: Locale,
): string[] {
  const withoutCloth = without(fabric.name, name, locale);
  return [nameWithBrand, name, withoutCloth, without(pattern.name, withoutCloth, locale)];
}
