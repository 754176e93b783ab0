import type { StoredReason } from "../db/schema/request.ts";
import { jitter } from "./jitter.ts";
import { clashesInPrint, completes, fitsLook, keepsBalance } from "./outfit.ts";
import type { Piece } from "./piece.ts";
import type { ScoredPiece } from "./score.ts";

export interface Assembly {
  /** Pieces that may be chosen; what must not be is not among them. */
  candidates: readonly ScoredPiece[];
  /** In the order of wishing; they come first. */
  wishes: readonly ScoredPiece[];
  pieceCount: number;
  /** What all pieces together may cost at most; null for no limit. */
  budgetCents: number | null;
  /** The same seed with the same pieces makes the same box. */
  seed: number;
}

/** Three looks from six pieces on, two from four on; the first ones take the pieces that are left over. */
export function planLookSizes(pieceCount: number): number[] {
  const looks = pieceCount >= 6 ? 3 : pieceCount >= 4 ? 2 : 1;
  return Array.from({ length: looks }, (_, index) => Math.floor((pieceCount + looks - 1 - index) / looks));
}

/** Pieces beyond the plan that a look takes when another one could not be filled. */
const stretch = 2;

interface Draft {
  looks: { size: number; chosen: ScoredPiece[] }[];
  box: Piece[];
  spentCents: number;
}

const piecesOf = (chosen: readonly ScoredPiece[]): Piece[] => chosen.map(({ piece }) => piece);

function add(draft: Draft, index: number, chosen: ScoredPiece): void {
  draft.looks[index]?.chosen.push(chosen);
  draft.box.push(chosen.piece);
  draft.spentCents += chosen.piece.priceCents;
}

const isIn = (draft: Draft, { id }: Piece): boolean => draft.box.some((other) => other.id === id);

/** Into the first look with room that it goes with, else the emptiest: a wish is never refused for its colour. */
function placeWish(draft: Draft, wish: ScoredPiece): void {
  const open = draft.looks
    .map((look, index) => ({ ...look, index }))
    .filter(({ size, chosen }) => chosen.length < size);
  const fitting = open.find(({ chosen }) => chosen.length > 0 && fitsLook(wish.piece, piecesOf(chosen)));
  const emptiest = open.toSorted((a, b) => a.chosen.length - b.chosen.length)[0];
  const target = fitting ?? emptiest;
  if (target) add(draft, target.index, wish);
}

interface Rules {
  pieceCount: number;
  budgetCents: number;
  /** Prices of the cheapest balanced box, cheapest first. */
  prices: readonly number[];
  spending: Spending;
  seed: number;
}

function pricesOfCheapest(candidates: readonly ScoredPiece[], pieceCount: number): number[] {
  const box: Piece[] = [];
  for (const { piece } of candidates.toSorted((a, b) => a.piece.priceCents - b.piece.priceCents)) {
    if (box.length < pieceCount && keepsBalance(piece, box)) box.push(piece);
  }
  return box.map(({ priceCents }) => priceCents);
}

/**
 * `fairness`: how much dearer than its even share of what is left a piece may be. `thrift`: what a euro takes off its
 * worth. A budget that leaves the box incomplete is spent more carefully.
 */
interface Spending {
  fairness: number;
  thrift: number;
}
const spendings: readonly Spending[] = [
  { fairness: 1.8, thrift: 0 },
  { fairness: 1.2, thrift: 0.05 },
  { fairness: 1, thrift: 1 },
];

/**
 * What may be spent on the next piece, most wanted first: about its share of what is left, so that the last pieces are
 * no leftovers; what the cheapest rest of the box does not need; all that is left.
 */
function priceLimits(draft: Draft, { pieceCount, budgetCents, prices, spending }: Rules): number[] {
  const left = budgetCents - draft.spentCents;
  const rest = pieceCount - draft.box.length - 1;
  const reserved = prices.slice(0, rest).reduce((sum, price) => sum + price, 0);
  return [Math.min(left - reserved, (left / (rest + 1)) * spending.fairness), left - reserved, left];
}

