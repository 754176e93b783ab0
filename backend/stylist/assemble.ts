import type { StoredReason } from "../db/schema/request.ts";
import { jitter } from "./jitter.ts";
import { clashesInPrint, completes, fitsLook, isComplete, isFinishing, isWarmEnough, keepsBalance } from "./outfit.ts";
import type { Piece } from "./piece.ts";
import { planPurposes, servesAll, servesPurpose, suitsPurpose, worthFor, type Purpose } from "./purposes.ts";
import type { Said } from "./read-answers.ts";
import type { ScoredPiece } from "./score.ts";

export interface Assembly {
  /** Pieces that may be chosen; what must not be is not among them. */
  candidates: readonly ScoredPiece[];
  /** In the order of wishing; they come first. */
  wishes: readonly ScoredPiece[];
  pieceCount: number;
  /** What all pieces together may cost at most; null for no limit. */
  budgetCents: number | null;
  /** Day of delivery. */
  day: string;
  /** What the looks are for. */
  said: Pick<Said, "needs" | "occasionDate">;
  /** The same seed with the same pieces makes the same box. */
  seed: number;
}

/** Three looks from six pieces on, two from four on; the first ones take the pieces that are left over. */
export function planLookSizes(pieceCount: number): number[] {
  const looks = pieceCount >= 6 ? 3 : pieceCount >= 4 ? 2 : 1;
  return Array.from({ length: looks }, (_, index) => Math.floor((pieceCount + looks - 1 - index) / looks));
}

interface Look {
  size: number;
  purpose: Purpose;
  chosen: ScoredPiece[];
}
interface Draft {
  looks: Look[];
  box: Piece[];
  spentCents: number;
}
interface Rules {
  assembly: Assembly;
  budgetCents: number;
  /** Prices of the cheapest pieces, cheapest first: what the rest of a box costs at least. */
  prices: readonly number[];
  /** How much dearer than its even share of what is left a piece may be. */
  fairness: number;
  /** What a euro takes off the worth of a piece. */
  thrift: number;
  /** How much pieces please in this draft, apart from the look they come into. */
  pleases: ReadonlyMap<number, number>;
}

const piecesOf = (chosen: readonly ScoredPiece[]): Piece[] => chosen.map(({ piece }) => piece);

function add(draft: Draft, look: Look, chosen: ScoredPiece): void {
  look.chosen.push(chosen);
  draft.box.push(chosen.piece);
  draft.spentCents += chosen.piece.priceCents;
}

const isIn = (draft: Draft, { id }: Piece): boolean => draft.box.some((other) => other.id === id);

/** What a piece that is made for the purpose of its look is worth. */
const purposePoints = 2;
const clashPoints = 8;

/** Into the first look with room that it goes with, else the emptiest: a wish is never refused for its colour. */
function placeWish(draft: Draft, wish: ScoredPiece): void {
  const open = draft.looks.filter(({ size, chosen }) => chosen.length < size);
  const fitting = open.find(
    ({ chosen, purpose }) =>
      chosen.length > 0 && fitsLook(wish.piece, piecesOf(chosen)) && suitsPurpose(wish.piece, purpose),
  );
  const suiting = open.filter(({ chosen, purpose }) => chosen.length === 0 && suitsPurpose(wish.piece, purpose));
  // A look of a purpose that the wish does not serve stays free for one that does.
  const emptiest = suiting.at(-1) ?? open.toSorted((a, b) => b.chosen.length - a.chosen.length).at(-1);
  const target = fitting ?? emptiest;
  if (!target) return;
  if (!suitsPurpose(wish.piece, target.purpose)) target.purpose = wish.piece.role === "NIGHT" ? "sleep" : null;
  add(draft, target, wish);
}

/**
 * What may be spent on the next `count` pieces, most wanted first: about their share of what is left, so that the last
 * pieces are no leftovers; what the cheapest rest of the box does not need; all that is left.
 */
function limitsFor(draft: Draft, { assembly, budgetCents, prices, fairness }: Rules, count: number): number[] {
  const left = budgetCents - draft.spentCents;
  const rest = Math.max(0, assembly.pieceCount - draft.box.length - count);
  const reserved = prices.slice(0, rest).reduce((sum, price) => sum + price, 0);
  return [Math.min(left - reserved, (left / (rest + count)) * count * fairness), left - reserved, left];
}

