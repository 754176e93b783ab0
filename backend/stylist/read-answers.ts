import { families, type Family } from "#contract/catalog.ts";
import { deciders, needs, pieceGroups, trouserLengths, type PieceGroup } from "#contract/tastes.ts";
import type { Feature } from "./tastes.ts";

export type Need = (typeof needs)[number];
export type Decider = (typeof deciders)[number];
export type PriceWish = "careful" | "middle" | "open";

/** What was said beside tastes, as the stylist acts on it. */
export interface Said {
  needs: readonly Need[];
  /** `YYYY-MM-DD` */
  occasionDate: string | null;
  never: ReadonlySet<Feature>;
  leaning: ReadonlyMap<Feature, number>;
  /** Families and kinds the wardrobe has enough of. */
  enough: ReadonlySet<Feature>;
  prices: Readonly<Partial<Record<Family, PriceWish>>>;
  height: number | null;
  build: "slim" | "regular" | "strong" | null;
  trousers: "short" | "regular" | "long" | null;
  /** Where a woman wants her trousers to end. */
  trouserLength: (typeof trouserLengths)[number] | null;
  /** Who chooses a child's clothes. */
  decides: Decider | null;
}

type Answers = Record<string, unknown>;
type ProfileType = "KID" | "WOMAN";
const listOf = (answers: Answers, key: string): string[] => {
  const answer = answers[key];
  return (Array.isArray(answer) ? answer : [answer]).filter((value) => typeof value === "string");
};
const oneOf = <T extends string>(answers: Answers, key: string, values: readonly T[]): T | null =>
  values.find((value) => value === answers[key]) ?? null;
const numberOf = (answers: Answers, key: string): number | null => {
  const answer = answers[key];
  const number = typeof answer === "number" ? answer : typeof answer === "string" ? Number(answer) : Number.NaN;
  return Number.isFinite(number) && answer !== "" ? number : null;
};

const of = <A extends "kind" | "fabric" | "material" | "pattern" | "color" | "family">(axis: A, ...values: string[]) =>
  values.map((value): Feature => `${axis}:${value}`);

const wool = of("material", "wool", "merino", "alpaca");
/** Fabrics and materials somebody is allergic to; nothing of them is ever sent. Cotton is no material to leave out. */
const allergens: Record<string, readonly Feature[]> = {
  wool,
  polyester: of("material", "polyester", "recycledPolyester"),
  elastane: of("material", "elastane"),
  // Latex and its like hide in coatings.
  latex: of("material", "polyurethane"),
  polyamide: of("material", "polyamide"),
  acrylic: of("material", "acrylic"),
  leather: [...of("material", "leather"), ...of("fabric", "leather")],
  silk: of("material", "silk"),
  linen: [...of("material", "linen"), ...of("fabric", "linen")],
  viscose: of("material", "viscose"),
  fleece: of("fabric", "fleece"),
  satin: of("fabric", "satin"),
};

const rough = [...wool, ...of("fabric", "denim", "corduroy")];
const sensoryRefusals: Record<string, readonly Feature[]> = {
  soft_only: rough,
  no_seams: of("kind", "jeans"),
  loose: of("kind", "leggings"),
};

type Leaning = readonly (readonly [points: number, features: readonly Feature[]])[];
const leanings: Record<string, Record<string, Leaning>> = {
  fit: {
    close: [
      [0.5, of("kind", "leggings", "jeans", "bodysuit")],
      [0.4, of("fabric", "rib")],
      [-0.4, of("kind", "joggers", "hoodie")],
    ],
    loose: [
      [0.5, of("kind", "joggers", "hoodie", "dungarees", "sweatshirt")],
      [-0.8, of("kind", "leggings")],
      [-0.5, of("fabric", "rib")],
    ],
  },
  figure: {
    A: [
      [0.4, of("kind", "dress", "skirt", "blouse")],
      [-0.4, of("kind", "leggings")],
    ],
    H: [[0.4, of("kind", "jumpsuit", "skirt", "jacket")]],
    O: [
      [0.4, of("kind", "dress", "blouse", "trousers")],
      [-0.6, of("kind", "leggings", "skirt")],
    ],
    V: [
      [0.4, of("kind", "skirt", "trousers")],
      [-0.3, of("kind", "blouse")],
    ],
    X: [[0.4, of("kind", "dress", "skirt", "jumpsuit")]],
  },
  skirt_length: {
    short: [[0.4, of("kind", "skirt", "shorts")]],
    knee: [[0.2, of("kind", "skirt", "dress")]],
    midi: [
      [0.4, of("kind", "dress")],
      [-0.4, of("kind", "shorts")],
    ],
    long: [
      [0.4, of("kind", "dress", "jumpsuit", "trousers")],
      [-0.8, of("kind", "shorts")],
    ],
  },
  // Trousers come in one length a size: what is cut shorter, or closes at the ankle, is another kind.
  trouser_length: {
    cropped: [
      [0.4, of("kind", "leggings", "shorts")],
      [-0.3, of("kind", "trousers", "jumpsuit")],
    ],
    ankle: [[0.3, of("kind", "joggers", "jeans")]],
    long: [
      [0.4, of("kind", "trousers", "jumpsuit")],
      [-0.4, of("kind", "leggings", "shorts")],
    ],
  },
  heels: {
    flat: [[0.5, of("kind", "trainers", "ballerinas")]],
    low: [[0.3, of("kind", "boots")]],
    high: [[0.3, of("kind", "boots")]],
  },
  sensory: {
    no_labels: [
      [0.5, of("fabric", "jersey")],
      [-0.5, wool],
    ],
    no_seams: [[0.5, of("fabric", "jersey", "knit")]],
    soft_only: [[0.8, of("fabric", "jersey", "fleece", "velvet")]],
    loose: [
      [0.6, of("kind", "joggers", "sweatshirt", "hoodie")],
      [-0.8, of("fabric", "rib")],
    ],
  },
  dress_code: {
    sober: [
      [0.8, of("pattern", "plain")],
      [-0.8, of("pattern", "heart", "star", "flower")],
    ],
    uniform: [
      [
        0.8,
        [...of("color", "navy", "white", "grey", "anthracite"), ...of("kind", "polo", "shirt", "skirt", "trousers")],
      ],
      [0.6, of("pattern", "plain")],
      [-0.8, of("kind", "hoodie", "joggers")],
    ],
  },
  waist: {
    adjustable: [[0.6, of("kind", "joggers", "leggings")]],
    high: [[0.3, of("kind", "skirt", "trousers")]],
    low: [[0.3, of("kind", "jeans")]],
  },
};

