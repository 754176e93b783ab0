import type { MetaCategory } from "#contract/catalog.ts";
import { isRecent } from "../catalog/availability.ts";
import type { StoredReason } from "../db/schema/request.ts";
import { chooseSize, findFittingSizes, type FittingSize, type Measures } from "./fitting-sizes.ts";
import { featuresOf, type Piece } from "./piece.ts";
import { seasonFit, seasonOf, type Season } from "./season.ts";
import type { Feature, Tastes } from "./tastes.ts";

export interface Wearer extends Measures {
  tastes: Tastes;
}
/** A piece that can be worn, how much it pleases and why. */
export interface ScoredPiece {
  piece: Piece;
  size: string;
  score: number;
  /** Most important first. */
  reasons: StoredReason[];
}

const points = { judged: 4, loved: 2.5, learned: 1.5, season: 1.5, recent: 0.5, growsInto: -0.25 };

const lovedReasons: Partial<Record<string, string>> = {
  color: "LOVED_COLOR",
  pattern: "LOVED_PATTERN",
  family: "LOVED_STYLE",
  kind: "LOVED_STYLE",
  fabric: "LOVED_FABRIC",
};

const split = (feature: Feature): [axis: string, value: string] => {
  const colon = feature.indexOf(":");
  return [feature.slice(0, colon), feature.slice(colon + 1)];
};

function lovedReason(feature: Feature): StoredReason[] {
  const [axis, value] = split(feature);
  const code = lovedReasons[axis];
  return code === undefined ? [] : [{ code, data: { [axis]: value } }];
}

const sizeReason = (size: string, fit: FittingSize["fit"]): StoredReason =>
  fit === "ONE_SIZE" ? { code: fit } : { code: fit, data: { size } };

/** The first of the features that is never to be chosen; null when there is none. */
const findNever = (features: readonly Feature[], { never }: Tastes): Feature | null =>
  features.find((feature) => never.has(feature)) ?? null;

/** How much a piece pleases by taste alone, and why. */
function judgeTaste(
  { id }: Piece,
  features: readonly Feature[],
  { loved, leaning, learned, judged }: Tastes,
): Pick<ScoredPiece, "score" | "reasons"> {
  const judgement = judged.get(id);
  const known = features.filter((feature) => loved.has(feature));
  const sumOf = (weights: ReadonlyMap<Feature, number>) =>
    features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
  return {
    score:
      (judgement ? (judgement.isLiked ? points.judged : -points.judged) : 0) +
      known.length * points.loved +
      sumOf(leaning) +
      sumOf(learned) * points.learned,
    reasons: [
      ...(judgement?.isLiked ? [{ code: "LIKED_LOOK", data: { look_id: judgement.lookId } }] : []),
      ...known.flatMap(lovedReason),
    ],
  };
}

/**
 * Scores pieces for a wearer and a day; null for one that must not be chosen: no size that fits is in stock, it is not for
 * the season, or something about it is never wanted. What does not depend on the piece is found out once.
 */
export function createScorer(wearer: Wearer, day: string): (piece: Piece) => ScoredPiece | null {
  const season = seasonOf(day);
  const noon = new Date(`${day}T12:00:00Z`);
  const fitting = new Map<MetaCategory, FittingSize[]>();
  const sizesOf = (category: MetaCategory): FittingSize[] => {
    const sizes = fitting.get(category) ?? findFittingSizes(wearer, category, day);
    fitting.set(category, sizes);
    return sizes;
  };
  return (piece) => {
    const fit = seasonFit(piece, season);
    const chosen = fit === null ? null : chooseSize(sizesOf(piece.metaCategory), piece.sizes);
    if (fit === null || chosen === null) return null;
    const features = featuresOf(piece);
    if (findNever(features, wearer.tastes)) return null;
    const isNew = isRecent(piece.publishedAt, noon);
    return weigh(piece, { chosen, fit, season, isNew }, judgeTaste(piece, features, wearer.tastes));
  };
}

function weigh(
  piece: Piece,
  { chosen, fit, season, isNew }: { chosen: FittingSize; fit: 1 | 0 | -1; season: Season; isNew: boolean },
  taste: Pick<ScoredPiece, "score" | "reasons">,
): ScoredPiece {
  return {
    piece,
    size: chosen.size,
    score:
      taste.score +
      fit * points.season +
      (isNew ? points.recent : 0) +
      (chosen.fit === "GROWS_INTO" ? points.growsInto : 0),
    reasons: [
      ...taste.reasons,
      ...(fit === 1 ? [{ code: "SEASON", data: { season } }] : []),
      sizeReason(chosen.size, chosen.fit),
      ...(isNew ? [{ code: "NEW_FOR_YOU" }] : []),
    ],
  };
}

/**
 * A wish as it is honoured: it wins over season and tastes, "never" included, and says so; it does not win over sizes. A size
 * that was asked for is taken as it is. Null when no such size is in stock.
 */
export function scoreWish(piece: Piece, askedSize: string | null, wearer: Wearer, day: string): ScoredPiece | null {
  const fitting = findFittingSizes(wearer, piece.metaCategory, day);
  const chosen =
    askedSize === null
      ? chooseSize(fitting, piece.sizes)
      : (chooseSize(fitting, [askedSize]) ?? { size: askedSize, fit: null });
  if (!chosen || !piece.sizes.includes(chosen.size)) return null;
  const features = featuresOf(piece);
  const never = findNever(features, wearer.tastes);
  const taste = judgeTaste(piece, features, wearer.tastes);
  return {
    piece,
    size: chosen.size,
    score: taste.score,
    reasons: [
      { code: "WISHED", ...(never ? { data: { despite: never } } : {}) },
      ...taste.reasons,
      chosen.fit === null ? { code: "SIZE_ASKED", data: { size: chosen.size } } : sizeReason(chosen.size, chosen.fit),
    ],
  };
}
