/** One fact of a piece that somebody may love or refuse, for example `color:navy`, `pattern:dot`, `family:DRESSES`. */
export type Feature =
  `${"color" | "pattern" | "family" | "kind" | "fabric" | "material" | "brand" | "label"}:${string}`;

export interface Tastes {
  loved: ReadonlySet<Feature>;
  /** Hard: nothing with one of these is ever chosen, unless it was wished for. */
  never: ReadonlySet<Feature>;
  /** What a stated style leans towards, in points. */
  leaning: ReadonlyMap<Feature, number>;
  /** What likes and dislikes of looks teach, from -1 to 1. */
  learned: ReadonlyMap<Feature, number>;
  /** Pieces of looks that were liked or disliked. */
  judged: ReadonlyMap<number, { lookId: number; isLiked: boolean }>;
}

export const noTastes: Tastes = {
  loved: new Set(),
  never: new Set(),
  leaning: new Map(),
  learned: new Map(),
  judged: new Map(),
};

export interface JudgedPiece {
  productId: number;
  lookId: number;
  isLiked: boolean;
  features: readonly Feature[];
}

/** Two more judgements that cancel out are assumed, so that a single one does not decide. */
const doubt = 2;

/** What judgements teach: of each feature how much more often it was liked than disliked. A piece in two looks counts by the first. */
export function learnFrom(pieces: readonly JudgedPiece[]): Pick<Tastes, "learned" | "judged"> {
  const counts = new Map<Feature, { liked: number; all: number }>();
  const judged = new Map<number, { lookId: number; isLiked: boolean }>();
  for (const { productId, lookId, isLiked, features } of pieces) {
    if (!judged.has(productId)) judged.set(productId, { lookId, isLiked });
    for (const feature of features) {
      const count = counts.get(feature) ?? { liked: 0, all: 0 };
      counts.set(feature, { liked: count.liked + (isLiked ? 1 : -1), all: count.all + 1 });
    }
  }
  return {
    judged,
    learned: new Map([...counts].map(([feature, { liked, all }]) => [feature, liked / (all + doubt)])),
  };
}
