import { stylesOf } from "#backend/stylist/styles.ts";
import { ageInMonths } from "#backend/profiles/age.ts";
import type { Piece } from "#backend/stylist/piece.ts";
import type { ScoredPiece } from "#backend/stylist/score.ts";
import { makeCatalogue } from "./catalogue.ts";
import { makeHouseholds } from "./households.ts";
import {
  isDisliked,
  isPersonal,
  isUnwearable,
  isWrongAge,
  isWrongSeason,
  isWrongSize,
  missedOccasions,
} from "./judge-box.ts";
import { judgeLooks, makeLooks, shareOfStyle } from "./judge-looks.ts";
import { firstBox, liveHousehold, type LivedBox } from "./live.ts";

export interface Measure {
  what: string;
  value: number;
  /** Null for what is told only. */
  goal: { atMost: number } | { atLeast: number } | null;
  /** What is wrong, for whoever mends it. */
  examples: string[];
}

/** The shop a year and a half long: what the demo sells and what comes after. */
const catalogueSize = 4800;
const months = 18;
const start = new Date("2026-11-01T12:00:00Z");
/** Boxes after which somebody who keeps one style only has to be noticed. */
const noticedAfter = 3;

const round = (value: number): number => Math.round(value * 100) / 100;
const name = ({ piece, size }: LivedBox["looks"][number][number]) =>
  `${piece.kind} ${piece.color} ${piece.pattern} ${piece.fabric} ${size}`;

/** Of a hundred boxes, how many pieces, looks or boxes are so. */
function perHundred(
  what: string,
  boxes: readonly LivedBox[],
  find: (box: LivedBox) => string[],
  atMost: number,
): Measure {
  const found = boxes.flatMap((box) =>
    find(box).map(
      (words) => `${box.person.id} ${box.person.gender} born ${box.person.birthdate ?? "?"}, ${box.day}: ${words}`,
    ),
  );
  return { what, value: round((found.length / boxes.length) * 100), goal: { atMost }, examples: found.slice(0, 8) };
}

const spentOf = ({ looks }: LivedBox) => looks.flat().reduce((sum, { piece }) => sum + piece.priceCents, 0);
const ageOf = ({ person, day }: LivedBox) => (person.birthdate === null ? 400 : ageInMonths(person.birthdate, day));
const chosen = ({ looks, wished }: LivedBox) => looks.flat().filter(({ piece }) => !wished.has(piece.id));

/** A size of clothes that was told wrong is found out by what comes back: one step by the first box, two by two. */
const isRightlyTold = ({ person, turn }: LivedBox, { piece }: ScoredPiece): boolean =>
  piece.metaCategory === "FEET" || turn >= person.slip;

/** Any misfit at all: what comes back as too small or too large. */
const misfits = (boxes: readonly LivedBox[]): number =>
  boxes.flatMap((box) => chosen(box).filter((scored) => isWrongSize(scored, box.person, ageOf(box), 0.2))).length;

function twinsOf(boxes: readonly LivedBox[]): (box: LivedBox) => string[] {
  const days = Map.groupBy(boxes, ({ household, day }) => `${household.seed} ${day}`);
  return (box) => {
    const before = (days.get(`${box.household.seed} ${box.day}`) ?? []).filter(
      ({ person }) => person.id < box.person.id,
    );
    const theirs = new Set(before.flatMap(({ looks }) => looks.flat().map(({ piece }) => piece.id)));
    return chosen(box)
      .filter(({ piece }) => theirs.has(piece.id))
      .map(name);
  };
}

/** How much more of the one style that is kept comes after some boxes than at first. */
function noticed(boxes: readonly LivedBox[]): number {
  const shareAt = (turn: number) => {
    const pieces = boxes
      .filter((box) => box.person.isSingleMinded && box.turn === turn)
      .flatMap((box) => box.looks.flat().map(({ piece }) => stylesOf(piece).includes(box.person.heart)));
    return pieces.filter(Boolean).length / Math.max(1, pieces.length);
  };
  return round(shareAt(noticedAfter) / shareAt(0));
}

/** How much more of the one style that is kept comes in a box before which six looks were judged by it. */
async function movedByLooks(householdCount: number, catalogue: readonly Piece[]): Promise<number> {
  const shown = makeLooks(catalogue, start);
  const shares = { before: 0, after: 0 };
  for (const household of makeHouseholds(householdCount, start)) {
    const [person] = household.people;
    if (!person?.isSingleMinded) continue;
    const before = await firstBox(household, [], catalogue, start);
    const after = await firstBox(household, judgeLooks(shown, person), catalogue, start);
    shares.before += shareOfStyle(before ?? [], person);
    shares.after += shareOfStyle(after ?? [], person);
  }
  return round(shares.after / shares.before);
}

