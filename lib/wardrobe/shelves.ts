import type { Family } from "#contract/catalog.ts";
import type { SuggestionCategory } from "#contract/suggestions.ts";
import type { WardrobePiece, WardrobeSeason } from "#contract/wardrobe.ts";
import { compareSizes } from "#lib/catalog/size.ts";

export interface Shelves<Piece> {
  /** To wear, by part of the year; the largest sizes first, within one the newest. Without empty parts. */
  seasons: { season: WardrobeSeason; pieces: Piece[] }[];
  outgrown: Piece[];
  sent: Piece[];
}

type Sorted = Pick<WardrobePiece, "place" | "is_outgrown" | "season" | "size">;

/** First what the month asks for: warm days from April to September. */
const seasonsOf = (today: string): WardrobeSeason[] => {
  const month = Number(today.slice(5, 7));
  return month >= 4 && month <= 9 ? ["SUMMER", "ALL_YEAR", "WINTER"] : ["WINTER", "ALL_YEAR", "SUMMER"];
};

/** Puts a wardrobe (newest first) onto its shelves as they are on a day. */
export function toShelves<Piece extends Sorted>(pieces: readonly Piece[], today: string): Shelves<Piece> {
  const here = pieces.filter(({ place }) => place === "WORN");
  const worn = here.filter(({ is_outgrown }) => !is_outgrown);
  return {
    seasons: seasonsOf(today).flatMap((season) => {
      const own = worn.filter((piece) => piece.season === season).toSorted((a, b) => compareSizes(b.size, a.size));
      return own.length === 0 ? [] : [{ season, pieces: own }];
    }),
    outgrown: here.filter(({ is_outgrown }) => is_outgrown),
    sent: pieces.filter(({ place }) => place === "SENT"),
  };
}

const complements: Record<Family, SuggestionCategory> = {
  TOPS: "Bottoms",
  KNITWEAR: "Bottoms",
  BOTTOMS: "Tops",
  DRESSES: "Pull-Cardi",
  OUTERWEAR: "Accessoires",
  NIGHTWEAR: "Autre",
  SHOES: "Bottoms",
  ACCESSORIES: "Tops",
};

/** What goes with a piece: the other half of an outfit. */
export const complementOf = (family: Family): SuggestionCategory => complements[family];
