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

/** Who wears it; the catalogue draws the three with different cuts. */
export const audiences = ["BABY", "KID", "WOMAN"] as const;
export type Audience = (typeof audiences)[number];
