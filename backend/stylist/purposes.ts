import type { Kind } from "../catalog/garment-facts.ts";
import type { Piece } from "./piece.ts";
import type { Need, Said } from "./read-answers.ts";

/** What a look is for; null for any day. */
export type Purpose = Need | null;

/** Needs one look answers, in the order in which they are served; the rest of the box is for the other days. */
const served: readonly Need[] = ["occasion", "evening", "sleep"];
/** How many days after its delivery a box still dresses for a feast. */
const occasionDays = 75;
const dayMs = 86_400_000;

/** Whether a feast is ahead: one whose date is past, or not near yet, needs no look in this box. */
function isAhead(date: string | null, day: string): boolean {
  if (date === null) return true;
  const days = (Date.parse(date) - Date.parse(day)) / dayMs;
  return days >= 0 && days <= occasionDays;
}

/** Needs that a box has to answer with a look of its own. */
const servedNow = ({ needs, occasionDate }: Pick<Said, "needs" | "occasionDate">, day: string): Need[] =>
  served.filter((need) => needs.includes(need) && (need !== "occasion" || isAhead(occasionDate, day)));

/** Whether a box has a look for the feast, the evening and the night it was asked for. */
export const servesAll = (
  looks: readonly (readonly Piece[])[],
  said: Pick<Said, "needs" | "occasionDate">,
  day: string,
): boolean =>
  servedNow(said, day)
    .slice(0, looks.length)
    .every((need) => looks.some((look) => servesPurpose(look, need)));

/** What the looks of a box are for: a feast, an evening and the night once each, then the needs of every day in turn. */
export function planPurposes(said: Pick<Said, "needs" | "occasionDate">, day: string, looks: number): Purpose[] {
  const once = servedNow(said, day);
  const daily = said.needs.filter((need) => !served.includes(need));
  const planned: Purpose[] = once.slice(0, looks);
  for (let turn = 0; planned.length < looks; turn += 1) planned.push(daily[turn % Math.max(1, daily.length)] ?? null);
  return planned;
}

/** Needs that one dresses up for. */
const isDressedUp = (purpose: Purpose): boolean =>
  purpose === "occasion" || purpose === "evening" || purpose === "office";

/** Whether a piece may be in a look for a purpose: no jogging to the office, nothing but nightwear for the night. */
export function suitsPurpose({ role, isRelaxed }: Piece, purpose: Purpose): boolean {
  if (purpose === "sleep") return role === "NIGHT" || role === "LAYER";
  if (role === "NIGHT") return false;
  return !isDressedUp(purpose) || !isRelaxed;
}

/** Whether a look does what it is for: a feast and an evening want something to dress up in, the night nightwear. */
export function servesPurpose(look: readonly Piece[], purpose: Purpose): boolean {
  if (!look.every((piece) => suitsPurpose(piece, purpose))) return false;
  if (purpose === "sleep") return look.some(({ role }) => role === "NIGHT");
  if (purpose === "occasion" || purpose === "evening") return look.some(({ dress }) => dress === "DRESSY");
  return true;
}

const outdoorKinds: ReadonlySet<Kind | null> = new Set([
  "coat",
  "raincoat",
  "jacket",
  "boots",
  "gilet",
  "jeans",
  "dungarees",
  "beanie",
]);
const weekdayKinds: ReadonlySet<Kind | null> = new Set([
  "jeans",
  "long-sleeve",
  "jumper",
  "trousers",
  "sweatshirt",
  "t-shirt",
  "leggings",
]);
const weekendKinds: ReadonlySet<Kind | null> = new Set([
  "jeans",
  "sweatshirt",
  "hoodie",
  "jumper",
  "joggers",
  "t-shirt",
]);

/** How much a piece does for a purpose beyond being allowed: 1 is made for it. */
export function worthFor({ kind, dress, role }: Piece, purpose: Purpose): number {
  switch (purpose) {
    case null:
      return 0;
    case "occasion":
    case "evening":
      return dress === "DRESSY" ? 1 : 0;
    case "office":
      return dress === "DRESSY" || kind === "trousers" ? 1 : 0;
    case "sleep":
      return role === "NIGHT" ? 1 : 0;
    case "sport":
      return dress === "SPORT" || kind === "trainers" || kind === "leggings" ? 1 : 0;
    case "outdoor":
      return outdoorKinds.has(kind) ? 1 : 0;
    case "school":
    case "creche":
      return weekdayKinds.has(kind) ? 1 : 0;
    case "weekend":
    case "holidays":
      return weekendKinds.has(kind) ? 1 : 0;
  }
}
