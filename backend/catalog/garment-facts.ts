import type { Family, Gender } from "#contract/catalog.ts";
import { oneSize } from "#contract/sizes.ts";

/** What the catalogue tells of a garment; `kind` is null for one that is photographed. */
export interface Garment {
  family: Family;
  kind: string | null;
  fabric: string;
}

/**
 * Place of a garment in an outfit. UNDER: a top with nothing over it. PULL: worn over a top or alone. LAYER: needs a top
 * below. WHOLE: top and bottom in one. OVER: a whole garment that needs a top below.
 */
export type Role = "UNDER" | "PULL" | "LAYER" | "BOTTOM" | "WHOLE" | "OVER" | "COAT" | "NIGHT" | "SHOES" | "ACCESSORY";

const roleOfFamily: Record<Family, Role> = {
  TOPS: "UNDER",
  KNITWEAR: "PULL",
  BOTTOMS: "BOTTOM",
  DRESSES: "WHOLE",
  OUTERWEAR: "COAT",
  NIGHTWEAR: "NIGHT",
  SHOES: "SHOES",
  ACCESSORIES: "ACCESSORY",
};
const roleOfKind: Record<string, Role> = { cardigan: "LAYER", dungarees: "OVER", pinafore: "OVER" };

export const roleOf = ({ family, kind }: Pick<Garment, "family" | "kind">): Role =>
  roleOfKind[kind ?? ""] ?? roleOfFamily[family];

const shortSleeved: ReadonlySet<string> = new Set(["t-shirt", "polo"]);
/** Cloths a top or a dress of which is cut for bare arms. */
const airyFabrics: ReadonlySet<string> = new Set(["linen", "gauze"]);

/** Whether arms are bare in it. */
export const hasShortSleeves = ({ family, kind, fabric }: Garment): boolean =>
  shortSleeved.has(kind ?? "") ||
  ((family === "TOPS" || family === "DRESSES") && kind !== "dungarees" && airyFabrics.has(fabric));

/**
 * How warm it is: WARM is for heat (shorts, sandals, linen), COLD for frost (coats, boots), COOL for the time between and
 * after (knit, fleece, corduroy), LIGHT keeps wind and rain off. Null goes with every month.
 */
export type Climate = "WARM" | "LIGHT" | "COOL" | "COLD";

const climateOfKind: Record<string, Climate> = {
  shorts: "WARM",
  sandals: "WARM",
  ballerinas: "WARM",
  hat: "WARM",
  coat: "COLD",
  boots: "COLD",
  beanie: "COLD",
  scarf: "COLD",
  raincoat: "LIGHT",
  jacket: "LIGHT",
  gilet: "LIGHT",
};
const climateOfFabric: Record<string, Climate> = {
  linen: "WARM",
  gauze: "WARM",
  knit: "COOL",
  fleece: "COOL",
  corduroy: "COOL",
  velvet: "COOL",
};

/** What a garment is outweighs what it is made of; a jacket of linen keeps nothing off but the sun. */
export function climateOf({ family, kind, fabric }: Garment): Climate | null {
  const ofKind = climateOfKind[kind ?? ""] ?? (family === "OUTERWEAR" ? "LIGHT" : null);
  if (ofKind === "LIGHT" && airyFabrics.has(fabric)) return "WARM";
  return ofKind ?? climateOfFabric[fabric] ?? null;
}

/** Kinds made for babies only. */
const babyKinds: ReadonlySet<string> = new Set(["romper", "bodysuit"]);
const babyMonths = 36;

/** Things in one size are cut for children who walk and dress: belts, bags and scarves do not belong on a baby. */
const neverOnBabies: ReadonlySet<string> = new Set(["belt", "bag", "scarf"]);

/** Whether a child of an age in months may be given it, whatever its size; a woman wears what is made for women. */
export function isForAge(
  garment: Garment & { gender: Gender; sizes: readonly string[] },
  profileType: "KID" | "WOMAN",
  ageInMonths: number | null,
): boolean {
  if (profileType === "WOMAN") return garment.gender === "WOMAN";
  if (garment.gender === "WOMAN") return false;
  if (ageInMonths === null) return true;
  if (ageInMonths >= babyMonths) return !babyKinds.has(garment.kind ?? "");
  const isOneSize = garment.family === "ACCESSORIES" && garment.sizes.includes(oneSize);
  return !isOneSize && !neverOnBabies.has(garment.kind ?? "");
}

/** SPORT: never where one dresses up. DRESSY: what one dresses up in. */
export type Dress = "SPORT" | "PLAIN" | "DRESSY";

const sportKinds: ReadonlySet<string> = new Set(["joggers", "hoodie", "sweatshirt"]);
const casualFabrics: ReadonlySet<string> = new Set(["fleece", "denim"]);
const dressyKinds: ReadonlySet<string> = new Set([
  "dress",
  "skirt",
  "blouse",
  "shirt",
  "pinafore",
  "romper",
  "jumpsuit",
]);

export function dressOf({ kind, fabric }: Garment): Dress {
  if (sportKinds.has(kind ?? "")) return "SPORT";
  if (dressyKinds.has(kind ?? "") && !casualFabrics.has(fabric)) return "DRESSY";
  return fabric === "satin" ? "DRESSY" : "PLAIN";
}

/** Too loose, too short or too playful for an evening out or a party, and for an office. */
const relaxedKinds: ReadonlySet<string> = new Set([
  "t-shirt",
  "shorts",
  "dungarees",
  "leggings",
  "socks",
  "beanie",
  "bodysuit",
  "trainers",
]);

export const isRelaxed = (garment: Garment): boolean =>
  dressOf(garment) === "SPORT" || relaxedKinds.has(garment.kind ?? "");
