import { pick, randomFrom } from "../random.ts";
import type { Traits } from "../traits.ts";
import type { Fabric, GarmentSpec } from "../types.ts";

/** How the skirt of a woman's piece is cut: side seams, hem and folds follow from it and from the weight of the cloth. */
export type Fall = "a-line" | "trumpet" | "bias" | "gathered" | "wrap" | "pleats" | "flounce";

type Some = readonly [Fall, ...Fall[]];

/** What a cloth is cut into: the stiff stands away from the body, the soft clings and swings out. */
const flared: Record<Fabric, Some> = {
  denim: ["a-line", "trumpet", "a-line"],
  corduroy: ["a-line", "a-line", "trumpet"],
  leather: ["a-line", "trumpet"],
  fleece: ["a-line"],
  linen: ["a-line", "gathered", "wrap"],
  poplin: ["gathered", "a-line", "wrap", "bias"],
  gauze: ["gathered", "wrap", "bias"],
  velvet: ["bias", "a-line", "trumpet"],
  jersey: ["bias", "trumpet", "wrap", "gathered"],
  satin: ["bias", "wrap", "bias", "gathered"],
  knit: ["trumpet", "bias", "a-line"],
  rib: ["trumpet"],
};

/** Every one of them flares towards its hem, as the texts say of a flared one. */
export function fallOf({ silhouette, fabric, seed }: GarmentSpec, { hem, closure, collar, pockets }: Traits): Fall {
  if (hem === "pleated") return "pleats";
  if (hem === "ruffle") return "flounce";
  /* What lies close or crosses over carries no pockets on it, and what crosses is not buttoned down the middle. */
  const isFlat = pockets === "patch";
  const canCross = silhouette === "skirt" ? closure !== "buttons" : silhouette === "dress" && closure === "none";
  const choice = flared[fabric] ?? flared.poplin;
  if (silhouette === "dress" && collar === "v-neck" && canCross && !isFlat && choice.includes("wrap")) return "wrap";
  const able = choice.filter((fall) =>
    fall === "wrap" ? canCross && !isFlat : fall === "a-line" || fall === "gathered" || !isFlat,
  );
  const [first = "a-line", ...others] = able;
  return pick(randomFrom(`fall/${silhouette}/${seed}`), [first, ...others]);
}

/** Half-widths of a skirt, from 0 at the waist to 1 at the hem. */
export type Rows = readonly (readonly [down: number, half: number])[];

export interface Cut {
  rows: Rows;
  /** Waves of the hem from side to side, and how far they swing. */
  waves: number;
  depth: number;
  /** Where the folds begin that end in them. */
  from: number;
}

interface Size {
  /** Half-widths where the skirt is sewn on and of the hips. */
  waist: number;
  hip: number;
  /** Of the cloth, 0 to 1. */
  flow: number;
}

/** How each fall is cut, for a waist, hips and a cloth. */
export const cuts: Record<Fall, (size: Size) => Cut> = {
  /* Straight from the hip down, and as wide as the cloth is stiff. */
  "a-line": ({ waist, hip, flow }) => {
    const foot = hip + 58 - flow * 14;
    return {
      rows: [
        [0, waist],
        [0.13, waist + (hip - waist) * 0.7],
        [0.3, hip + 8],
        [0.65, (hip + 8 + foot) / 2],
        [1, foot],
      ],
      waves: 3,
      depth: 2 + flow * 4,
      from: 0.34,
    };
  },
  /* A column to the knee, where it is let out. */
  trumpet: ({ waist, hip, flow }) => ({
    rows: [
      [0, waist],
      [0.13, waist + (hip - waist) * 0.72],
      [0.32, hip + 4],
      [0.64, hip - 3],
      [0.84, hip + 12],
      [1, hip + 46 - flow * 6],
    ],
    waves: 5,
    depth: 4 + flow * 3,
    from: 0.6,
  }),
  /* Cut across the thread it lies on the hip and swings out below. */
  bias: ({ waist, hip, flow }) => ({
    rows: [
      [0, waist],
      [0.13, waist + (hip - waist) * 0.7],
      [0.34, hip + 4],
      [0.62, hip + 14],
      [0.84, hip + 32],
      [1, hip + 54 - flow * 4],
    ],
    waves: 4,
    depth: 4.5 + flow * 4.5,
    from: 0.26,
  }),
  /* Springs out below the waist it is gathered into, then falls. */
  gathered: ({ waist, flow }) => ({
    rows: [
      [0, waist],
      [0.06, waist + 20 - flow * 6],
      [0.22, waist + 48 - flow * 10],
      [0.6, waist + 74 - flow * 16],
      [1, waist + 96 - flow * 20],
    ],
    waves: 6,
    depth: 3.5 + flow * 4,
    from: 0.03,
  }),
  wrap: ({ waist, hip, flow }) => ({
    rows: [
      [0, waist],
      [0.13, waist + (hip - waist) * 0.72],
      [0.34, hip + 8],
      [0.66, hip + 24],
      [1, hip + 50 - flow * 4],
    ],
    waves: 3,
    depth: 4 + flow * 4,
    from: 0.3,
  }),
  pleats: ({ waist, hip, flow }) => ({
    rows: [
      [0, waist],
      [0.14, waist + (hip - waist) * 0.74],
      [0.3, hip + 6],
      [1, hip + 62 - flow * 12],
    ],
    waves: 0,
    depth: 3,
    from: 0.2,
  }),
  flounce: ({ waist, hip, flow }) => ({
    rows: [
      [0, waist],
      [0.13, waist + (hip - waist) * 0.72],
      [0.34, hip + 8],
      [0.74, hip + 22],
      [1, hip + 50 - flow * 6],
    ],
    waves: 6,
    depth: 4 + flow * 3,
    from: 0.3,
  }),
};