/** The first answer that a limit allows. */
function tryLimits<T>(limits: readonly number[], find: (limit: number) => T | null): T | null {
  for (const limit of new Set(limits)) {
    const found = limit > 0 ? find(limit) : null;
    if (found) return found;
  }
  return null;
}

const worthIn = (
  { piece }: ScoredPiece,
  look: readonly Piece[],
  purpose: Purpose,
  { pleases, thrift }: Rules,
): number =>
  (pleases.get(piece.id) ?? 0) +
  worthFor(piece, purpose) * purposePoints -
  (clashesInPrint(piece, look) ? clashPoints : 0) -
  (piece.priceCents / 100) * thrift;

const mayJoin = (draft: Draft, piece: Piece, look: readonly Piece[], purpose: Purpose): boolean =>
  !isIn(draft, piece) && suitsPurpose(piece, purpose) && keepsBalance(piece, draft.box) && fitsLook(piece, look);

/** How many of the best pieces of a role are tried for the heart of a look. */
const tried = 24;

/** The heart of a look: the pieces without which it cannot be worn, best first; a wish that stands there is kept. */
function planHeart(draft: Draft, look: Look, rules: Rules, limit: number): ScoredPiece[] | null {
  const { candidates, day } = rules.assembly;
  const held = piecesOf(look.chosen);
  const able = candidates
    .filter(
      ({ piece }) => piece.priceCents <= limit && !isFinishing(piece) && mayJoin(draft, piece, held, look.purpose),
    )
    .map((candidate) => ({ candidate, worth: worthIn(candidate, held, look.purpose, rules) }))
    .toSorted((a, b) => b.worth - a.worth || a.candidate.piece.id - b.candidate.piece.id);
  const best = Object.values(Object.groupBy(able, ({ candidate }) => candidate.piece.role)).flatMap(
    (ofRole) => ofRole?.slice(0, tried) ?? [],
  );
  let found: { heart: ScoredPiece[]; worth: number } | null = null;
  const offer = (heart: readonly { candidate: ScoredPiece; worth: number }[]) => {
    const pieces = [...held, ...heart.map(({ candidate }) => candidate.piece)];
    // A single whole piece has to be worth as much as the pair it stands for.
    const worth = heart.reduce((sum, each) => sum + each.worth, 0) / heart.length;
    if (found && worth <= found.worth) return;
    if (isComplete(pieces) && isWarmEnough(pieces, day) && servesPurpose(pieces, look.purpose))
      found = { heart: heart.map(({ candidate }) => candidate), worth };
  };
  for (const [index, first] of best.entries()) {
    offer([first]);
    if (look.size - held.length < 2) continue;
    for (const second of best.slice(index + 1)) {
      const [a, b] = [first.candidate.piece, second.candidate.piece];
      if (a.priceCents + b.priceCents > limit || !fitsLook(a, [b])) continue;
      const clash = clashesInPrint(a, [b]) ? clashPoints : 0;
      if (keepsBalance(b, [...draft.box, a])) offer([first, { ...second, worth: second.worth - clash }]);
    }
  }
  return (found as { heart: ScoredPiece[] } | null)?.heart ?? null;
}

/** The best further piece of a look that can be worn already; null when nothing more goes with it. */
function findNext(draft: Draft, look: Look, rules: Rules, limit: number): ScoredPiece | null {
  const held = piecesOf(look.chosen);
  let best: { candidate: ScoredPiece; worth: number } | null = null;
  for (const candidate of rules.assembly.candidates) {
    const { piece } = candidate;
    if (piece.priceCents > limit || !mayJoin(draft, piece, held, look.purpose)) continue;
    if (!isWarmEnough([...held, piece], rules.assembly.day)) continue;
    const worth = worthIn(candidate, held, look.purpose, rules) + completes(piece, held);
    if (!best || worth > best.worth || (worth === best.worth && piece.id < best.candidate.piece.id))
      best = { candidate, worth };
  }
  return best?.candidate ?? null;
}

/** Pieces beyond the plan that a look takes when another one could not be filled. */
const stretch = 2;

function buildLook(draft: Draft, look: Look, rules: Rules): void {
  const held = piecesOf(look.chosen);
  const isDone = isComplete(held) && isWarmEnough(held, rules.assembly.day) && servesPurpose(held, look.purpose);
  const heart = isDone ? [] : tryLimits(limitsFor(draft, rules, 2), (limit) => planHeart(draft, look, rules, limit));
  for (const chosen of heart ?? []) add(draft, look, chosen);
}

