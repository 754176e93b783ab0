import { type Localized, localized } from "../localized.ts";
import type { Pattern } from "./garment.ts";

export interface PatternWords {
  /** As a filter or a caption shows it: "À fleurs", "Blumen". */
  name: Localized<string>;
  /** After the noun: "à fleurs", "mit Blumen"; empty for a plain piece. */
  phrase: Localized<string>;
}

const words = (name: Localized<string>, phrase: Localized<string>): PatternWords => ({ name, phrase });

export const patternWords: Readonly<Record<Pattern, PatternWords>> = {
  plain: words(localized("Uni", "Einfarbig", "Effen", "Liso"), localized("", "", "", "")),
  stripe: words(
    localized("Rayures", "Streifen", "Strepen", "Rayas"),
    localized("à rayures", "mit Streifen", "met strepen", "de rayas"),
  ),
  gingham: words(
    localized("Vichy", "Vichykaro", "Vichyruit", "Cuadros vichy"),
    localized("à carreaux vichy", "mit Vichykaro", "met vichyruit", "de cuadros vichy"),
  ),
  dot: words(
    localized("Pois", "Punkte", "Stippen", "Lunares"),
    localized("à pois", "mit Punkten", "met stippen", "de lunares"),
  ),
  flower: words(
    localized("Fleurs", "Blumen", "Bloemen", "Flores"),
    localized("à fleurs", "mit Blumen", "met bloemen", "de flores"),
  ),
  check: words(
    localized("Carreaux", "Karo", "Ruiten", "Cuadros"),
    localized("à carreaux", "mit Karomuster", "met ruiten", "de cuadros"),
  ),
  star: words(
    localized("Étoiles", "Sterne", "Sterren", "Estrellas"),
    localized("à étoiles", "mit Sternen", "met sterren", "de estrellas"),
  ),
  heart: words(
    localized("Cœurs", "Herzen", "Hartjes", "Corazones"),
    localized("à cœurs", "mit Herzen", "met hartjes", "de corazones"),
  ),
  leaf: words(
    localized("Feuillages", "Blätter", "Bladeren", "Hojas"),
    localized("à feuillages", "mit Blättern", "met blaadjes", "de hojas"),
  ),
};
