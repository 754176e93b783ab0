import { families, type Family } from "#contract/catalog.ts";
import { wornWith } from "../catalog/goes-with.ts";
import type { Queryable } from "../db/database.ts";
import type { StoredReason } from "../db/schema/request.ts";
import { assembleBox, servedPieces } from "./assemble.ts";
import { findCurrentWardrobe } from "./current-wardrobe.ts";
import { chooseSize, findAllFittingSizes, findFittingSizes } from "./fitting-sizes.ts";
import type { Piece } from "./piece.ts";
import { findCandidates, findPieces, findVariantsBySize, findVariantSize, type CandidateQuery } from "./piece-store.ts";
import { servesAll } from "./purposes.ts";
import { nothingSaid, type Said } from "./read-answers.ts";
import { createScorer, scoreWish, type ScoredPiece } from "./score.ts";
import { findSiblingPieces, findWearer, type BoxWearer } from "./wearer-store.ts";

export interface WantedBox {
  profileId: string;
  requestId: number;
  /** The same seed for the same profile and stock makes the same box. */
  seed: number;
  pieceCount: number;
  /** What all pieces together may cost at most; null leaves it to what the profile said in a quiz. */
  budgetCents: number | null;
  /** Day of delivery, `YYYY-MM-DD`: decides on the season and on what a child has grown into. */
  day: string;
  /** In the order of wishing. A variant is a size that was asked for. */
  wishes: readonly { productId: number; variantId: number | null }[];
}
export interface ComposedItem {
  productId: number;
  variantId: number;
  unitPriceCents: number;
  /** Most important first. */
  reasons: StoredReason[];
}
export interface ComposedLook {
  lookIndex: number;
  items: ComposedItem[];
}

/** Nightwear comes for the night, or when it is wished for. */
const familiesFor = ({ needs }: Said): readonly Family[] =>
  needs.includes("sleep") ? families : families.filter((family) => family !== "NIGHTWEAR");
/** Candidates of a family and gender: first few, then, when too few go together, many. */
const limits = [24, 120] as const;

async function readWishes(
  db: Queryable,
  wearer: BoxWearer,
  { wishes, day }: Pick<WantedBox, "wishes" | "day">,
): Promise<ScoredPiece[]> {
  const pieces = new Map(
    (
      await findPieces(
        db,
        wishes.map(({ productId }) => productId),
      )
    ).map((piece) => [piece.id, piece]),
  );
  const honoured: ScoredPiece[] = [];
  for (const { productId, variantId } of wishes) {
    const piece = pieces.get(productId);
    const asked = variantId === null ? null : await findVariantSize(db, productId, variantId);
    if (!piece || (variantId !== null && asked === null)) continue;
    const scored = scoreWish(piece, asked, wearer, day);
    if (scored) honoured.push(scored);
  }
  return honoured;
}

/** Binds chosen pieces to the variants of their sizes; a size that sold out at this moment is left out. */
export async function toItems(db: Queryable, looks: readonly (readonly ScoredPiece[])[]): Promise<ComposedItem[][]> {
  const variants = await findVariantsBySize(
    db,
    looks.flat().map(({ piece, size }) => ({ productId: piece.id, size })),
  );
  return looks.map((look) =>
    look.flatMap(({ piece, size, reasons }) => {
      const variantId = variants.get(`${piece.id} ${size}`);
      return variantId === undefined
        ? []
        : [{ productId: piece.id, variantId, unitPriceCents: piece.priceCents, reasons }];
    }),
  );
}

/**
 * The stylist's choice for a box: wishes first, then what fits, pleases and goes together. Fewer pieces than wanted when
 * no more keep the rules, none for a profile that is not there. Takes nothing out of stock: the caller does, in the same
 * transaction.
 */
export async function composeBox(db: Queryable, wanted: WantedBox): Promise<ComposedLook[]> {
  const wearer = await findWearer(db, wanted.profileId, wanted.requestId);
  if (!wearer) return [];
  const twins = await findSiblingPieces(db, wearer, wanted.day);
  const owned = await findCurrentWardrobe(db, wearer, wanted.day);
  return composeFor(db, { ...wearer, owned, known: [...wearer.known, ...twins] }, wanted);
}

/** The stylist's choice out of pieces, without a word on stock: what a box is made of is decided here. */
function chooseLooks(
  wearer: BoxWearer,
  wanted: Pick<WantedBox, "seed" | "pieceCount" | "budgetCents" | "day">,
  pieces: readonly Piece[],
  wishes: readonly ScoredPiece[],
): ScoredPiece[][] {
  const score = createScorer(wearer, wanted.day);
  return assembleBox({
    ...wanted,
    budgetCents: wanted.budgetCents ?? wearer.budgetCents,
    candidates: pieces.flatMap((piece) => score(piece) ?? []),
    wishes,
    said: wearer.said ?? nothingSaid,
  });
}

/** So many pyjamas that fit are enough: one is worn, one is washed. */
const enoughNights = 2;

/** What is needed of a box: nightwear no more once the wardrobe has enough that fits. */
function neededNow(wearer: BoxWearer, day: string): Said {
  const said = wearer.said ?? nothingSaid;
  if (!said.needs.includes("sleep")) return said;
  const nights = (wearer.owned ?? []).filter(
    ({ family, metaCategory, size }) =>
      family === "NIGHTWEAR" && chooseSize(findFittingSizes(wearer, metaCategory, day), [size]) !== null,
  );
  return nights.length < enoughNights ? said : { ...said, needs: said.needs.filter((need) => need !== "sleep") };
}

const piecesIn = (looks: readonly (readonly ScoredPiece[])[]): Piece[][] =>
  looks.map((look) => look.map(({ piece }) => piece));

/** Few candidates first, then, when too few of them go together or none for what is asked, many: `read` finds them. */
export async function chooseBox(
  wearer: BoxWearer,
  wanted: Pick<WantedBox, "seed" | "pieceCount" | "budgetCents" | "day">,
  wishes: readonly ScoredPiece[],
  read: (query: CandidateQuery) => Promise<Piece[]> | Piece[],
): Promise<ScoredPiece[][]> {
  const said = neededNow(wearer, wanted.day);
  let [best, bestValue]: [ScoredPiece[][], number] = [[], 0];
  for (const limit of limits) {
    const pieces = await read({
      genders: wornWith(wearer.gender),
      families: familiesFor(said),
      sizes: findAllFittingSizes(wearer, wanted.day),
      without: wearer.known,
      maxPriceCents: wanted.budgetCents ?? wearer.budgetCents,
      limit,
      ...(limit === limits[0] ? { seed: wanted.seed } : {}),
    });
    const looks = chooseLooks({ ...wearer, said }, wanted, pieces, wishes);
    const isServed = servesAll(piecesIn(looks), said, wanted.day);
    const value = looks.flat().length + (isServed ? servedPieces : 0);
    if (value > bestValue) [best, bestValue] = [looks, value];
    if (isServed && best.flat().length >= wanted.pieceCount) break;
  }
  return best;
}

/** The choice for whoever is described: a profile, or a visitor who answered a quiz. */
export async function composeFor(
  db: Queryable,
  wearer: BoxWearer,
  wanted: Omit<WantedBox, "profileId" | "requestId">,
): Promise<ComposedLook[]> {
  const wishes = await readWishes(db, wearer, wanted);
  const looks = await chooseBox(wearer, wanted, wishes, (query) => findCandidates(db, query));
  return (await toItems(db, looks))
    .filter((items) => items.length > 0)
    .map((items, lookIndex) => ({ lookIndex, items }));
}
