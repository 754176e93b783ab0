import type { Style } from "#contract/tastes.ts";

/** One fact of a piece that somebody may love or refuse, for example `color:navy`, `pattern:dot`, `family:DRESSES`. */
export type Feature =
  `${"color" | "pattern" | "family" | "kind" | "fabric" | "material" | "brand" | "label" | "style"}:${string}`;

/** How many pieces with a feature were tried on, and how many of them were kept. */
interface Trial {
  kept: number;
  tried: number;
  /** What the last piece with it was, for a kind of garment. */
  family: Feature | null;
}

export interface Tastes {
  loved: ReadonlySet<Feature>;
  /** Hard: nothing with one of these is ever chosen, unless it was wished for. */
  never: ReadonlySet<Feature>;
  /** What a stated style leans towards, in points. */
  leaning: ReadonlyMap<Feature, number>;
  /** Styles that were named. */
  styles: readonly Style[];
  /** What likes and dislikes of looks and the fate of pieces teach, from -1 to 1. */
  learned: ReadonlyMap<Feature, number>;
  trials: ReadonlyMap<Feature, Trial>;
  /** Pieces of looks that were liked or disliked. */
  judged: ReadonlyMap<number, { lookId: number; isLiked: boolean }>;
}

export const noTastes: Tastes = {
  loved: new Set(),
  never: new Set(),
  leaning: new Map(),
  styles: [],
  learned: new Map(),
  trials: new Map(),
  judged: new Map(),
};

export interface JudgedPiece {
  productId: number;
  lookId: number;
  isLiked: boolean;
  features: readonly Feature[];
}

/** What became of a piece that was sent. */
export type Fate =
  | { kind: "KEPT" }
  /** A return reason of `contract/returns.ts`. */
  | { kind: "RETURNED"; reason: string }
  /** Taken out of a preview; a replacement reason of `contract/requests.ts`. */
  | { kind: "REPLACED"; reason: string }
  /** 1 to 5. */
  | { kind: "RATED"; score: number };

export interface Deed {
  features: readonly Feature[];
  fate: Fate;
}

const axisOf = (feature: Feature): string => feature.slice(0, feature.indexOf(":"));

/** What a return says of taste: a piece that did not fit, broke or came late may have pleased. */
const returnVerdicts: Readonly<Record<string, number>> = { NOT_AS_EXPECTED: -1, CHANGED_MIND: -1, OTHER: -0.6 };
/** What of a piece its replacement speaks against. */
const replacedAxes: Readonly<Record<string, readonly string[]>> = {
  COLOR: ["color"],
  PATTERN: ["pattern"],
  STYLE: ["kind", "style"],
  MATERIAL: ["fabric", "material"],
  OTHER: ["color", "pattern", "kind", "style"],
};

/** From -1 to 1: what a fate says of each feature of the piece; null where it says nothing. */
function verdictOf(feature: Feature, fate: Fate): number | null {
  switch (fate.kind) {
    case "KEPT":
      return 1;
    case "RETURNED":
      return returnVerdicts[fate.reason] ?? null;
    case "REPLACED":
      return replacedAxes[fate.reason]?.includes(axisOf(feature)) ? -1 : null;
    case "RATED":
      return fate.score === 3 ? null : (fate.score - 3) / 2;
  }
}

/** Two more judgements that cancel out are assumed, so that a single one does not decide. */
const doubt = 2;

interface Count {
  sum: number;
  all: number;
}

/** What judgements and fates teach: of each feature how much more often it pleased than not. A piece in two looks counts by the first. */
export function learnFrom(
  pieces: readonly JudgedPiece[],
  deeds: readonly Deed[] = [],
): Pick<Tastes, "learned" | "judged" | "trials"> {
  const counts = new Map<Feature, Count>();
  const trials = new Map<Feature, Trial>();
  const judged = new Map<number, { lookId: number; isLiked: boolean }>();
  const add = (feature: Feature, value: number) => {
    const { sum, all } = counts.get(feature) ?? { sum: 0, all: 0 };
    counts.set(feature, { sum: sum + value, all: all + Math.abs(value) });
  };
  for (const { productId, lookId, isLiked, features } of pieces) {
    if (!judged.has(productId)) judged.set(productId, { lookId, isLiked });
    for (const feature of features) add(feature, isLiked ? 1 : -1);
  }
  for (const { features, fate } of deeds) {
    const family = features.find((feature) => axisOf(feature) === "family") ?? null;
    for (const feature of features) {
      const verdict = verdictOf(feature, fate);
      if (verdict !== null) add(feature, verdict);
      if (fate.kind !== "KEPT" && fate.kind !== "RETURNED") continue;
      const { kept, tried } = trials.get(feature) ?? { kept: 0, tried: 0 };
      trials.set(feature, { kept: kept + Number(fate.kind === "KEPT"), tried: tried + 1, family });
    }
  }
  return {
    judged,
    trials,
    learned: new Map([...counts].map(([feature, { sum, all }]) => [feature, sum / (all + doubt)])),
  };
}
