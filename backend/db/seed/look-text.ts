import type { Locale } from "#contract/locale.ts";
import { colors, type ColorCode } from "./content/vocabulary/colors.ts";
import type { Silhouette } from "./content/vocabulary/garment.ts";
import { capitalised, inflect } from "./content/vocabulary/grammar.ts";
import { wordOf } from "./content/vocabulary/product-name.ts";

interface Piece {
  silhouette: Silhouette;
  color: ColorCode;
}

/**
 * The sentence of a look with the colours of its own pieces: `{dress}` agrees with the noun before it, `{dress.noun}` is
 * the colour by its name, `{dress.Noun}` the same at the beginning of a sentence. A piece that is not there throws.
 */
export function lookText(template: string, pieces: readonly Piece[], locale: Locale): string {
  return template.replaceAll(
    /\{([a-z-]+)(\.noun|\.Noun)?\}/g,
    (whole, silhouette: string, form: string | undefined) => {
      const piece = pieces.find((candidate) => candidate.silhouette === silhouette);
      if (!piece) throw new Error(`No piece for ${whole}`);
      const color = colors[piece.color];
      if (form === ".noun") return color.noun[locale];
      if (form === ".Noun") return capitalised(color.noun[locale]);
      return inflect(color.adjective[locale], locale, wordOf(piece.silhouette, locale).form);
    },
  );
}

/** What a look is made of, for one whose sentence tells of a piece the catalogue does not have. */
export function listPieces(pieces: readonly Piece[], locale: Locale): string {
  const named = pieces.map(({ silhouette, color }) => {
    const { noun, form } = wordOf(silhouette, locale);
    const shade = inflect(colors[color].adjective[locale], locale, form);
    return locale === "de" || locale === "nl" ? `${noun} in ${shade}` : `${noun} ${shade}`;
  });
  return `${capitalised(new Intl.ListFormat(locale).format(named))}.`;
}

/** Words of a sentence, small: what a name of a piece is looked for in. */
const wordsOf = (text: string): Set<string> => new Set(text.toLocaleLowerCase().split(/[^\p{L}\p{M}’-]+/u));

/** Slots whose piece or colour the sentence of a look tells of. */
export function namedSlots<Slot extends Silhouette>(mood: Record<Locale, string>, slots: readonly Slot[]): Slot[] {
  const words = wordsOf(mood.fr.replaceAll(/\{[^}]*\}/g, " "));
  return slots.filter((slot) => {
    const [noun = ""] = wordOf(slot, "fr").noun.toLocaleLowerCase().split(" ");
    return words.has(noun) || Object.values(mood).some((text) => new RegExp(`\\{${slot}[.}]`).test(text));
  });
}
