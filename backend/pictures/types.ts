export const silhouettes = [
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
export type Silhouette = (typeof silhouettes)[number];

export const patterns = ["plain", "stripe", "gingham", "dot", "flower", "check", "star", "heart", "leaf"] as const;
export type Pattern = (typeof patterns)[number];

export const fabrics = [
  "jersey",
  "rib",
  "denim",
  "knit",
  "corduroy",
  "linen",
  "poplin",
  "fleece",
  "gauze",
  "leather",
  "velvet",
  "satin",
] as const;
export type Fabric = (typeof fabrics)[number];

export const cuts = ["baby", "child", "woman"] as const;
export type Cut = (typeof cuts)[number];

export type View = "front" | "back" | "detail";

export interface GarmentSpec {
  silhouette: Silhouette;
  pattern: Pattern;
  fabric: Fabric;
  cut: Cut;
  /** Main colour, `#rrggbb`. */
  color: string;
  /** Colour of the pattern and the trims, `#rrggbb`. */
  accent: string;
  /** Chooses among the small variations: collar, pocket, closure, sleeve, hem. */
  seed: number;
}

export type Collar =
  | "none"
  | "crew"
  | "v-neck"
  | "scoop"
  | "boat"
  | "peter-pan"
  | "shirt"
  | "polo"
  | "ruffle"
  | "band"
  | "roll"
  | "hood"
  | "shawl"
  | "square"
  | "envelope";
export type Sleeves = "none" | "short" | "puff" | "flutter" | "three-quarter" | "long" | "balloon" | "raglan";
export type Closure =
  | "none"
  | "buttons"
  | "half-buttons"
  | "zip"
  | "toggles"
  | "snaps"
  | "double-breasted"
  | "laces"
  | "buckle"
  | "velcro"
  | "drawstring"
  | "elastic"
  | "fly";
export type Pockets = "none" | "chest" | "patch" | "kangaroo" | "slant" | "flap" | "heart";
export type Hem =
  | "straight"
  | "rib"
  | "curved"
  | "ruffle"
  | "cuffed"
  | "flared"
  | "fringed"
  | "pleated"
  | "footed"
  | "none";

/** What the picture of a garment shows; names and alternative texts are written from it. */
export interface GarmentFacts {
  collar: Collar;
  sleeves: Sleeves;
  closure: Closure;
  pockets: Pockets;
  hem: Hem;
  /** Collar, cuffs or bands are in the accent colour. */
  contrastTrim: boolean;
  buttons: boolean;
  hood: boolean;
  zip: boolean;
}
