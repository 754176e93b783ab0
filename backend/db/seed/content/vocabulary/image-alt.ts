import type { Locale, Localized } from "../localized.ts";
import { colors } from "./colors.ts";
import { clothOf, clothWords } from "./fabrics.ts";
import { capitalised, inflect } from "./grammar.ts";
import { patternWords } from "./patterns.ts";
import { clothAndPattern, type ProductFacts, wordOf } from "./product-name.ts";

export type PictureView = "front" | "back" | "detail";

const views: Localized<Record<"front" | "back", string>> = {
  fr: { front: "[vu|vue|vus|vues] de face", back: "[vu|vue|vus|vues] de dos" },
  de: { front: "von vorn", back: "von hinten" },
  nl: { front: "voorkant", back: "achterkant" },
  es: { front: "[visto|vista|vistos|vistas] de frente", back: "[visto|vista|vistos|vistas] por detrás" },
};
const closeUp: Localized<string> = { fr: "Gros plan", de: "Nahaufnahme", nl: "Close-up", es: "Primer plano" };
const inColor: Localized<string> = { fr: "coloris", de: "in", nl: "in", es: "en" };

/** What a picture of the product shows: piece, colour, fabric, pattern and side. */
export function imageAlt(
  facts: Omit<ProductFacts, "model" | "audience"> & { view: PictureView; locale: Locale },
): string {
  const { locale, view } = facts;
  const color = colors[facts.color];
  const word = wordOf(facts.silhouette, locale);
  if (view === "detail") {
    const cloth = clothWords[clothOf(facts.silhouette, facts.fabric)].name[locale];
    const named = locale === "de" ? cloth : cloth.toLocaleLowerCase(locale);
    const pattern = patternWords[facts.pattern].phrase[locale];
    const separator = locale === "fr" ? " : " : ": ";
    return `${closeUp[locale]}${separator}${[named, pattern].filter(Boolean).join(" ")}, ${inColor[locale]} ${color.noun[locale]}`;
  }
  const side = inflect(views[locale][view], locale, word.form);
  const cloth = clothAndPattern(facts, locale, true);
  const dressed =
    locale === "de" || locale === "nl"
      ? `${word.noun} ${inColor[locale]} ${color.noun[locale]}, ${cloth}`
      : `${word.noun} ${inflect(color.adjective[locale], locale, word.form)} ${cloth}`;
  return `${capitalised(dressed)}, ${side}`;
}