/** The best next piece of a look; one that clashes in print only where nothing else is left. */
function findNext(
  draft: Draft,
  look: readonly Piece[],
  candidates: readonly ScoredPiece[],
  { seed, spending }: Rules,
  limitCents: number,
): ScoredPiece | null {
  let best: { candidate: ScoredPiece; worth: number } | null = null;
  for (const candidate of candidates) {
    const { piece, score } = candidate;
    if (piece.priceCents > limitCents || isIn(draft, piece)) continue;
    if (!keepsBalance(piece, draft.box) || !fitsLook(piece, look)) continue;
    const pleases = score + completes(piece, look) + jitter(seed, piece.id);
    const worth = pleases - (clashesInPrint(piece, look) ? 10 : 0) - (piece.priceCents / 100) * spending.thrift;
    if (!best || worth > best.worth || (worth === best.worth && piece.id < best.candidate.piece.id)) {
      best = { candidate, worth };
    }
  }
  return best?.candidate ?? null;
}

/** Adds pieces look by look until the box is full or nothing more goes with it. `room`: pieces a look takes beyond its size. */
function fill(draft: Draft, candidates: readonly ScoredPiece[], rules: Rules, room: number): void {
  for (const [index, { size, chosen }] of draft.looks.entries()) {
    while (chosen.length < size + room && draft.box.length < rules.pieceCount) {
      const look = piecesOf(chosen);
      let next: ScoredPiece | null = null;
      for (const limit of priceLimits(draft, rules)) next ??= findNext(draft, look, candidates, rules, limit);
      if (!next) break;
      add(draft, index, next);
    }
  }
}

/** What the piece goes with: the first other piece of its look that it was chosen for. */
function partnerReason({ piece }: ScoredPiece, look: readonly ScoredPiece[]): StoredReason[] {
  const partner = look.find((other) => other.piece.id !== piece.id && fitsLook(piece, [other.piece]));
  return partner ? [{ code: "GOES_WITH", data: { product_id: partner.piece.id } }] : [];
}

function assembleOnce({ candidates, wishes, pieceCount }: Assembly, rules: Rules): Draft {
  const draft: Draft = {
    looks: planLookSizes(pieceCount).map((size) => ({ size, chosen: [] })),
    box: [],
    spentCents: 0,
  };
  for (const wish of wishes) {
    const isAffordable = wish.piece.priceCents <= rules.budgetCents - draft.spentCents;
    if (draft.box.length < pieceCount && isAffordable && !isIn(draft, wish.piece)) placeWish(draft, wish);
  }
  fill(draft, candidates, rules, 0);
  fill(draft, candidates, rules, stretch);
  return draft;
}

/** One look a list, best pieces first; a box has fewer pieces than wanted when no more keep the rules. */
export function assembleBox(assembly: Assembly): ScoredPiece[][] {
  const { candidates, pieceCount, budgetCents, seed } = assembly;
  const prices = pricesOfCheapest(candidates, pieceCount);
  let best: Draft | null = null;
  for (const spending of budgetCents === null ? spendings.slice(0, 1) : spendings) {
    const rules = { pieceCount, budgetCents: budgetCents ?? Number.MAX_SAFE_INTEGER, prices, spending, seed };
    const draft = assembleOnce(assembly, rules);
    if (!best || draft.box.length > best.box.length) best = draft;
    if (best.box.length === pieceCount) break;
  }
  const budget: StoredReason[] = budgetCents === null ? [] : [{ code: "WITHIN_BUDGET" }];
  return (best?.looks ?? [])
    .map(({ chosen }) => chosen)
    .filter((chosen) => chosen.length > 0)
    .map((chosen) =>
      chosen.map((scored) => ({
        ...scored,
        reasons: [...scored.reasons, ...partnerReason(scored, chosen), ...budget],
      })),
    );
}
