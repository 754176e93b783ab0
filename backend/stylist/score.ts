import type { Family, MetaCategory } from "#contract/catalog.ts";
import { isRecent } from "../catalog/availability.ts";
import { isForAge } from "../catalog/garment-facts.ts";
import { isHarmonious } from "../catalog/harmony.ts";
import type { StoredReason } from "../db/schema/request.ts";
import { ageInMonths } from "../profiles/age.ts";
import { chooseSize, findFittingSizes, type FittingSize, type Measures } from "./fitting-sizes.ts";
import { featuresOf, lessonFeaturesOf, type Piece } from "./piece.ts";
import { nothingSaid, type Decider, type PriceWish, type Said } from "./read-answers.ts";
import { seasonFit, seasonOf, type Season, type SeasonFit } from "./season.ts";
import type { Feature, Tastes } from "./tastes.ts";

/** A piece of a wardrobe. */
export interface OwnedGarment extends Pick<Piece, "family" | "kind" | "role" | "color" | "hex" | "metaCategory"> {
  productId: number;
  size: string;
}

export interface Wearer extends Measures {
  tastes: Tastes;
  said?: Said;
  /** What it has of our pieces, newest first. */
  owned?: readonly OwnedGarment[];
}
/** A piece that can be worn, how much it pleases and why. */
export interface ScoredPiece {
  piece: Piece;
  size: string;
  score: number;
  /** Most important first. */
  reasons: StoredReason[];
}

const points = {
  judged: 4,
  loved: 2.5,
  season: 1,
  recent: 0.3,
  growsInto: -0.25,
  style: 0.6,
  enough: -3,
  twin: -5,
  priced: 1.5,
};
/**
 * What a child likes for itself, its colours, its patterns and the looks it liked, counts so much more where it has a say
 * in its clothes; what is missing, enough, dear or practical is its parents' word and stays as it is.
 */
const ownVoice: Readonly<Record<Decider, number>> = { parent: 1, both: 1.4, child: 1.8 };
const ownAxes: ReadonlySet<string> = new Set(["color", "pattern"]);

/** What a lesson weighs by what it is about: cuts, colours and patterns are seen, brands and cloths hardly. */
const lessonPoints: Readonly<Record<string, number>> = {
  style: 3.5,
  kind: 3,
  color: 3,
  pattern: 3,
  fabric: 1.5,
  family: 1,
  material: 0.4,
  brand: 0.4,
  label: 0.4,
};

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

const keptReasons: Partial<Record<string, string>> = {
  kind: "KEPT_KIND",
  color: "KEPT_COLOR",
  pattern: "KEPT_PATTERN",
};
/** Pieces of a kind have to be kept this often, and this often of those tried on, before it is said. */
const [fewestKept, leastKeptShare] = [2, 0.75];

/** «You kept all the cardigans»: what was tried on before and stayed, the surest first. */
function keptReason(features: readonly Feature[], { trials }: Tastes): StoredReason[] {
  const best = features
    .flatMap((feature) => {
      const [axis, value] = split(feature);
      const { kept, tried } = trials.get(feature) ?? { kept: 0, tried: 0 };
      const code = keptReasons[axis];
      const isSure = kept >= fewestKept && kept / tried >= leastKeptShare;
      // Plain is what most pieces are: that they were kept says nothing.
      return code !== undefined && isSure && value !== "plain"
        ? [{ code, kept, data: { [axis]: value, count: kept } }]
        : [];
    })
    .toSorted((a, b) => b.kept - a.kept)[0];
  return best ? [{ code: best.code, data: best.data }] : [];
}

/** Pieces of a kind have to be tried on this often, and at most this share of them kept, before it is said. */
const [fewestTried, mostKeptShare] = [2, 0.25];

interface SentBack {
  kind: string;
  family: Feature | null;
  count: number;
}

/** Kinds of garments that went back because they did not please, the most often sent back first. */
const sentBackBy = ({ trials, learned }: Tastes): SentBack[] =>
  [...trials]
    .flatMap(([feature, { kept, tried, family }]) => {
      const [axis, kind] = split(feature);
      const isSure = tried >= fewestTried && kept / tried <= mostKeptShare && (learned.get(feature) ?? 0) < 0;
      return axis === "kind" && isSure ? [{ kind, family, count: tried - kept }] : [];
    })
    .toSorted((a, b) => b.count - a.count);

