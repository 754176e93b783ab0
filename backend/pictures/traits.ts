import { pick, randomFrom, type Random } from "./random.ts";
import { clothOf } from "./fabrics.ts";
import { paletteOf } from "./palette.ts";
import type { Closure, Collar, GarmentSpec, Hem, Pockets, Silhouette, Sleeves } from "./types.ts";

export interface Traits {
  collar: Collar;
  sleeves: Sleeves;
  closure: Closure;
  pockets: Pockets;
  hem: Hem;
  contrastTrim: boolean;
}

type Some<T> = readonly [T, ...T[]];

interface Choices {
  collar?: Some<Collar>;
  sleeves?: Some<Sleeves>;
  closure?: Some<Closure>;
  pockets?: Some<Pockets>;
  hem?: Some<Hem>;
  /** Share of garments with trims in the accent colour. */
  contrast?: number;
}

const choices: Record<Silhouette, Choices> = {
  "t-shirt": {
    collar: ["crew", "crew", "scoop", "boat"],
    sleeves: ["short"],
    pockets: ["none", "none", "chest"],
    hem: ["straight"],
    contrast: 0.3,
  },
  "long-sleeve": {
    collar: ["crew", "boat", "crew"],
    sleeves: ["long", "raglan", "long"],
    closure: ["none", "none", "half-buttons"],
    pockets: ["none", "none", "chest"],
    hem: ["straight"],
    contrast: 0.3,
  },
  blouse: {
    collar: ["peter-pan", "ruffle", "band"],
    sleeves: ["balloon", "puff", "long"],
    closure: ["buttons", "half-buttons"],
    hem: ["straight", "curved"],
    contrast: 0.12,
  },
  shirt: {
    collar: ["shirt", "shirt", "band"],
    sleeves: ["long"],
    closure: ["buttons"],
    pockets: ["chest", "none"],
    hem: ["curved"],
  },
  polo: {
    collar: ["polo"],
    sleeves: ["short"],
    closure: ["half-buttons"],
    pockets: ["none", "chest"],
    hem: ["straight"],
    contrast: 0.45,
  },
  jumper: {
    collar: ["crew", "crew", "roll", "v-neck"],
    sleeves: ["long", "long", "raglan"],
    hem: ["rib"],
    contrast: 0.2,
  },
  cardigan: {
    collar: ["v-neck", "crew", "crew"],
    sleeves: ["long"],
    closure: ["buttons"],
    pockets: ["patch", "none"],
    hem: ["rib"],
    contrast: 0.2,
  },
  hoodie: { collar: ["hood"], sleeves: ["long"], closure: ["none", "zip"], pockets: ["kangaroo"], hem: ["rib"] },
  sweatshirt: {
    collar: ["crew"],
    sleeves: ["raglan", "long"],
    pockets: ["none", "none", "heart"],
    hem: ["rib"],
    contrast: 0.25,
  },
  dress: {
    collar: ["peter-pan", "crew", "ruffle", "square", "v-neck"],
    sleeves: ["puff", "short", "long", "flutter", "none"],
    closure: ["none", "buttons", "half-buttons"],
    pockets: ["none", "patch"],
    hem: ["flared", "ruffle"],
    contrast: 0.12,
  },
  pinafore: {
    collar: ["square"],
    sleeves: ["none", "flutter"],
    closure: ["buttons", "none"],
    pockets: ["patch", "none", "heart"],
    hem: ["flared"],
  },
  dungarees: {
    collar: ["square"],
    sleeves: ["none"],
    closure: ["buckle", "buttons"],
    pockets: ["chest", "patch"],
    hem: ["cuffed", "straight"],
  },
  jumpsuit: {
    collar: ["shirt", "v-neck", "crew"],
    sleeves: ["short", "long"],
    closure: ["buttons", "zip"],
    pockets: ["chest", "slant"],
    hem: ["cuffed", "straight"],
  },
  romper: {
    collar: ["peter-pan", "crew", "square"],
    sleeves: ["short", "flutter", "puff"],
    closure: ["half-buttons", "buttons"],
    pockets: ["none", "heart"],
    hem: ["ruffle", "rib"],
    contrast: 0.12,
  },
  bodysuit: {
    collar: ["envelope", "crew", "peter-pan"],
    sleeves: ["short", "long"],
    closure: ["snaps"],
    hem: ["none"],
    contrast: 0.35,
  },
  pyjamas: {
    collar: ["shirt", "crew"],
    sleeves: ["long"],
    closure: ["buttons"],
    pockets: ["chest", "none"],
    hem: ["rib", "straight"],
    contrast: 0.4,
  },
  trousers: { closure: ["fly", "drawstring"], pockets: ["slant"], hem: ["straight", "cuffed"] },
  jeans: { closure: ["fly"], pockets: ["slant"], hem: ["straight", "cuffed"] },
  leggings: { closure: ["elastic"], hem: ["straight", "rib", "ruffle"] },
  joggers: { closure: ["drawstring"], pockets: ["slant", "patch"], hem: ["rib"] },
  shorts: { closure: ["drawstring", "fly"], pockets: ["slant", "patch"], hem: ["cuffed", "straight"] },
  skirt: { closure: ["elastic", "buttons"], pockets: ["none", "patch"], hem: ["flared", "ruffle", "pleated"] },
  jacket: {
    collar: ["shirt", "band", "shirt"],
    sleeves: ["long"],
    closure: ["buttons", "zip"],
    pockets: ["flap", "slant"],
    hem: ["straight", "rib"],
    contrast: 0.1,
  },
  raincoat: { collar: ["hood"], sleeves: ["long"], closure: ["snaps", "zip"], pockets: ["flap"], hem: ["straight"] },
  coat: {
    collar: ["shawl", "peter-pan", "hood"],
    sleeves: ["long"],
    closure: ["double-breasted", "buttons", "toggles"],
    pockets: ["flap", "patch"],
    hem: ["flared"],
  },
  gilet: {
    collar: ["band", "hood", "v-neck"],
    sleeves: ["none"],
    closure: ["zip", "buttons"],
    pockets: ["patch", "slant"],
    hem: ["straight"],
  },
  trainers: { closure: ["laces", "velcro"] },
  boots: { closure: ["none", "zip", "laces"] },
  sandals: { closure: ["buckle", "velcro"] },
  ballerinas: { closure: ["buckle", "none"] },
  hat: { closure: ["none", "drawstring"], contrast: 0.6 },
  beanie: { hem: ["rib"], contrast: 0.3 },
  scarf: { hem: ["fringed", "straight"] },
  socks: { hem: ["rib", "ruffle"], contrast: 0.5 },
  bag: { closure: ["buckle", "buttons"], pockets: ["patch", "none"], contrast: 0.3 },
  belt: { closure: ["buckle"] },
};

