import type { Audience, Fabric, Pattern, Silhouette } from "./garment.ts";

/** Silhouettes that can share sentences in a description. */
export type TextGroup =
  | "top"
  | "shirt"
  | "knit"
  | "sweat"
  | "dress"
  | "skirt"
  | "overall"
  | "baby"
  | "night"
  | "bottom"
  | "shorts"
  | "outer"
  | "rain"
  | "shoes"
  | "summer-shoes"
  | "hat"
  | "winter-head"
  | "socks"
  | "bag"
  | "belt";

export interface SilhouetteFacts {
  metaCategory: "TOP" | "BOTTOM" | "FEET" | "OTHER";
  family: "TOPS" | "KNITWEAR" | "BOTTOMS" | "DRESSES" | "OUTERWEAR" | "NIGHTWEAR" | "SHOES" | "ACCESSORIES";
  /** What its sizes look like: clothes sizes, shoe sizes, or one size. */
  sizing: "clothes" | "shoes" | "one-size";
  audiences: readonly Audience[];
  /** Fabrics it is plausibly made of, most usual first. */
  fabrics: readonly Fabric[];
  /** Fabrics that go without saying and stay out of the name. */
  evidentFabrics: readonly Fabric[];
  patterns: readonly Pattern[];
  textGroup: TextGroup;
}

const everyone = ["BABY", "KID", "WOMAN"] as const;
const kidsAndWomen = ["KID", "WOMAN"] as const;
const small: readonly Pattern[] = ["plain", "stripe", "dot", "flower", "star", "heart", "leaf"];
const woven: readonly Pattern[] = ["plain", "stripe", "gingham", "dot", "flower", "check", "leaf"];
const all: readonly Pattern[] = ["plain", "stripe", "gingham", "dot", "flower", "check", "star", "heart", "leaf"];
const knitted: readonly Pattern[] = ["plain", "stripe", "dot", "star", "heart"];
const plain: readonly Pattern[] = ["plain"];

type Rest = Omit<SilhouetteFacts, "metaCategory" | "family" | "textGroup" | "sizing"> & {
  sizing?: SilhouetteFacts["sizing"];
};
const facts = (
  metaCategory: SilhouetteFacts["metaCategory"],
  family: SilhouetteFacts["family"],
  textGroup: TextGroup,
  rest: Rest,
): SilhouetteFacts => ({ sizing: "clothes", ...rest, metaCategory, family, textGroup });

