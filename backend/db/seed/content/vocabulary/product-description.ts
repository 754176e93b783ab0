import type { Locale, Localized } from "../localized.ts";
import { colors } from "./colors.ts";
import { de } from "./description/de.ts";
import { es } from "./description/es.ts";
import { fr } from "./description/fr.ts";
import { nl } from "./description/nl.ts";
import type { DescriptionTexts } from "./description/texts.ts";
import { clothOf } from "./fabrics.ts";
import { capitalised, fill, inflect, pick, withFrenchArticle } from "./grammar.ts";
import { type ProductFacts, wordOf } from "./product-name.ts";
import { silhouetteFacts } from "./silhouettes.ts";

const texts: Localized<DescriptionTexts> = { fr, de, nl, es };

function advice({ silhouette, audience }: ProductFacts, of: DescriptionTexts): readonly string[] {
  const { sizing } = silhouetteFacts[silhouette];
  if (sizing === "one-size" || silhouette === "socks") return [];
  return sizing === "shoes" ? of.shoeAdvice : of.sizeAdvice[audience];
}

/** Three or four sentences on the piece, its fabric and its colours. The same facts and seed always give the same text. */
export function productDescription(facts: ProductFacts & { seed: number; locale: Locale }): string {
  const { locale, seed, silhouette } = facts;
  const of = texts[locale];
  const word = wordOf(silhouette, locale);
  const group = silhouetteFacts[silhouette].textGroup;
  const openings = facts.audience === "WOMAN" && group !== "baby" ? of.woman[group] : of.kid[group];
  const body = [pick(of.cloth[clothOf(silhouette, facts.fabric)], seed, 1), pick(of.pattern[facts.pattern], seed, 2)];
  if (pick([true, false], seed, 3)) body.reverse();
  const sentences = [pick(openings, seed), ...body];
  const closings = advice(facts, of);
  if (closings.length > 0 && pick([true, false], seed, 4)) sentences.push(pick(closings, seed, 5));
  const values = {
    noun: word.noun,
    the: withFrenchArticle(word),
    model: facts.model,
    color: colors[facts.color].noun[locale],
  };
  return sentences.map((sentence) => capitalised(fill(inflect(sentence, locale, word.form), values))).join(" ");
}