/** «You sent the jeans back: something else this time», of a piece that comes where those were. */
function insteadReason(piece: Piece, sentBack: readonly SentBack[]): StoredReason[] {
  const gone = sentBack.find(({ family, kind }) => family === `family:${piece.family}` && kind !== piece.kind);
  return gone ? [{ code: "RETURNED_KIND", data: { kind: gone.kind, count: gone.count } }] : [];
}

const sizeReason = (size: string, fit: FittingSize["fit"]): StoredReason =>
  fit === "ONE_SIZE" ? { code: fit } : { code: fit, data: { size } };

/** The first of the features that is never to be chosen; null when there is none. */
const findNever = (features: readonly Feature[], { tastes, said }: Wearer): Feature | null =>
  features.find((feature) => tastes.never.has(feature) || said?.never.has(feature)) ?? null;

/** How much a piece pleases by taste alone, and why. */
function judgeTaste(piece: Piece, wearer: Wearer): Pick<ScoredPiece, "score" | "reasons"> {
  const { loved, leaning, styles, learned, judged } = wearer.tastes;
  const said = wearer.said ?? nothingSaid;
  const features = lessonFeaturesOf(piece);
  const judgement = judged.get(piece.id);
  const known = features.filter((feature) => loved.has(feature));
  const style = styles.find((other) => features.includes(`style:${other}`));
  const voice = ownVoice[said.decides ?? "parent"];
  const isOwn = (feature: Feature) => ownAxes.has(split(feature)[0]);
  const sumOf = (weight: (feature: Feature) => number) => features.reduce((sum, feature) => sum + weight(feature), 0);
  return {
    score:
      (judgement ? (judgement.isLiked ? points.judged : -points.judged) * voice : 0) +
      known.reduce((sum, feature) => sum + points.loved * (isOwn(feature) ? voice : 1), 0) +
      (style ? points.style : 0) +
      sumOf((feature) => (leaning.get(feature) ?? 0) + (said.leaning.get(feature) ?? 0)) +
      sumOf((feature) => (learned.get(feature) ?? 0) * (lessonPoints[split(feature)[0]] ?? 0)) +
      (features.some((feature) => said.enough.has(feature)) ? points.enough : 0),
    reasons: [
      ...(judgement?.isLiked ? [{ code: "LIKED_LOOK", data: { look_id: judgement.lookId } }] : []),
      ...known.flatMap(lovedReason),
      ...keptReason(features, wearer.tastes),
      ...(style ? [{ code: "YOUR_STYLE", data: { style } }] : []),
      ...(piece.label === "cotonbio" && leaning.has("label:cotonbio") ? [{ code: "ORGANIC" }] : []),
    ],
  };
}

/** Middle prices of the shop by family, in cents: what is dear for socks is nothing for a coat. */
const usualPrices: Record<Family, number> = {
  TOPS: 2400,
  KNITWEAR: 3900,
  BOTTOMS: 3400,
  DRESSES: 4400,
  OUTERWEAR: 7400,
  NIGHTWEAR: 2900,
  SHOES: 5900,
  ACCESSORIES: 1900,
};

function weighPrice({ family, priceCents, gender }: Piece, wish: PriceWish | undefined): number {
  if (wish === undefined || wish === "middle") return 0;
  const usual = usualPrices[family] * (gender === "WOMAN" ? 1.7 : 1);
  const dearer = Math.max(-1, Math.min(1.5, priceCents / usual - 1));
  return wish === "careful" ? -dearer * points.priced * 1.5 : dearer * points.priced * 0.5;
}

type SizesOf = (category: MetaCategory) => FittingSize[];

const stillFits = ({ metaCategory, size }: OwnedGarment, sizesOf: SizesOf): boolean =>
  chooseSize(sizesOf(metaCategory), [size]) !== null;

/** What is owned and worn already is no news: the same cut in the same colour. */
const isTwinOf = (piece: Piece, owned: readonly OwnedGarment[], sizesOf: SizesOf): boolean =>
  owned.some(
    (other) =>
      (other.productId === piece.id ||
        (other.kind !== null && other.kind === piece.kind && other.color === piece.color)) &&
      stillFits(other, sizesOf),
  );

