import type { Cloth } from "../fabrics.ts";
import type { Draft } from "../draft.ts";
import type { Measures } from "../measures.ts";
import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";
import type { Traits } from "../traits.ts";
import type { GarmentSpec } from "../types.ts";

export interface Context {
  spec: GarmentSpec;
  traits: Traits;
  m: Measures;
  isBack: boolean;
  palette: Palette;
  cloth: Cloth;
  random: Random;
}

export type Builder = (c: Context) => Draft;
