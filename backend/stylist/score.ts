import { isRecent } from "../catalog/availability.ts";
import type { StoredReason } from "../db/schema/request.ts";
import { chooseSize, findFittingSizes, type FittingSize, type Measures } from "./fitting-sizes.ts";
import { featuresOf, type Piece } from "./piece.ts";
import { seasonFit, seasonOf } from "./season.ts";
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

export const sizeReason = (size: string, fit: FittingSize["fit"]): StoredReason =>
  fit === "ONE_SIZE" ? { code: fit } : { code: fit, data: { size } };

/** The first feature of a piece that is never to be chosen; null when there is none. */
export const findNever = (piece: Piece, { never }: Tastes): Feature | null =>
  featuresOf(piece).find((feature) => never.has(feature)) ?? null;

/** How much a piece pleases by taste alone, and why. */
function judgeTaste(piece: Piece, { loved, leaning, learned, judged }: Tastes): Pick<ScoredPiece, "score" | "reasons"> {
  const features = featuresOf(piece);
  const judgement = judged.get(piece.id);
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
 * Scores a piece for a day; null when it must not be chosen: no size that fits is in stock, it is not for the season, or
 * something about it is never wanted.
 */
export function scorePiece(piece: Piece, wearer: Wearer, day: string): ScoredPiece | null {
  const chosen = chooseSize(findFittingSizes(wearer, piece.metaCategory, day), piece.sizes);
  const season = seasonOf(day);
  const fit = seasonFit(piece, season);
  if (!chosen || fit === null || findNever(piece, wearer.tastes)) return null;
  const taste = judgeTaste(piece, wearer.tastes);
  const isNew = isRecent(piece.publishedAt, new Date(`${day}T12:00:00Z`));
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
  const never = findNever(piece, wearer.tastes);
  const taste = judgeTaste(piece, wearer.tastes);
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
