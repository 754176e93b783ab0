import { sql, type SQL } from "../orm.ts";
import type { Locale } from "#contract/locale.ts";
import { foldText } from "#contract/fold-text.ts";
import { searchConfigs } from "../../catalog/search-text.ts";
import { colorGroupNames, colors } from "./content/vocabulary/colors.ts";
import { clothOf, clothWords } from "./content/vocabulary/fabrics.ts";
import { patternWords } from "./content/vocabulary/patterns.ts";
import { wordOf } from "./content/vocabulary/product-name.ts";
import type { ProductPlan } from "./product-plan.ts";

/** Texts a product is found by: what it is and its model first, then what its name adds, then what it belongs to. */
export interface SearchTexts {
  main: string;
  facts: string;
  kinds: string;
}

export function searchTexts(plan: ProductPlan, locale: Locale, audienceNames: readonly string[]): SearchTexts {
  const word = wordOf(plan.silhouette, locale);
  const color = colors[plan.color];
  return {
    main: `${word.noun} ${plan.model}`,
    facts: [
      color.noun[locale],
      patternWords[plan.pattern].name[locale],
      clothWords[clothOf(plan.silhouette, plan.fabric)].name[locale],
      plan.brand.name,
    ].join(" "),
    kinds: [word.category, colorGroupNames[color.group][locale], ...audienceNames].join(" "),
  };
}

/** Every word of a product's texts as it is typed, for the correction of misspelt ones. */
export const wordsOf = ({ main, facts, kinds }: SearchTexts): string[] =>
  foldText(`${main} ${facts} ${kinds}`)
    .split(" ")
    .filter((word) => word.length >= 3);

export function searchVector({ main, facts, kinds }: SearchTexts, locale: Locale): SQL {
  const part = (text: string, weight: string) =>
    sql`setweight(to_tsvector('${sql.raw(searchConfigs[locale])}', ${foldText(text)}::text), '${sql.raw(weight)}')`;
  return sql`${part(main, "A")} || ${part(facts, "B")} || ${part(kinds, "C")}`;
}
