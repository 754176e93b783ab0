import { clothOf } from "./fabrics.ts";
import type { Draft } from "./draft.ts";
import { measuresOf, type Measures } from "./measures.ts";
import { paletteOf } from "./palette.ts";
import { randomFrom } from "./random.ts";
import { accessories } from "./silhouettes/accessories.ts";
import { bottoms } from "./silhouettes/bottoms.ts";
import type { Builder } from "./silhouettes/context.ts";
import { dresses } from "./silhouettes/dresses.ts";
import { onePieces } from "./silhouettes/one-pieces.ts";
import { outerwear } from "./silhouettes/outerwear.ts";
import { placed } from "./silhouettes/placement.ts";
import { shoes } from "./silhouettes/shoes.ts";
import { tops } from "./silhouettes/tops.ts";
import { traitsOf, type Traits } from "./traits.ts";
import type { GarmentSpec, Silhouette } from "./types.ts";

const builders: Record<Silhouette, Builder> = {
  ...tops,
  ...dresses,
  ...onePieces,
  ...bottoms,
  ...outerwear,
  ...shoes,
  ...accessories,
};

/** Things without a front: their back is the same thing turned over. */
const turnsOver = new Set<Silhouette>(["scarf", "socks"]);

/** What a drawing shows apart from the garment it is made from: another cut, another closure. */
export interface Alteration {
  measures?: Partial<Measures>;
  traits?: Partial<Traits>;
  /** Sleeves at rest: no two garments lie alike, but all arms of a figure hang the same way. */
  isStill?: boolean;
}

export function draftOf(
  spec: GarmentSpec,
  isBack: boolean,
  { measures, traits, isStill = false }: Alteration = {},
): Draft {
  const palette = paletteOf(spec.color, spec.accent, spec.fabric);
  const build = builders[spec.silhouette] ?? builders["t-shirt"];
  const draft = build({
    spec,
    isBack,
    palette,
    traits: { ...traitsOf(spec), ...traits },
    m: { ...measuresOf(spec.cut), ...measures },
    cloth: clothOf(spec.fabric, palette),
    random: isStill ? () => 0.5 : randomFrom(`pose/${spec.silhouette}/${spec.seed}`),
  });
  return isBack && turnsOver.has(spec.silhouette)
    ? { ...draft, pieces: placed(draft.pieces, { dx: 0, dy: 0, isFlipped: true }) }
    : draft;
}