function distinct(boxes: readonly LivedBox[]): number {
  const pieces = boxes
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .flatMap(({ looks }) => looks.flat().map(({ piece }) => piece.id));
  const hundreds = Array.from(
    { length: Math.floor(pieces.length / 100) },
    (_, index) => new Set(pieces.slice(index * 100, index * 100 + 100)).size,
  );
  return round(hundreds.reduce((sum, count) => sum + count, 0) / Math.max(1, hundreds.length));
}

/** Boxes of generated households, judged. */
export async function measureStylist(
  householdCount: number,
): Promise<{ measures: Measure[]; boxes: number; p99Ms: number }> {
  const catalogue = makeCatalogue(catalogueSize, start);
  const boxes: LivedBox[] = [];
  for (const household of makeHouseholds(householdCount, start))
    boxes.push(...(await liveHousehold(household, catalogue, start, months)));
  const month = (box: LivedBox) => Number(box.day.slice(5, 7));
  const limited = boxes.filter(({ budgetCents }) => budgetCents !== null);
  const pieces = boxes.flatMap(({ looks }) => looks.flat());
  const used = limited.reduce((sum, box) => sum + spentOf(box) / (box.budgetCents ?? 1), 0) / limited.length;
  const times = boxes.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const measures: Measure[] = [
    perHundred(
      "looks that cannot be worn",
      boxes,
      ({ looks, wished }) =>
        looks
          .filter(
            (look) => !look.some(({ piece }) => wished.has(piece.id)) && isUnwearable(look.map(({ piece }) => piece)),
          )
          .map((look) => look.map(name).join(" + ")),
      0,
    ),
    perHundred(
      "pieces wrong for the age",
      boxes,
      (box) =>
        chosen(box)
          .filter(({ piece }) => isWrongAge(piece, box.person, ageOf(box)))
          .map(name),
      0,
    ),
    perHundred(
      "pieces wrong for the season",
      boxes,
      (box) =>
        box.looks.flatMap((look) =>
          look
            .filter(({ piece }) => !box.wished.has(piece.id))
            .filter(({ piece }) =>
              isWrongSeason(
                piece,
                look.map((other) => other.piece),
                month(box),
              ),
            )
            .map(name),
        ),
      0,
    ),
    perHundred(
      "occasions not dressed for",
      boxes,
      (box) =>
        missedOccasions(
          box.looks.map((look) => look.map(({ piece }) => piece)),
          box.person,
          box.day,
          box.nights,
        ),
      0,
    ),
    perHundred(
      "pieces in a wrong size",
      boxes,
      (box) =>
        chosen(box)
          .filter((scored) => isRightlyTold(box, scored) && isWrongSize(scored, box.person, ageOf(box)))
          .map(
            (scored) =>
              `${name(scored)}, told ${box.person.told.top_size} ${box.person.told.shoe_size} ${box.person.standing.toFixed(1)}`,
          ),
      0,
    ),
    {
      what: "pieces a little too small or too large, %",
      value: round((misfits(boxes) / pieces.length) * 100),
      goal: null,
      examples: [],
    },
    perHundred(
      "dislikes broken",
      boxes,
      (box) =>
        chosen(box)
          .filter(({ piece }) => isDisliked(piece, box.person))
          .map(name),
      0,
    ),
    perHundred(
      "boxes over their budget",
      boxes,
      (box) => (box.budgetCents !== null && spentOf(box) > box.budgetCents ? [String(spentOf(box))] : []),
      0,
    ),
    perHundred("twin pieces among siblings", boxes, twinsOf(boxes), 0),
    perHundred(
      "boxes short of pieces",
      boxes,
      (box) =>
        box.looks.flat().length < box.pieceCount
          ? [`${box.looks.flat().length}: ${JSON.stringify(box.person.answers)}`]
          : [],
      2,
    ),
    { what: "budget used, %", value: round(used * 100), goal: { atLeast: 85 }, examples: [] },
    {
      what: "pieces with a personal reason, %",
      value: round((pieces.filter(isPersonal).length / pieces.length) * 100),
      goal: { atLeast: 50 },
      examples: [],
    },
    { what: "different products of a hundred pieces", value: distinct(boxes), goal: { atLeast: 65 }, examples: [] },
    {
      what: `times as much of the one style that is kept, after ${noticedAfter} boxes`,
      value: noticed(boxes),
      goal: { atLeast: 2 },
      examples: [],
    },
    {
      what: "times as much of the one style that is kept, after six looks were judged",
      value: await movedByLooks(householdCount, catalogue),
      goal: { atLeast: 2 },
      examples: [],
    },
  ];
  return { measures, boxes: boxes.length, p99Ms: round(times[Math.floor(times.length * 0.99)] ?? 0) };
}

export const isMet = ({ value, goal }: Measure): boolean =>
  goal === null || ("atMost" in goal ? value <= goal.atMost : value >= goal.atLeast);