export const silhouetteFacts: Readonly<Record<Silhouette, SilhouetteFacts>> = {
  "t-shirt": facts("TOP", "TOPS", "top", {
    audiences: everyone,
    fabrics: ["jersey", "rib", "linen"],
    evidentFabrics: ["jersey"],
    patterns: small,
  }),
  "long-sleeve": facts("TOP", "TOPS", "top", {
    audiences: everyone,
    fabrics: ["jersey", "rib"],
    evidentFabrics: ["jersey"],
    patterns: small,
  }),
  blouse: facts("TOP", "TOPS", "shirt", {
    audiences: everyone,
    fabrics: ["poplin", "gauze", "linen", "satin"],
    evidentFabrics: ["poplin"],
    patterns: woven,
  }),
  shirt: facts("TOP", "TOPS", "shirt", {
    audiences: everyone,
    fabrics: ["poplin", "linen", "denim", "corduroy"],
    evidentFabrics: ["poplin"],
    patterns: woven,
  }),
  polo: facts("TOP", "TOPS", "top", {
    audiences: kidsAndWomen,
    fabrics: ["jersey", "knit"],
    evidentFabrics: ["jersey"],
    patterns: ["plain", "stripe"],
  }),
  jumper: facts("TOP", "KNITWEAR", "knit", {
    audiences: everyone,
    fabrics: ["knit", "rib"],
    evidentFabrics: ["knit"],
    patterns: knitted,
  }),
  cardigan: facts("TOP", "KNITWEAR", "knit", {
    audiences: everyone,
    fabrics: ["knit", "rib"],
    evidentFabrics: ["knit"],
    patterns: knitted,
  }),
  hoodie: facts("TOP", "KNITWEAR", "sweat", {
    audiences: everyone,
    fabrics: ["fleece"],
    evidentFabrics: ["fleece"],
    patterns: ["plain", "stripe", "star", "heart"],
  }),
  sweatshirt: facts("TOP", "KNITWEAR", "sweat", {
    audiences: everyone,
    fabrics: ["fleece", "velvet"],
    evidentFabrics: ["fleece"],
    patterns: ["plain", "stripe", "star", "heart", "leaf"],
  }),
  dress: facts("TOP", "DRESSES", "dress", {
    audiences: everyone,
    fabrics: ["poplin", "gauze", "jersey", "linen", "corduroy", "velvet", "satin", "knit", "denim"],
    evidentFabrics: ["poplin", "jersey"],
    patterns: all,
  }),
  pinafore: facts("TOP", "DRESSES", "dress", {
    audiences: everyone,
    fabrics: ["corduroy", "denim", "velvet", "linen"],
    evidentFabrics: [],
    patterns: ["plain", "gingham", "check", "flower"],
  }),
  dungarees: facts("OTHER", "DRESSES", "overall", {
    audiences: everyone,
    fabrics: ["denim", "corduroy", "linen", "gauze"],
    evidentFabrics: [],
    patterns: ["plain", "stripe", "gingham", "check"],
  }),
  jumpsuit: facts("OTHER", "DRESSES", "overall", {
    audiences: everyone,
    fabrics: ["jersey", "linen", "gauze", "denim", "satin"],
    evidentFabrics: ["jersey"],
    patterns: ["plain", "stripe", "dot", "flower", "leaf"],
  }),
  romper: facts("OTHER", "DRESSES", "baby", {
    audiences: ["BABY"],
    fabrics: ["jersey", "gauze", "poplin", "knit"],
    evidentFabrics: ["jersey", "poplin"],
    patterns: small,
  }),
  bodysuit: facts("TOP", "TOPS", "baby", {
    audiences: ["BABY"],
    fabrics: ["jersey", "rib"],
    evidentFabrics: ["jersey"],
    patterns: small,
  }),
  pyjamas: facts("OTHER", "NIGHTWEAR", "night", {
    audiences: everyone,
    fabrics: ["jersey", "poplin", "gauze", "satin", "velvet"],
    evidentFabrics: ["jersey", "poplin"],
    patterns: all,
  }),
  trousers: facts("BOTTOM", "BOTTOMS", "bottom", {
    audiences: everyone,
    fabrics: ["corduroy", "linen", "gauze", "poplin", "velvet"],
    evidentFabrics: ["poplin"],
    patterns: ["plain", "stripe", "check", "gingham", "flower"],
  }),
  jeans: facts("BOTTOM", "BOTTOMS", "bottom", {
    audiences: everyone,
    fabrics: ["denim"],
    evidentFabrics: ["denim"],
    patterns: plain,
  }),
  leggings: facts("BOTTOM", "BOTTOMS", "bottom", {
    audiences: everyone,
    fabrics: ["jersey", "rib", "velvet"],
    evidentFabrics: ["jersey"],
    patterns: small,
  }),
  joggers: facts("BOTTOM", "BOTTOMS", "bottom", {
    audiences: everyone,
    fabrics: ["fleece", "jersey"],
    evidentFabrics: ["fleece", "jersey"],
    patterns: ["plain", "stripe", "star"],
  }),
  shorts: facts("BOTTOM", "BOTTOMS", "shorts", {
    audiences: everyone,
    fabrics: ["poplin", "linen", "denim", "gauze", "fleece", "corduroy"],
    evidentFabrics: ["poplin", "fleece"],
    patterns: ["plain", "stripe", "gingham", "flower", "check"],
  }),
  skirt: facts("BOTTOM", "BOTTOMS", "skirt", {
    audiences: kidsAndWomen,
    fabrics: ["poplin", "denim", "corduroy", "linen", "velvet", "satin", "gauze"],
    evidentFabrics: ["poplin"],
    patterns: woven,
  }),
  jacket: facts("TOP", "OUTERWEAR", "outer", {
    audiences: everyone,
    fabrics: ["denim", "corduroy", "fleece", "velvet", "linen", "leather"],
    evidentFabrics: [],
    patterns: ["plain", "check"],
  }),
  raincoat: facts("TOP", "OUTERWEAR", "rain", {
    audiences: everyone,
    fabrics: ["poplin"],
    evidentFabrics: ["poplin"],
    patterns: ["plain", "stripe", "dot", "star"],
  }),
  coat: facts("TOP", "OUTERWEAR", "outer", {
    audiences: everyone,
    fabrics: ["knit", "corduroy", "fleece"],
    evidentFabrics: [],
    patterns: ["plain", "check"],
  }),
  gilet: facts("TOP", "OUTERWEAR", "outer", {
    audiences: everyone,
    fabrics: ["fleece", "corduroy", "knit", "denim"],
    evidentFabrics: [],
    patterns: plain,
  }),
  trainers: facts("FEET", "SHOES", "shoes", {
    audiences: kidsAndWomen,
    sizing: "shoes",
    fabrics: ["leather", "denim"],
    evidentFabrics: ["leather"],
    patterns: plain,
  }),
  boots: facts("FEET", "SHOES", "shoes", {
    audiences: kidsAndWomen,
    sizing: "shoes",
    fabrics: ["leather"],
    evidentFabrics: ["leather"],
    patterns: plain,
  }),
  sandals: facts("FEET", "SHOES", "summer-shoes", {
    audiences: kidsAndWomen,
    sizing: "shoes",
    fabrics: ["leather"],
    evidentFabrics: ["leather"],
    patterns: plain,
  }),
  ballerinas: facts("FEET", "SHOES", "summer-shoes", {
    audiences: kidsAndWomen,
    sizing: "shoes",
    fabrics: ["leather", "velvet", "satin"],
    evidentFabrics: ["leather"],
    patterns: plain,
  }),
  hat: facts("OTHER", "ACCESSORIES", "hat", {
    audiences: everyone,
    sizing: "one-size",
    fabrics: ["poplin", "linen", "denim", "gauze"],
    evidentFabrics: ["poplin"],
    patterns: ["plain", "stripe", "gingham", "flower", "leaf"],
  }),
  beanie: facts("OTHER", "ACCESSORIES", "winter-head", {
    audiences: everyone,
    sizing: "one-size",
    fabrics: ["knit", "rib"],
    evidentFabrics: ["knit"],
    patterns: knitted,
  }),
  scarf: facts("OTHER", "ACCESSORIES", "winter-head", {
    audiences: kidsAndWomen,
    sizing: "one-size",
    fabrics: ["knit"],
    evidentFabrics: ["knit"],
    patterns: ["plain", "stripe", "check"],
  }),
  socks: facts("FEET", "ACCESSORIES", "socks", {
    audiences: everyone,
    sizing: "shoes",
    fabrics: ["rib", "knit"],
    evidentFabrics: ["rib", "knit"],
    patterns: knitted,
  }),
  bag: facts("OTHER", "ACCESSORIES", "bag", {
    audiences: kidsAndWomen,
    sizing: "one-size",
    fabrics: ["leather", "denim", "corduroy", "linen"],
    evidentFabrics: [],
    patterns: ["plain", "stripe", "gingham", "flower"],
  }),
  belt: facts("OTHER", "ACCESSORIES", "belt", {
    audiences: kidsAndWomen,
    sizing: "one-size",
    fabrics: ["leather"],
    evidentFabrics: ["leather"],
    patterns: plain,
  }),
};

/** Satin and leather jackets belong to the women's line. */
export function fabricsFor(silhouette: Silhouette, audience: Audience): readonly Fabric[] {
  const { fabrics } = silhouetteFacts[silhouette];
  if (audience === "WOMAN") return fabrics;
  return fabrics.filter(
    (fabric) =>
      !(silhouette === "jacket" && fabric === "leather") && !(silhouette !== "ballerinas" && fabric === "satin"),
  );
}