/** What women's pieces are cut with where children's are not: open necklines, longer half sleeves, no round collars. */
const womanChoices: Partial<Record<Silhouette, Choices>> = {
  "t-shirt": { collar: ["scoop", "v-neck", "boat", "scoop"] },
  "long-sleeve": { collar: ["boat", "scoop", "v-neck", "boat"] },
  blouse: { collar: ["v-neck", "band", "ruffle", "v-neck"], sleeves: ["balloon", "puff", "three-quarter", "long"] },
  jumper: { collar: ["v-neck", "boat", "roll", "v-neck", "crew"] },
  cardigan: { collar: ["v-neck", "v-neck", "crew"] },
  dress: {
    collar: ["v-neck", "square", "v-neck", "scoop", "ruffle"],
    sleeves: ["three-quarter", "short", "long", "flutter", "none", "puff"],
  },
  jumpsuit: { collar: ["v-neck", "shirt", "v-neck"] },
};

/** A knitted cloth cannot carry a shirt collar, nor a stiff one a rib: the cloth corrects the draw. */
function corrected(t: Traits, spec: GarmentSpec, random: Random): Traits {
  const { silhouette, fabric, cut } = spec;
  const isKnit = fabric === "knit" || fabric === "rib";
  if (silhouette === "cardigan" && cut !== "woman" && random() < 0.3) t.collar = "crew";
  if (silhouette === "dress" && isKnit && t.collar === "ruffle") t.collar = "crew";
  if (silhouette === "dress" && t.collar === "v-neck" && cut !== "woman") t.collar = "peter-pan";
  if (silhouette === "dress" && t.collar === "v-neck" && t.closure !== "none") t.closure = "buttons";
  if (silhouette === "dress" && t.collar === "square" && t.sleeves === "long") t.sleeves = "puff";
  if (silhouette === "dress" && t.collar === "square") t.closure = t.closure === "half-buttons" ? "buttons" : t.closure;
  if (silhouette === "dress" && t.closure === "buttons" && t.collar === "ruffle") t.closure = "half-buttons";
  if (silhouette === "long-sleeve" && t.collar !== "crew" && cut === "woman") t.closure = "none";
  if (silhouette === "coat" && t.collar === "hood") t.closure = "toggles";
  if (silhouette === "coat" && t.collar !== "hood" && t.closure === "toggles") t.closure = "double-breasted";
  if (silhouette === "gilet" && t.collar === "v-neck") t.closure = "buttons";
  if (silhouette === "gilet" && t.collar !== "v-neck" && t.closure === "buttons") t.closure = "zip";
  if (silhouette === "jumpsuit" && t.closure === "zip") t.collar = "crew";
  if (silhouette === "jacket" && t.collar === "band") t.closure = "zip";
  if (silhouette === "jacket" && fabric === "denim")
    Object.assign(t, { collar: "shirt", closure: "buttons", pockets: "flap", hem: "straight", contrastTrim: false });
  if (silhouette === "blouse" && t.collar === "ruffle") t.closure = "half-buttons";
  if (silhouette === "trousers" && cut === "baby") t.closure = "drawstring";
  if (silhouette === "shorts" && cut === "baby") t.closure = "drawstring";
  if (silhouette === "gilet" && !["fleece", "knit", "rib"].includes(fabric)) t.pockets = "slant";
  if (cut === "woman" && silhouette === "leggings" && t.hem === "ruffle") t.hem = "straight";
  if (cut === "woman" && silhouette === "socks") t.hem = "rib";
  if (!clothOf(fabric, paletteOf(spec.color, spec.accent, fabric)).ribbed && silhouette === "pyjamas")
    t.hem = "straight";
  return t;
}

/** The variations a seed chooses; the drawing and the facts both read them from here. */
export function traitsOf(spec: GarmentSpec): Traits {
  const options = { ...choices[spec.silhouette], ...(spec.cut === "woman" ? womanChoices[spec.silhouette] : {}) };
  const random = randomFrom(`${spec.silhouette}/${spec.cut}/${spec.seed}`);
  const traits: Traits = {
    collar: pick(random, options.collar ?? ["none"]),
    sleeves: pick(random, options.sleeves ?? ["none"]),
    closure: pick(random, options.closure ?? ["none"]),
    pockets: pick(random, options.pockets ?? ["none"]),
    hem: pick(random, options.hem ?? ["none"]),
    contrastTrim: random() < (options.contrast ?? 0),
  };
  return corrected(traits, spec, random);
}
