import type { WishRefusalReason } from "#contract/requests.ts";
import { kidShoeSizes, kidSizes, oneSize, womanSizes } from "#contract/sizes.ts";
import { chooseSize, findFittingSizes, type FittingSize, type Measures } from "../stylist/fitting-sizes.ts";
import type { Piece } from "../stylist/piece.ts";

export interface WishFacts {
  piece: Pick<Piece, "gender" | "metaCategory" | "priceCents" | "sizes">;
  /** Every size it is made in, sold-out ones too. */
  madeIn: readonly string[];
  /** The size asked for; null leaves it to the wearer's. */
  askedSize: string | null;
  wearer: Measures;
  /** Day the box arrives, `YYYY-MM-DD`. */
  day: string;
  /** What the other wishes leave of the budget; null without one. */
  leftCents: number | null;
}

const scales = [kidSizes, womanSizes, kidShoeSizes] as const;

/** Sizes a wearer may be given on request: those that fit, and one step of the same scale up or down. */
function isNear(size: string, fitting: readonly FittingSize[]): boolean {
  if (chooseSize(fitting, [size])) return true;
  const scale = scales.find((sizes) => sizes.includes(size));
  if (!scale) return false;
  const place = scale.indexOf(size);
  return fitting.some((fit) => scale.includes(fit.size) && Math.abs(scale.indexOf(fit.size) - place) <= 1);
}

/** Nothing is known of the wearer that a size of this piece could be compared with. */
const isSizeUnknown = (fitting: readonly FittingSize[]): boolean => fitting.every(({ size }) => size === oneSize);

/**
 * Why a wish cannot be honoured; null when it can. Tastes and season do not speak: a wish wins over them. A size that was
 * asked for may be one step from what fits; of a wearer whose size is not known any size may be asked for.
 */
export function judgeWish({ piece, madeIn, askedSize, wearer, day, leftCents }: WishFacts): WishRefusalReason | null {
  if ((piece.gender === "WOMAN") !== (wearer.profileType === "WOMAN")) return "AUDIENCE";
  const fitting = findFittingSizes(wearer, piece.metaCategory, day);
  if (askedSize === null) {
    if (!chooseSize(fitting, madeIn)) return "NO_SIZE";
    if (!chooseSize(fitting, piece.sizes)) return "SOLD_OUT";
  } else {
    if (!isSizeUnknown(fitting) && !isNear(askedSize, fitting)) return "NO_SIZE";
    if (!piece.sizes.includes(askedSize)) return "SOLD_OUT";
  }
  return leftCents !== null && piece.priceCents > leftCents ? "OVER_BUDGET" : null;
}