const halves: Partial<Record<string, readonly string[]>> = {
  UNDER: ["BOTTOM", "OVER"],
  PULL: ["BOTTOM"],
  LAYER: ["WHOLE", "UNDER"],
  BOTTOM: ["UNDER", "PULL"],
  OVER: ["UNDER"],
};

/** A piece of the wardrobe that still fits and makes an outfit with this one. */
function ownedPartner(piece: Piece, owned: readonly OwnedGarment[], sizesOf: SizesOf) {
  const wanted = halves[piece.role] ?? [];
  return owned.find(
    (other) => wanted.includes(other.role) && isHarmonious(piece.hex, other.hex) && stillFits(other, sizesOf),
  );
}

/** A piece whose cut nobody has told stays unnamed. */
const goesWithReason = ({ productId, kind }: OwnedGarment): StoredReason => ({
  code: "GOES_WITH_OWNED",
  data: { product_id: productId, ...(kind === null ? {} : { kind }) },
});

/**
 * Scores pieces for a wearer and a day; null for one that must not be chosen: no size that fits is in stock, it is not for
 * the season or the age, or something about it is never wanted. What does not depend on the piece is found out once.
 */
export function createScorer(wearer: Wearer, day: string): (piece: Piece) => ScoredPiece | null {
  const season = seasonOf(day);
  const noon = new Date(`${day}T12:00:00Z`);
  const age = wearer.birthdate === null ? null : ageInMonths(wearer.birthdate, day);
  const owned = wearer.owned ?? [];
  const sentBack = sentBackBy(wearer.tastes);
  const fitting = new Map<MetaCategory, FittingSize[]>();
  const sizesOf = (category: MetaCategory): FittingSize[] => {
    const sizes = fitting.get(category) ?? findFittingSizes(wearer, category, day);
    fitting.set(category, sizes);
    return sizes;
  };
  return (piece) => {
    const fit = seasonFit(piece, day);
    if (fit === null || !isForAge(piece, wearer.profileType, age)) return null;
    const chosen = chooseSize(sizesOf(piece.metaCategory), piece.sizes);
    if (chosen === null || findNever(featuresOf(piece), wearer)) return null;
    const isNew = isRecent(piece.publishedAt, noon);
    const taste = judgeTaste(piece, wearer);
    const partner = ownedPartner(piece, owned, sizesOf);
    const score =
      taste.score +
      weighPrice(piece, wearer.said?.prices[piece.family]) +
      (isTwinOf(piece, owned, sizesOf) ? points.twin : 0) +
      (partner ? points.recent : 0);
    const ofWardrobe = partner ? [goesWithReason(partner)] : [];
    const reasons = [...taste.reasons, ...ofWardrobe, ...insteadReason(piece, sentBack)];
    return weigh(piece, { chosen, fit, season, isNew }, { score, reasons });
  };
}

function weigh(
  piece: Piece,
  { chosen, fit, season, isNew }: { chosen: FittingSize; fit: SeasonFit; season: Season; isNew: boolean },
  taste: Pick<ScoredPiece, "score" | "reasons">,
): ScoredPiece {
  return {
    piece,
    size: chosen.size,
    score:
      taste.score +
      (fit ?? 0) * points.season +
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
 * that was asked for is taken as it is. Null when no such size is in stock. `because`: that it was wished for, or chosen
 * from what was offered.
 */
export function scoreWish(
  piece: Piece,
  askedSize: string | null,
  wearer: Wearer,
  day: string,
  because: "WISHED" | "CHOSEN_BY_YOU" = "WISHED",
): ScoredPiece | null {
  const fitting = findFittingSizes(wearer, piece.metaCategory, day);
  const chosen =
    askedSize === null
      ? chooseSize(fitting, piece.sizes)
      : (chooseSize(fitting, [askedSize]) ?? { size: askedSize, fit: null });
  if (!chosen || !piece.sizes.includes(chosen.size)) return null;
  const never = findNever(featuresOf(piece), wearer);
  const taste = judgeTaste(piece, wearer);
  return {
    piece,
    size: chosen.size,
    score: taste.score,
    reasons: [
      { code: because, ...(never ? { data: { despite: never } } : {}) },
      ...taste.reasons,
      chosen.fit === null ? { code: "SIZE_ASKED", data: { size: chosen.size } } : sizeReason(chosen.size, chosen.fit),
    ],
  };
}
