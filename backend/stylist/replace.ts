import { families, type Family, type MetaCategory } from "#contract/catalog.ts";
import type { Climate } from "../catalog/garment-facts.ts";
import { wornWith } from "../catalog/goes-with.ts";
import type { PageFacts } from "../catalog/listing.ts";
import type { Queryable } from "../db/database.ts";
import { findBox, type BoxPlace, type StoredBox } from "./box-store.ts";
import { toItems, type ComposedItem } from "./compose.ts";
import { findCurrentWardrobe } from "./current-wardrobe.ts";
import { findAllFittingSizes } from "./fitting-sizes.ts";
import { clashesInPrint, fitsLook, keepsBalance, staysWearable } from "./outfit.ts";
import { isPrinted, type Piece } from "./piece.ts";
import { findPieces, findVariantSize } from "./piece-store.ts";
import { byWorth, findPool } from "./pool.ts";
import { seasonFit } from "./season.ts";
import { createScorer, scoreWish, type ScoredPiece } from "./score.ts";
import { findWearer, type StoredWearer } from "./wearer-store.ts";

const pageSize = 24;
/** What it is worth that a piece goes with the rest of its look. */
const harmonyPoints = 3;
/** What it is worth that a piece comes in another size than the one that did not suit. */
const otherSizePoints = 4;
/** Why the piece came that stands there now, where the reason was one that can be answered. */
const answered: Partial<Record<ReplacementReason, string>> = {
  PRICE: "CHEAPER",
  SEASON: "BETTER_SEASON",
};

/** Why a piece goes; decides on what may come in its place. */
export type ReplacementReason =
  | "COLOR"
  | "PATTERN"
  | "STYLE"
  | "MATERIAL"
  | "PRICE"
  | "SIZE"
  | "SEASON"
  | "ALREADY_OWNED"
  | "OTHER";

const isFamily = (category: string): category is Family => families.some((family) => family === category);

export interface Situation {
  wearer: StoredWearer;
  box: StoredBox;
  without: number[];
  /** What the place may cost at most; null for no limit. */
  maxPriceCents: number | null;
}

export async function readSituation(
  db: Queryable,
  profileId: string,
  requestId: number,
  place: BoxPlace | null,
): Promise<Situation | null> {
  const wearer = await findWearer(db, profileId, requestId);
  const box = await findBox(db, requestId, place);
  if (!wearer || !box) return null;
  const budgetCents = box.budgetCents ?? wearer.budgetCents;
  const owned = await findCurrentWardrobe(db, wearer, box.day);
  return {
    wearer: { ...wearer, owned },
    box,
    without: [...new Set([...wearer.known, ...box.productIds])],
    maxPriceCents: budgetCents === null || !box.replaced ? null : Math.max(0, budgetCents - box.othersCents),
  };
}

/** The category to stay in is that of the piece that goes; while none is named, those the box has pieces of. */
function familiesFor(sameCategory: boolean, category: Family | MetaCategory | null, box: StoredBox): readonly Family[] {
  if (sameCategory && box.replaced) return [box.replaced.family];
  if (category !== null && isFamily(category)) return [category];
  return sameCategory ? [...new Set(box.others.map(({ family }) => family))] : families;
}

/**
 * A page of what could stand in a box instead, best first: pieces that go with the rest of the look before others.
 * Without `filterProfile` what does not fit the profile is there too, after what does. Leaves out what is in the box or was,
 * what the profile knows already, and in a place what the budget does not allow. Null for a profile or a box that is not there.
 */
export async function findReplacements(
  db: Queryable,
  wanted: {
    profileId: string;
    requestId: number;
    /** The piece to replace; null for a look around. */
    lookIndex: number | null;
    itemIndex: number | null;
    sameCategory: boolean;
    category: Family | MetaCategory | null;
    filterProfile: boolean;
    page: number;
  },
): Promise<PageFacts | null> {
  const { lookIndex, itemIndex, category, filterProfile, page } = wanted;
  const place = lookIndex === null || itemIndex === null ? null : { lookIndex, itemIndex };
  const situation = await readSituation(db, wanted.profileId, wanted.requestId, place);
  if (!situation) return null;
  const { wearer, box, without, maxPriceCents } = situation;
  const { pieces, isBounded } = await findPool(db, {
    genders: wornWith(wearer.gender),
    families: familiesFor(wanted.sameCategory, category, box),
    sizes: filterProfile ? findAllFittingSizes(wearer, box.day) : null,
    without,
    maxPriceCents,
    metaCategory: category === null || isFamily(category) ? undefined : category,
  });
  const score = createScorer(wearer, box.day);
  const ranked = pieces
    .flatMap((piece) => {
      const scored = score(piece);
      if (!scored && filterProfile) return [];
      const harmony = box.look.length > 0 && fitsLook(piece, box.look) ? harmonyPoints : 0;
      return [{ piece, worth: (scored ? scored.score : -100) + harmony }];
    })
    .toSorted(byWorth);
  const isFiltered = filterProfile || category !== null || wanted.sameCategory;
  return {
    page,
    page_size: pageSize,
    total: ranked.length,
    pages: Math.ceil(ranked.length / pageSize),
    is_total_bounded: isBounded,
    filter_type: isFiltered ? "filters" : "none",
    ids: ranked.slice((page - 1) * pageSize, page * pageSize).map(({ piece }) => piece.id),
  };
}