function finishLooks(draft: Draft, rules: Rules, room: number): void {
  for (const look of draft.looks) {
    while (look.chosen.length < look.size + room && draft.box.length < rules.assembly.pieceCount) {
      if (!isComplete(piecesOf(look.chosen))) break;
      const next = tryLimits(limitsFor(draft, rules, 1), (limit) => findNext(draft, look, rules, limit));
      if (!next) break;
      add(draft, look, next);
    }
  }
}

/** One more look of what is left, where the others could take no more. */
function addLook(draft: Draft, rules: Rules): void {
  const missing = rules.assembly.pieceCount - draft.box.length;
  if (missing <= 0) return;
  const look: Look = { size: Math.min(missing, 3), purpose: null, chosen: [] };
  draft.looks.push(look);
  buildLook(draft, look, rules);
  finishLooks(draft, rules, 0);
}

/** Below this share of its budget a box has room for better pieces. */
const wellSpent = 0.92;
const mostUpgrades = 12;

/**
 * Spends what is left on better pieces: a place at a time takes one of the same family that is dearer, pleases nearly as
 * much and keeps every rule.
 */
function spendRest(draft: Draft, rules: Rules, isFixed: (id: number) => boolean): void {
  for (let turn = 0; turn < mostUpgrades && draft.spentCents < rules.budgetCents * wellSpent; turn += 1) {
    const left = rules.budgetCents - draft.spentCents;
    let best: { look: Look; place: number; candidate: ScoredPiece; gain: number } | null = null;
    for (const look of draft.looks) {
      for (const [place, current] of look.chosen.entries()) {
        if (isFixed(current.piece.id)) continue;
        const held = piecesOf(look.chosen).filter(({ id }) => id !== current.piece.id);
        const rest: Draft = { ...draft, box: draft.box.filter(({ id }) => id !== current.piece.id) };
        const worth = worthIn(current, held, look.purpose, rules);
        for (const candidate of rules.assembly.candidates) {
          const { piece } = candidate;
          const dearer = piece.priceCents - current.piece.priceCents;
          if (piece.family !== current.piece.family || dearer <= 0 || dearer > left) continue;
          const lost = worth - worthIn(candidate, held, look.purpose, rules);
          const gain = (dearer / left) * 2.5 - lost;
          if (lost > 1.6 || gain <= (best?.gain ?? 0)) continue;
          const pieces = [...held, piece];
          if (!mayJoin(rest, piece, held, look.purpose) || !isComplete(pieces)) continue;
          if (!isWarmEnough(pieces, rules.assembly.day) || !servesPurpose(pieces, look.purpose)) continue;
          best = { look, place, candidate, gain };
        }
      }
    }
    if (!best) return;
    const { look, place, candidate } = best;
    const [gone] = look.chosen.splice(place, 1, candidate);
    if (!gone) return;
    draft.box = draft.box.map((piece) => (piece.id === gone.piece.id ? candidate.piece : piece));
    draft.spentCents += candidate.piece.priceCents - gone.piece.priceCents;
  }
}

/** What the piece goes with: the first other piece of its look that it was chosen for. */
function partnerReason({ piece }: ScoredPiece, look: readonly ScoredPiece[]): StoredReason[] {
  const partner = look.find((other) => other.piece.id !== piece.id && fitsLook(piece, [other.piece]));
  return partner ? [{ code: "GOES_WITH", data: { product_id: partner.piece.id } }] : [];
}

const purposeReason = ({ piece }: ScoredPiece, purpose: Purpose): StoredReason[] =>
  purpose !== null && worthFor(piece, purpose) > 0 ? [{ code: "FOR_NEED", data: { need: purpose } }] : [];

/** A wished piece that would leave a look unwearable is sent all the same: it was asked for by name. */
const isSendable = ({ chosen }: Look, day: string, isWish: (id: number) => boolean): boolean => {
  const pieces = piecesOf(chosen);
  return (isComplete(pieces) && isWarmEnough(pieces, day)) || pieces.some(({ id }) => isWish(id));
};

/** Pyjamas are a look by themselves: the pieces that leaves go to the looks of the day. */
function planLooks(sizes: readonly number[], purposes: readonly Purpose[]): Look[] {
  const looks = sizes.map((size, index): Look => ({ size, purpose: purposes[index] ?? null, chosen: [] }));
  const night = looks.find(({ purpose }) => purpose === "sleep");
  const days = looks.filter((look) => look !== night);
  if (!night || days.length === 0) return looks;
  for (let turn = 0; night.size > 1; turn += 1) {
    const day = days[turn % days.length];
    if (day) day.size += 1;
    night.size -= 1;
  }
  return looks;
}

