import { numberOf, type Place } from "./assortment.ts";
import { brands, type Brand } from "./content/vocabulary/brands.ts";
import type { ColorCode } from "./content/vocabulary/colors.ts";
import type { Fabric, Pattern } from "./content/vocabulary/garment.ts";
import { fabricsFor, silhouetteFacts } from "./content/vocabulary/silhouettes.ts";
import { colorsFor, patternsFor } from "./palettes.ts";
import { at, atWeighted, evenly, unit } from "./random.ts";

export interface Make {
  brand: Brand;
  fabric: Fabric;
  color: ColorCode;
  pattern: Pattern;
}

/** A number in [0, 1) that is the same for all pieces of a line and kind. */
export const offsetOf = ({ lineIndex, silhouette }: Place, axis: string): number =>
  unit(lineIndex, `${silhouette}-${axis}`);

/** Usual fabrics first: each is half as frequent as the one before. */
const fabricOf = (place: Place, position: number): Fabric =>
  atWeighted(
    fabricsFor(place.silhouette, place.audience).map((fabric, index) => [fabric, 0.6 ** index] as const),
    position,
  );

/** Who makes the piece, of what, in which colour and pattern. */
export function makeOf(place: Place): Make {
  const { silhouette, audience, occurrence } = place;
  const { family, patterns } = silhouetteFacts[silhouette];
  const fabric = fabricOf(place, evenly(occurrence, 2, offsetOf(place, "fabric")));
  const makers = brands.filter((brand) => brand.lines.includes(audience) && brand.families.includes(family));
  return {
    fabric,
    color: at(colorsFor(place, silhouette, fabric), evenly(occurrence, 0, offsetOf(place, "color"))),
    pattern: atWeighted(patternsFor(place, fabric, patterns), evenly(occurrence, 1, offsetOf(place, "pattern"))),
    brand: at(makers, evenly(occurrence, 0, offsetOf(place, "brand"))),
  };
}

/** So many pieces of a line and kind in a row are looked through for a model, so that a large catalogue costs no more each. */
const season = 24;
const mostColors = 4;

/**
 * The first piece of the model this one is: pieces of one line, kind, maker and cloth differ by colour and pattern alone, and
 * are one model. Itself where it is the first, or looks like one that is there already.
 */
export function leadOf(place: Place): Place & { n: number } {
  const seen: { place: Place; looks: string[] }[] = [];
  const start = place.occurrence - (place.occurrence % season);
  const own = makeOf(place);
  for (let occurrence = start; occurrence <= place.occurrence; occurrence += 1) {
    const one = { ...place, occurrence };
    const { brand, fabric, color, pattern } = makeOf(one);
    if (brand !== own.brand || fabric !== own.fabric) continue;
    const look = `${color} ${pattern}`;
    const model = seen.find(({ looks }) => looks.length < mostColors && !looks.includes(look));
    if (model) model.looks.push(look);
    else seen.push({ place: one, looks: [look] });
    if (occurrence === place.occurrence) {
      const lead = model?.place ?? one;
      return { ...lead, n: numberOf(lead) };
    }
  }
  return { ...place, n: numberOf(place) };
}
