import type { Family, Gender } from "#contract/catalog.ts";
import { oneSize } from "#contract/sizes.ts";

/** Cut of a garment as one asks for it in a shop; the codes the stylist, the tastes and the words of search name. */
export const kinds = [
  "t-shirt",
  "long-sleeve",
  "blouse",
  "shirt",
  "polo",
  "jumper",
  "cardigan",
  "hoodie",
  "sweatshirt",
  "dress",
  "pinafore",
  "dungarees",
  "jumpsuit",
  "romper",
  "bodysuit",
  "pyjamas",
  "trousers",
  "jeans",
  "leggings",
  "joggers",
  "shorts",
  "skirt",
  "jacket",
  "raincoat",
  "coat",
  "gilet",
  "trainers",
  "boots",
  "sandals",
  "ballerinas",
  "hat",
  "beanie",
  "scarf",
  "socks",
  "bag",
  "belt",
] as const;
export type Kind = (typeof kinds)[number];

/** Whose shape it is cut for. */
export type Cut = "baby" | "child" | "woman";

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
const roleOfKind: Readonly<Record<string, Role>> = { cardigan: "LAYER", dungarees: "OVER", pinafore: "OVER" };

const shortSleeved: ReadonlySet<Kind | null> = new Set(["t-shirt", "polo"]);
/** Cloths a top or a dress of which is cut for bare arms. */
const airyFabrics: ReadonlySet<string> = new Set(["linen", "gauze"]);

const hasShortSleeves = ({ family, kind, fabric }: Described): boolean =>
  shortSleeved.has(kind) ||
  ((family === "TOPS" || family === "DRESSES") && kind !== "dungarees" && airyFabrics.has(fabric));

/**
 * How warm it is: WARM is for heat (shorts, sandals, linen), COLD for frost (coats, boots), COOL for the time between and
 * after (knit, fleece, corduroy), LIGHT keeps wind and rain off. Null goes with every month.
 */
export type Climate = "WARM" | "LIGHT" | "COOL" | "COLD";

const climateOfKind: Readonly<Record<string, Climate>> = {
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
function climateOf({ family, kind, fabric }: Described): Climate | null {
  const ofKind = climateOfKind[kind ?? ""] ?? (family === "OUTERWEAR" ? "LIGHT" : null);
  if (ofKind === "LIGHT" && airyFabrics.has(fabric)) return "WARM";
  return ofKind ?? climateOfFabric[fabric] ?? null;
}

/** Kinds made for babies only. */
const babyKinds: ReadonlySet<Kind | null> = new Set(["romper", "bodysuit"]);
const babyMonths = 36;

/** Things in one size are cut for children who walk and dress: belts, bags and scarves do not belong on a baby. */
const neverOnBabies: ReadonlySet<Kind | null> = new Set(["belt", "bag", "scarf"]);

/** Whether a child of an age in months may be given it, whatever its size; a woman wears what is made for women. */
export function isForAge(
  garment: { family: Family; kind: Kind | null; gender: Gender; sizes: readonly string[] },
  profileType: "KID" | "WOMAN",
  ageInMonths: number | null,
): boolean {
  if (profileType === "WOMAN") return garment.gender === "WOMAN";
  if (garment.gender === "WOMAN") return false;
  if (ageInMonths === null) return true;
  if (ageInMonths >= babyMonths) return !babyKinds.has(garment.kind);
  const isOneSize = garment.family === "ACCESSORIES" && garment.sizes.includes(oneSize);
  return !isOneSize && !neverOnBabies.has(garment.kind);
}

/** SPORT: never where one dresses up. DRESSY: what one dresses up in. */
export type Dress = "SPORT" | "PLAIN" | "DRESSY";

const sportKinds: ReadonlySet<Kind | null> = new Set(["joggers", "hoodie", "sweatshirt"]);
const casualFabrics: ReadonlySet<string> = new Set(["fleece", "denim"]);
const dressyKinds: ReadonlySet<Kind | null> = new Set([
  "dress",
  "skirt",
  "blouse",
  "shirt",
  "pinafore",
  "romper",
  "jumpsuit",
]);

function dressOf({ kind, fabric }: Described): Dress {
  if (sportKinds.has(kind)) return "SPORT";
  if (dressyKinds.has(kind) && !casualFabrics.has(fabric)) return "DRESSY";
  return fabric === "satin" ? "DRESSY" : "PLAIN";
}

/** Days one dresses for. PARTY: weddings, christenings, birthdays, evenings out. */
export const occasions = ["PARTY"] as const;
export type Occasion = (typeof occasions)[number];

const relaxedKinds: ReadonlySet<Kind | null> = new Set([
  "t-shirt",
  "shorts",
  "dungarees",
  "leggings",
  "socks",
  "beanie",
  "bodysuit",
  "trainers",
]);

/** What the catalogue keeps of a garment besides its kind: this one may be cut otherwise than most of its kind. */
export interface GarmentNature {
  role: Role;
  /** Arms are bare in it. */
  hasShortSleeves: boolean;
  climate: Climate | null;
  dress: Dress;
  /** Too loose, too short or too playful for an evening out or a party, and for an office. */
  isRelaxed: boolean;
}

interface Described {
  family: Family;
  kind: Kind | null;
  fabric: string;
}

/**
 * What a garment of a kind usually is, by its family where the kind is not told: for whoever enters a product, who may
 * know better of this one. What is in the catalogue is read there and never worked out again.
 */
export function usualNature(garment: Described): GarmentNature {
  const dress = dressOf(garment);
  return {
    role: roleOfKind[garment.kind ?? ""] ?? roleOfFamily[garment.family],
    hasShortSleeves: hasShortSleeves(garment),
    climate: climateOf(garment),
    dress,
    isRelaxed: dress === "SPORT" || relaxedKinds.has(garment.kind),
  };
}
