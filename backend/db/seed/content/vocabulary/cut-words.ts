import { garmentFacts } from "#backend/pictures/facts.ts";
import type { Closure, GarmentSpec, Hem, Pockets, Silhouette, Sleeves } from "#backend/pictures/types.ts";

/** Details of a cut that a description names. */
export type CutWord =
  | "crew"
  | "v-neck"
  | "scoop"
  | "boat"
  | "square"
  | "peter-pan"
  | "shirt"
  | "ruffle-collar"
  | "band"
  | "roll"
  | "hood"
  | "shawl"
  | "envelope"
  | "short"
  | "puff"
  | "flutter"
  | "three-quarter"
  | "long"
  | "balloon"
  | "raglan"
  | "buttons"
  | "half-buttons"
  | "zip"
  | "toggles"
  | "double-breasted"
  | "snaps"
  | "crotch-snaps"
  | "strap-buttons"
  | "strap-buckles"
  | "drawstring"
  | "elastic"
  | "fly"
  | "laces"
  | "velcro"
  | "shoe-buckle"
  | "side-zip"
  | "pull-on"
  | "low-cut"
  | "chin-tie"
  | "brim"
  | "flap-buckle"
  | "flap-button"
  | "belt-buckle"
  | "chest"
  | "patch"
  | "kangaroo"
  | "slant"
  | "flap"
  | "heart"
  | "rib-edges"
  | "curved"
  | "ruffle"
  | "cuffed"
  | "flared"
  | "pleated"
  | "straight-legs"
  | "rib-ankles"
  | "fringed"
  | "plain-ends"
  | "turn-up"
  | "rib-cuff"
  | "ruffle-cuff"
  | "ribbon"
  | "contrast";

type Words<T extends string> = Partial<Record<T, CutWord>>;

/** What goes without saying: that a hoodie has a hood, a coat long sleeves. */
const unsaid: Partial<Record<Silhouette, readonly CutWord[]>> = {
  shirt: ["long"],
  jumper: ["long"],
  cardigan: ["long"],
  hoodie: ["long", "hood"],
  sweatshirt: ["long"],
  "long-sleeve": ["long"],
  jacket: ["long"],
  raincoat: ["long"],
  coat: ["long"],
  pyjamas: ["long"],
  dungarees: ["square"],
  pinafore: ["square"],
};

const sleeveWords: Words<Sleeves> = {
  short: "short",
  puff: "puff",
  flutter: "flutter",
  "three-quarter": "three-quarter",
  long: "long",
  balloon: "balloon",
  raglan: "raglan",
};
const closureWords: Words<Closure> = {
  buttons: "buttons",
  "half-buttons": "half-buttons",
  zip: "zip",
  toggles: "toggles",
  "double-breasted": "double-breasted",
  snaps: "snaps",
  drawstring: "drawstring",
  elastic: "elastic",
  fly: "fly",
  laces: "laces",
  velcro: "velcro",
  buckle: "shoe-buckle",
};
const closuresOf: Partial<Record<Silhouette, Words<Closure>>> = {
  bodysuit: { snaps: "crotch-snaps" },
  dungarees: { buttons: "strap-buttons", buckle: "strap-buckles" },
  pinafore: { buttons: "strap-buttons" },
  boots: { none: "pull-on", zip: "side-zip" },
  ballerinas: { none: "low-cut" },
  hat: { none: "brim", drawstring: "chin-tie" },
  bag: { buckle: "flap-buckle", buttons: "flap-button" },
  belt: { buckle: "belt-buckle" },
};
const pocketWords: Words<Pockets> = {
  chest: "chest",
  patch: "patch",
  kangaroo: "kangaroo",
  slant: "slant",
  flap: "flap",
  heart: "heart",
};
const hemWords: Words<Hem> = {
  rib: "rib-edges",
  curved: "curved",
  ruffle: "ruffle",
  cuffed: "cuffed",
  flared: "flared",
  pleated: "pleated",
};
const straightLegs: Words<Hem> = { straight: "straight-legs" };
const ribAnkles: Words<Hem> = { rib: "rib-ankles" };
const hemsOf: Partial<Record<Silhouette, Words<Hem>>> = {
  trousers: straightLegs,
  jeans: straightLegs,
  dungarees: straightLegs,
  jumpsuit: straightLegs,
  joggers: ribAnkles,
  leggings: ribAnkles,
  pyjamas: ribAnkles,
  scarf: { fringed: "fringed", straight: "plain-ends" },
  beanie: { rib: "turn-up" },
  socks: { rib: "rib-cuff", ruffle: "ruffle-cuff" },
};

/** What the picture of a piece shows of its cut, from the neck down; what goes without saying is left out. */
export function cutOf(spec: GarmentSpec): CutWord[] {
  const { silhouette } = spec;
  const { collar, sleeves, closure, pockets, hem, contrastTrim } = garmentFacts(spec);
  const words: (CutWord | undefined)[] = [
    collar === "none" || collar === "polo" ? undefined : collar === "ruffle" ? "ruffle-collar" : collar,
    sleeveWords[sleeves],
    closuresOf[silhouette]?.[closure] ?? closureWords[closure],
    pocketWords[pockets],
    hemsOf[silhouette]?.[hem] ?? hemWords[hem],
    silhouette === "hat" ? "ribbon" : contrastTrim ? "contrast" : undefined,
  ];
  return words.filter((word) => word !== undefined).filter((word) => !unsaid[silhouette]?.includes(word));
}
