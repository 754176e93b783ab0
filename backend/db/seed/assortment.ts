import type { Gender } from "#contract/catalog.ts";
import type { Audience, Silhouette } from "./content/vocabulary/garment.ts";
import { interleave } from "./random.ts";

/** A part of the catalogue that is worn by the same people. */
export interface Line {
  audience: Audience;
  gender: Gender;
}

type Weights = Partial<Record<Silhouette, number>>;
type LineKey = "baby" | "babyGirl" | "babyBoy" | "girl" | "boy" | "mixed" | "woman";

const lines: Record<LineKey, Line> = {
  baby: { audience: "BABY", gender: "MIXED" },
  babyGirl: { audience: "BABY", gender: "GIRL" },
  babyBoy: { audience: "BABY", gender: "BOY" },
  girl: { audience: "KID", gender: "GIRL" },
  boy: { audience: "KID", gender: "BOY" },
  mixed: { audience: "KID", gender: "MIXED" },
  woman: { audience: "WOMAN", gender: "WOMAN" },
};

/** Any 20 products in a row: 15 for children, 5 for women. */
const turn: readonly LineKey[] = [
  "girl",
  "woman",
  "boy",
  "baby",
  "girl",
  "woman",
  "mixed",
  "boy",
  "babyGirl",
  "woman",
  "girl",
  "boy",
  "baby",
  "woman",
  "girl",
  "boy",
  "babyBoy",
  "woman",
  "mixed",
  "baby",
];

const babyBasics: Weights = {
  bodysuit: 4,
  pyjamas: 4,
  cardigan: 3,
  leggings: 2,
  trousers: 2,
  jumper: 2,
  dungarees: 3,
  "t-shirt": 2,
  "long-sleeve": 2,
  joggers: 1,
  beanie: 2,
  hat: 1,
  socks: 2,
  coat: 1,
  jacket: 1,
  gilet: 1,
  hoodie: 1,
  sweatshirt: 1,
  raincoat: 1,
  jumpsuit: 2,
  shorts: 1,
};
const everyday: Weights = {
  "t-shirt": 4,
  "long-sleeve": 3,
  jumper: 3,
  cardigan: 2,
  sweatshirt: 3,
  hoodie: 2,
  trousers: 3,
  jeans: 3,
  joggers: 2,
  shorts: 2,
  raincoat: 2,
  coat: 2,
  jacket: 2,
  gilet: 1,
  pyjamas: 2,
  trainers: 2,
  boots: 2,
  sandals: 1,
  beanie: 1,
  hat: 1,
  scarf: 1,
  socks: 1,
  bag: 1,
  belt: 1,
};

const assortment: Record<LineKey, Weights> = {
  baby: { ...babyBasics, romper: 3 },
  babyGirl: { ...babyBasics, dress: 5, blouse: 3, romper: 4, pinafore: 2 },
  babyBoy: { ...babyBasics, shirt: 3, romper: 2, jeans: 2 },
  girl: {
    ...everyday,
    dress: 7,
    blouse: 3,
    skirt: 4,
    leggings: 3,
    pinafore: 2,
    jumpsuit: 2,
    dungarees: 2,
    ballerinas: 2,
    sandals: 2,
    shirt: 1,
  },
  boy: { ...everyday, shirt: 4, polo: 3, dungarees: 1, jeans: 4, trousers: 4, shorts: 3 },
  mixed: { ...everyday, dungarees: 3, shirt: 1, jumpsuit: 1, leggings: 2, raincoat: 3, joggers: 3 },
  woman: {
    dress: 9,
    blouse: 5,
    shirt: 5,
    "t-shirt": 4,
    "long-sleeve": 3,
    polo: 1,
    jumper: 6,
    cardigan: 5,
    sweatshirt: 2,
    hoodie: 1,
    trousers: 6,
    jeans: 5,
    skirt: 5,
    shorts: 2,
    leggings: 1,
    joggers: 1,
    jumpsuit: 3,
    dungarees: 2,
    pinafore: 1,
    coat: 4,
    jacket: 4,
    raincoat: 2,
    gilet: 2,
    pyjamas: 3,
    trainers: 2,
    boots: 3,
    sandals: 2,
    ballerinas: 2,
    bag: 2,
    scarf: 2,
    belt: 1,
    hat: 1,
    beanie: 1,
    socks: 1,
  },
};

const periods = new Map<LineKey, Silhouette[]>(
  Object.entries(assortment).map(([key, weights]) => [
    key as LineKey,
    interleave(Object.entries(weights) as [Silhouette, number][]),
  ]),
);

export interface Place extends Line {
  silhouette: Silhouette;
  /** How many products of the same line and silhouette come before. */
  occurrence: number;
  /** Sets lines apart that share names and colours. */
  lineIndex: number;
}

/** What product `n` (from 1) is: the first 840 products and the first 100,000 agree on it. */
export function placeOf(n: number): Place {
  const position = (n - 1) % turn.length;
  const key = turn[position] ?? "girl";
  const perTurn = turn.filter((other) => other === key).length;
  const index =
    Math.floor((n - 1) / turn.length) * perTurn + turn.slice(0, position).filter((other) => other === key).length;
  const period = periods.get(key) ?? [];
  const inPeriod = index % period.length;
  const silhouette = period[inPeriod] ?? "t-shirt";
  const count = (items: readonly Silhouette[]) => items.filter((other) => other === silhouette).length;
  return {
    ...lines[key],
    silhouette,
    occurrence: Math.floor(index / period.length) * count(period) + count(period.slice(0, inPeriod)),
    lineIndex: Object.keys(lines).indexOf(key),
  };
}

/** Which product a place is; `placeOf` the other way round. */
export function numberOf({ lineIndex, silhouette, occurrence }: Place): number {
  const key = (Object.keys(lines) as LineKey[])[lineIndex] ?? "girl";
  const period = periods.get(key) ?? [];
  const places = period.flatMap((other, index) => (other === silhouette ? [index] : []));
  const index = Math.floor(occurrence / places.length) * period.length + (places[occurrence % places.length] ?? 0);
  const turns = turn.flatMap((other, position) => (other === key ? [position] : []));
  return Math.floor(index / turns.length) * turn.length + (turns[index % turns.length] ?? 0) + 1;
}
