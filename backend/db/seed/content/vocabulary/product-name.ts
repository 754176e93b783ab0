import type { Locale } from "../localized.ts";
import { type ColorCode, colors } from "./colors.ts";
import { clothOf, clothWords } from "./fabrics.ts";
import type { Audience, Fabric, Pattern, Silhouette } from "./garment.ts";
import { capitalised, inflect, type Word } from "./grammar.ts";
import { patternWords } from "./patterns.ts";
import { silhouetteFacts } from "./silhouettes.ts";
import { silhouetteWords } from "./silhouette-words.ts";

export interface ProductFacts {
  silhouette: Silhouette;
  /** Given name of the model, the same in every language. */
  model: string;
  color: ColorCode;
  pattern: Pattern;
  fabric: Fabric;
  audience: Audience;
}

export function wordOf(silhouette: Silhouette, locale: Locale): Word {
  return silhouetteWords[silhouette][locale];
}

/** Fabric and pattern after the noun, in the order each language puts them; empty parts are left out. */
export function clothAndPattern(
  facts: Pick<ProductFacts, "silhouette" | "fabric" | "pattern">,
  locale: Locale,
  withEvident: boolean,
): string {
  const isEvident = silhouetteFacts[facts.silhouette].evidentFabrics.includes(facts.fabric);
  const cloth = isEvident && !withEvident ? "" : clothWords[clothOf(facts.silhouette, facts.fabric)].phrase[locale];
  const pattern = patternWords[facts.pattern].phrase[locale];
  return (locale === "es" ? [pattern, cloth] : [cloth, pattern]).filter(Boolean).join(" ");
}

/** "Robe Capucine en gaze de coton à fleurs, terracotta"; fabrics that go without saying are left out. */
export function productName(facts: Omit<ProductFacts, "audience"> & { locale: Locale }): string {
  const { locale } = facts;
  const word = wordOf(facts.silhouette, locale);
  const color = inflect(colors[facts.color].adjective[locale], locale, word.form);
  const parts = [capitalised(word.noun), facts.model, clothAndPattern(facts, locale, false)].filter(Boolean);
  return `${parts.join(" ")}, ${color}`;
}