function assembleOnce(rules: Rules, sizes: readonly number[]): Draft {
  const { assembly, budgetCents } = rules;
  const purposes = planPurposes(assembly.said, assembly.day, sizes.length);
  const draft: Draft = { looks: planLooks(sizes, purposes), box: [], spentCents: 0 };
  for (const wish of assembly.wishes) {
    const isAffordable = wish.piece.priceCents <= budgetCents - draft.spentCents;
    if (draft.box.length < assembly.pieceCount && isAffordable && !isIn(draft, wish.piece)) placeWish(draft, wish);
  }
  const wished = new Set(draft.box.map(({ id }) => id));
  for (const look of draft.looks) buildLook(draft, look, rules);
  for (const look of draft.looks) {
    if (look.chosen.length > 0 || look.purpose === null) continue;
    look.purpose = null;
    buildLook(draft, look, rules);
  }
  finishLooks(draft, rules, 0);
  finishLooks(draft, rules, stretch);
  addLook(draft, rules);
  spendRest(draft, rules, (id) => wished.has(id));
  draft.looks = draft.looks.filter(
    (look) => look.chosen.length > 0 && isSendable(look, assembly.day, (id) => wished.has(id)),
  );
  draft.box = draft.looks.flatMap(({ chosen }) => piecesOf(chosen));
  return draft;
}

/** A budget that leaves the box incomplete is spent more carefully. */
const spendings = [
  { fairness: 1.7, thrift: 0 },
  { fairness: 1.25, thrift: 0.08 },
  { fairness: 1.05, thrift: 0.4 },
  { fairness: 1, thrift: 1.5 },
  { fairness: 0.95, thrift: 4 },
] as const;
/** A box that dresses for what was asked is worth a piece more than one that does not. */
export const servedPieces = 1.5;
/** How far a seed shifts what pleases: two children of the same tastes get boxes of their own. */
const wander = 1.6;

function cheapestPrices(candidates: readonly ScoredPiece[], pieceCount: number): number[] {
  const box: Piece[] = [];
  for (const { piece } of candidates.toSorted((a, b) => a.piece.priceCents - b.piece.priceCents)) {
    if (box.length < pieceCount && keepsBalance(piece, box)) box.push(piece);
  }
  return box.map(({ priceCents }) => priceCents);
}

/** One look a list, best pieces first; a box has fewer pieces than wanted when no more keep the rules. */
export function assembleBox(assembly: Assembly): ScoredPiece[][] {
  const { candidates, pieceCount, budgetCents, seed } = assembly;
  const prices = cheapestPrices(candidates, pieceCount);
  const pleases = new Map(
    [...candidates, ...assembly.wishes].map(({ piece, score }) => [piece.id, score + jitter(seed, piece.id) * wander]),
  );
  let [best, bestValue]: [Draft | null, number] = [null, 0];
  for (const spending of budgetCents === null ? spendings.slice(0, 1) : spendings) {
    const rules: Rules = {
      assembly,
      budgetCents: budgetCents ?? Number.MAX_SAFE_INTEGER,
      prices,
      pleases,
      ...spending,
    };
    const draft = assembleOnce(rules, planLookSizes(pieceCount));
    const isServed = servesAll(
      draft.looks.map(({ chosen }) => piecesOf(chosen)),
      assembly.said,
      assembly.day,
    );
    const value = draft.box.length + (isServed ? servedPieces : 0);
    if (!best || value > bestValue) [best, bestValue] = [draft, value];
    if (isServed && best.box.length === pieceCount) break;
  }
  const total = best?.spentCents ?? 0;
  const budget: StoredReason[] = budgetCents === null || total > budgetCents ? [] : [{ code: "WITHIN_BUDGET" }];
  return (best?.looks ?? []).map(({ chosen, purpose }) =>
    chosen.map((scored) => {
      const [first, ...rest] = scored.reasons;
      const isWish = first?.code === "WISHED";
      return {
        ...scored,
        reasons: [
          ...(isWish ? [first] : []),
          ...purposeReason(scored, purpose),
          ...(isWish || !first ? rest : [first, ...rest]),
          ...partnerReason(scored, chosen),
          ...budget,
        ],
      };
    }),
  );
}
