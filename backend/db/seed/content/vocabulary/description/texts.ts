import type { Cloth } from "../fabrics.ts";
import type { Audience, Pattern } from "../garment.ts";
import type { TextGroup } from "../silhouettes.ts";

/**
 * Sentences a description is put together from. Placeholders: {noun}, {model}, {color},
 * in French {the} for the noun with its article; `[…|…]` as in `inflect`.
 */
export interface DescriptionTexts {
  kid: Readonly<Record<TextGroup, readonly string[]>>;
  woman: Readonly<Record<Exclude<TextGroup, "baby">, readonly string[]>>;
  cloth: Readonly<Record<Cloth, readonly string[]>>;
  pattern: Readonly<Record<Pattern, readonly string[]>>;
  /** Advice on the size of clothes, by who wears them. */
  sizeAdvice: Readonly<Record<Audience, readonly string[]>>;
  shoeAdvice: readonly string[];
}
