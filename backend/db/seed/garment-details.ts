import { kidSizes } from "#contract/sizes.ts";
import type { GarmentDetails, GarmentLengths, Season } from "#contract/garment-details.ts";
import { usualNature, type Climate } from "../../catalog/garment-facts.ts";
import { garmentFacts } from "../../pictures/facts.ts";
import type { Closure, Silhouette } from "../../pictures/types.ts";
import { silhouetteFacts } from "./content/vocabulary/silhouettes.ts";
import type { ProductPlan } from "./product-plan.ts";

const closures: Record<Closure, GarmentDetails["closure"]> = {
  none: "PULL_ON",
  buttons: "BUTTONS",
  "half-buttons": "HALF_BUTTONS",
  zip: "ZIP",
  toggles: "TOGGLES",
  snaps: "SNAPS",
  "double-breasted": "BUTTONS",
  laces: "LACES",
  buckle: "BUCKLE",
  velcro: "VELCRO",
  drawstring: "DRAWSTRING",
  elastic: "ELASTIC",
  fly: "FLY",
};
/** Nobody asks how a scarf is closed. */
const withoutClosure: ReadonlySet<Silhouette> = new Set(["hat", "beanie", "scarf", "socks"]);

const seasonsOf: Record<Climate, Season[]> = {
  WARM: ["SPRING", "SUMMER"],
  LIGHT: ["SPRING", "AUTUMN"],
  COOL: ["AUTUMN", "WINTER"],
  COLD: ["AUTUMN", "WINTER"],
};
const everySeason: Season[] = ["SPRING", "SUMMER", "AUTUMN", "WINTER"];

/** What is worn over everything, and dresses whose cloth one could see through. */
function liningOf({ silhouette, fabric }: Pick<ProductPlan, "silhouette" | "fabric">): GarmentDetails["lining"] {
  if (silhouette === "coat") return "POLYESTER";
  if (silhouette === "raincoat" || silhouette === "gilet" || silhouette === "jacket")
    return fabric === "knit" || fabric === "denim" || fabric === "fleece" || fabric === "linen" ? "NONE" : "COTTON";
  if (silhouette === "dress" || silhouette === "skirt" || silhouette === "pinafore")
    return fabric === "gauze" || fabric === "satin" || fabric === "velvet" ? "COTTON" : "NONE";
  return null;
}

function stretchOf({ silhouette, fabric, composition }: ProductPlan): GarmentDetails["stretch"] {
  const { family } = silhouetteFacts[silhouette];
  if (family === "SHOES" || family === "ACCESSORIES") return null;
  const hasElastane = composition.some(({ material }) => material === "elastane");
  if (fabric === "rib" || (silhouette === "leggings" && hasElastane)) return "HIGH";
  return hasElastane || fabric === "jersey" || fabric === "knit" || fabric === "fleece" ? "SLIGHT" : "NONE";
}

/** What a parent asks, read from the drawing and the cloth, so that page and picture say the same. */
export function garmentDetails(plan: ProductPlan): GarmentDetails {
  const { silhouette, fabric, drawing } = plan;
  const { climate } = usualNature({ family: silhouetteFacts[silhouette].family, kind: silhouette, fabric });
  return {
    closure: withoutClosure.has(silhouette) ? null : closures[garmentFacts(drawing).closure],
    lining: liningOf(plan),
    stretch: stretchOf(plan),
    seasons: climate ? seasonsOf[climate] : everySeason,
  };
}

/** Body heights the makers of children's sizes agree on, in the order of `kidSizes`. */
const kidHeightsCm = [54, 60, 67, 71, 74, 81, 86, 94, 102, 108, 114, 126, 138, 150, 162];
const womanLetters = ["XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL"];

/** Share of a child's height, and what is added whatever the height; a woman's size M with what each size more adds. */
interface Cut {
  measured: GarmentLengths["measured"];
  kid: readonly [share: number, plusCm: number];
  woman: readonly [mediumCm: number, stepCm: number];
}
const top: Cut = { measured: "BACK", kid: [0.33, 8], woman: [63, 1.5] };
const knit: Cut = { measured: "BACK", kid: [0.33, 7], woman: [60, 1.5] };
const dress: Cut = { measured: "BACK", kid: [0.52, 4], woman: [108, 1.5] };
const coat: Cut = { measured: "BACK", kid: [0.43, 7], woman: [96, 1.5] };
const jacket: Cut = { measured: "BACK", kid: [0.34, 8], woman: [61, 1.5] };
const whole: Cut = { measured: "BACK", kid: [0.79, 1], woman: [140, 1.5] };
const legs: Cut = { measured: "SIDE", kid: [0.62, -4], woman: [103, 1] };
const cuts: Partial<Record<Silhouette, Cut>> = {
  "t-shirt": top,
  "long-sleeve": top,
  blouse: top,
  shirt: { ...top, woman: [70, 1.5] },
  polo: top,
  jumper: knit,
  cardigan: knit,
  hoodie: top,
  sweatshirt: knit,
  dress,
  pinafore: dress,
  dungarees: whole,
  jumpsuit: whole,
  romper: { ...whole, kid: [0.48, 4] },
  bodysuit: { ...top, kid: [0.42, 9] },
  pyjamas: top,
  trousers: legs,
  jeans: legs,
  leggings: { ...legs, woman: [94, 1] },
  joggers: legs,
  shorts: { ...legs, kid: [0.26, 1], woman: [40, 1] },
  skirt: { measured: "SIDE", kid: [0.26, 2], woman: [68, 1] },
  jacket,
  raincoat: { ...coat, kid: [0.42, 8], woman: [88, 1.5] },
  coat,
  gilet: jacket,
};

export const lengthMeasured = (silhouette: Silhouette): GarmentLengths["measured"] | null =>
  cuts[silhouette]?.measured ?? null;

/** Length of a garment in a size; null for what has none, such as shoes. */
export function lengthCm(silhouette: Silhouette, size: string): number | null {
  const cut = cuts[silhouette];
  if (!cut) return null;
  const height = kidHeightsCm[kidSizes.indexOf(size)];
  if (height !== undefined) return Math.round(cut.kid[0] * height + cut.kid[1]);
  const letter = womanLetters.indexOf(size);
  return letter < 0 ? null : Math.round(cut.woman[0] + (letter - 2) * cut.woman[1]);
}