/**
 * Women's clothes are sewn for about 168 cm. In one piece from shoulder to hem that shows most: further from it, it is two
 * pieces that meet at the waist. Who is small is not shortened by wide cloth, who is tall finds trousers end too early.
 */
const [smallWomanCm, tallWomanCm] = [160, 176];
const bodyLeanings = {
  small: [
    [-0.8, of("kind", "jumpsuit", "dungarees")],
    [0.4, of("kind", "skirt", "shorts")],
  ],
  tall: [
    [-0.8, of("kind", "jumpsuit", "dungarees")],
    [-0.3, of("kind", "trousers")],
    [0.4, of("kind", "skirt", "leggings")],
  ],
} satisfies Record<string, Leaning>;

const bodyLeaning = (height: number | null): Leaning =>
  height === null ? [] : height <= smallWomanCm ? bodyLeanings.small : height >= tallWomanCm ? bodyLeanings.tall : [];

function leaningsOf(answers: Answers, type: ProfileType): Map<Feature, number> {
  const sum = new Map<Feature, number>();
  const add = (leaning: Leaning | undefined) => {
    for (const [points, features] of leaning ?? [])
      for (const feature of features) sum.set(feature, (sum.get(feature) ?? 0) + points);
  };
  for (const [key, byValue] of Object.entries(leanings)) for (const value of listOf(answers, key)) add(byValue[value]);
  // A child's height chooses its size.
  if (type === "WOMAN") add(bodyLeaning(numberOf(answers, "height")));
  return sum;
}

/** Families, or groups of pieces as people name them. */
function enoughOf(answers: Answers): Set<Feature> {
  return new Set(
    listOf(answers, "enough").flatMap((value): Feature[] => {
      const family = families.find((other) => other === value);
      if (family) return [`family:${family}`];
      const group = pieceGroups[value as PieceGroup] as (typeof pieceGroups)[PieceGroup] | undefined;
      return group ? [...of("kind", ...group.kinds), ...of("family", ...group.families)] : [];
    }),
  );
}

const pricedFamilies: Record<string, readonly Family[]> = {
  price_tops: ["TOPS", "KNITWEAR", "DRESSES"],
  price_bottoms: ["BOTTOMS"],
  price_outerwear: ["OUTERWEAR"],
  price_shoes: ["SHOES"],
};

function pricesOf(answers: Answers): Said["prices"] {
  return Object.fromEntries(
    Object.entries(pricedFamilies).flatMap(([key, priced]) => {
      const wish = oneOf(answers, key, ["careful", "middle", "open"]);
      return wish ? priced.map((family) => [family, wish]) : [];
    }),
  );
}

/** What the answers of a profile, the newest word on top, say beside tastes. Values no quiz offers count as not said. */
export function readAnswers(answers: Answers, type: ProfileType): Said {
  const date = answers["occasion_date"];
  return {
    needs: needs.filter((need) => listOf(answers, "needs").includes(need)),
    occasionDate: typeof date === "string" && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : null,
    never: new Set([
      ...listOf(answers, "allergies").flatMap((value) => allergens[value] ?? []),
      ...listOf(answers, "sensory").flatMap((value) => sensoryRefusals[value] ?? []),
    ]),
    leaning: leaningsOf(answers, type),
    enough: enoughOf(answers),
    prices: pricesOf(answers),
    height: numberOf(answers, "height"),
    build: oneOf(answers, "build", ["slim", "regular", "strong"]),
    trousers: oneOf(answers, "trousers", ["short", "regular", "long"]),
    trouserLength: oneOf(answers, "trouser_length", trouserLengths),
    decides: oneOf(answers, "decides", deciders),
  };
}

export const nothingSaid: Said = readAnswers({}, "KID");
