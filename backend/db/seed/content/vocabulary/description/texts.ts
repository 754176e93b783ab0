import type { Climate } from "#backend/catalog/garment-facts.ts";
import type { CutWord } from "../cut-words.ts";
import type { Cloth } from "../fabrics.ts";
import type { Pattern } from "../garment.ts";
import type { TextGroup } from "../silhouettes.ts";

type ByGroup<T> = Readonly<{
  kid: Readonly<Record<TextGroup, T>>;
  woman: Readonly<Record<Exclude<TextGroup, "baby">, T>>;
}>;

/**
 * Sentences a description is put together from; each says a fact of the piece. Placeholders: {the} is the noun with its
 * article ({theObject} as an object, {ofThe} and {toThe} in French), {noun} without, {model}, {brand}, {ofBrand}, {color}; `[…|…]` as in `inflect`, by the noun of the piece.
 */
export interface DescriptionTexts {
  /** What it is like to have it. */
  mood: ByGroup<readonly string[]>;
  /** Details of the cut in a list, in German in the accusative; {ribbon} and {trim} are the colour of a band and of trims. */
  cutWords: Readonly<Record<CutWord, string>>;
  /** The piece by its name and the {list} of its details. */
  cut: readonly string[];
  /** The {list} of details of a piece that was named in the sentence before. */
  details: readonly string[];
  /** {mix}: what it is made of; {measure}: grams of a square metre, the thickness of leather, the gauge of knitwear. */
  cloth: Readonly<Record<Cloth | "socks", readonly string[]>>;
  /** In one {color}; {one} and {other} go with it. */
  plain: readonly string[];
  /** {accent} is the colour of the print, on the ground of {color}. */
  print: Readonly<Record<Exclude<Pattern, "plain">, readonly string[]>>;
  /** Things it is worn with. */
  companions: ByGroup<readonly string[]>;
  /** With {one} or {other} of its companions, in {months}. */
  wear: readonly string[];
  months: Readonly<Record<Climate | "ANY", string>>;
  /** {cm} in {size}, {moreCm} in {moreSize}. */
  length: Readonly<Record<"BACK" | "SIDE", readonly string[]>>;
  /** Of shoes, from {size} to {moreSize}. */
  sizes: readonly string[];
  lining: Readonly<Record<"COTTON" | "POLYESTER", readonly string[]>>;
  care: Readonly<Record<Cloth, readonly string[]>>;
}