const warmth: Record<Climate, number> = { WARM: -1, LIGHT: 1, COOL: 1, COLD: 2 };
const warmthOf = ({ climate, hasShortSleeves }: Piece): number =>
  warmth[climate ?? "LIGHT"] - (climate === null ? 1 : 0) - (hasShortSleeves ? 1 : 0);

/** Warmer in the cold months and lighter in the others, and never less made for the month than what goes. */
function suitsSeasonBetter(piece: Piece, replaced: Piece, day: string): boolean {
  const month = Number(day.slice(5, 7));
  const isCold = month >= 10 || month <= 3;
  const warmer = warmthOf(piece) - warmthOf(replaced);
  const fits = (seasonFit(piece, day) ?? -2) >= (seasonFit(replaced, day) ?? -2);
  return fits && (isCold ? warmer > 0 : warmer < 0);
}

/** Whether a piece answers the reason for which another one goes. */
export function answersReason(piece: Piece, replaced: Piece, reason: ReplacementReason, day: string): boolean {
  switch (reason) {
    case "COLOR":
      return piece.color !== replaced.color;
    case "PATTERN":
      return piece.pattern !== replaced.pattern && !(isPrinted(replaced) && isPrinted(piece));
    case "STYLE":
      return replaced.kind === null || piece.kind !== replaced.kind;
    case "MATERIAL":
      return piece.fabric !== replaced.fabric;
    case "SEASON":
      return suitsSeasonBetter(piece, replaced, day);
    case "PRICE":
      return piece.priceCents < replaced.priceCents;
    case "ALREADY_OWNED":
      return piece.kind === null || piece.kind !== replaced.kind || piece.color !== replaced.color;
    case "SIZE":
    case "OTHER":
      return true;
  }
}

function findNextChoice(pieces: readonly Piece[], { wearer, box }: Situation, reason: ReplacementReason) {
  const { replaced, look, others } = box;
  if (!replaced) return null;
  const score = createScorer(wearer, box.day);
  const before = score(replaced)?.size;
  const fitting = pieces.flatMap((piece): { piece: Piece; worth: number; scored: ScoredPiece }[] => {
    const scored = score(piece);
    const isRight =
      answersReason(piece, replaced, reason, box.day) &&
      keepsBalance(piece, others) &&
      fitsLook(piece, look) &&
      staysWearable(piece, replaced, look, box.day);
    if (!scored || !isRight) return [];
    const otherSize = reason === "SIZE" && scored.size !== before ? otherSizePoints : 0;
    return [{ piece, scored, worth: scored.score + otherSize - (clashesInPrint(piece, look) ? 10 : 0) }];
  });
  return fitting.toSorted(byWorth)[0]?.scored ?? null;
}

/** The stylist's next choice: of the same family, else whatever finishes the look as well. */
async function chooseNext(db: Queryable, situation: Situation, reason: ReplacementReason): Promise<ScoredPiece | null> {
  const { wearer, box, without, maxPriceCents } = situation;
  const { replaced } = box;
  if (!replaced) return null;
  for (const wanted of [[replaced.family], families.filter((family) => family !== "NIGHTWEAR")]) {
    const { pieces } = await findPool(db, {
      genders: wornWith(wearer.gender),
      families: wanted,
      sizes: findAllFittingSizes(wearer, box.day),
      without,
      maxPriceCents,
    });
    const chosen = findNextChoice(pieces, situation, reason);
    if (chosen) return chosen;
  }
  return null;
}

async function chooseProduct(
  db: Queryable,
  { wearer, box }: Situation,
  productId: number,
  variantId: number | null,
): Promise<ScoredPiece | null> {
  const [piece] = await findPieces(db, [productId]);
  const asked = variantId === null ? null : await findVariantSize(db, productId, variantId);
  if (!piece || (variantId !== null && asked === null)) return null;
  return scoreWish(piece, asked, wearer, box.day, "CHOSEN_BY_YOU");
}

/**
 * What comes into a place of a box: the product the client chose, in the size asked for or in the profile's; without a
 * product the stylist's next choice of the same family for the reason given. Null when no size is in stock or nothing is
 * left that keeps the rules.
 */
export async function chooseReplacement(
  db: Queryable,
  wanted: {
    profileId: string;
    requestId: number;
    lookIndex: number;
    itemIndex: number;
    productId: number | null;
    variantId: number | null;
    reason: ReplacementReason;
  },
): Promise<ComposedItem | null> {
  const situation = await readSituation(db, wanted.profileId, wanted.requestId, wanted);
  if (!situation?.box.replaced) return null;
  const { box } = situation;
  const chosen =
    wanted.productId === null
      ? await chooseNext(db, situation, wanted.reason)
      : await chooseProduct(db, situation, wanted.productId, wanted.variantId);
  if (!chosen) return null;
  const partner = box.look.find((other) => fitsLook(chosen.piece, [other]));
  const code = wanted.productId === null ? answered[wanted.reason] : undefined;
  const reasons = [
    ...(code ? [{ code }] : []),
    ...chosen.reasons,
    ...(partner ? [{ code: "GOES_WITH", data: { product_id: partner.id } }] : []),
  ];
  return (await toItems(db, [[{ ...chosen, reasons }]]))[0]?.[0] ?? null;
}
