import { colorGroups, type ColorGroup } from "#contract/color-groups.ts";
import { fabricGroups, pieceGroups, type PieceGroup } from "#contract/tastes.ts";
import type { Piece } from "#backend/stylist/piece.ts";
import type { ScoredPiece } from "#backend/stylist/score.ts";
import { sizeSpans } from "#backend/stylist/growth.ts";
import { shoeEnds, womanSizes } from "#contract/sizes.ts";
import { trueHeight, trueShoe, type Person } from "./households.ts";

/* A second opinion: what is wrong with a box is told here in words of its own, not by the rules it was composed with. */

const overPieces = new Set(["dungarees", "pinafore"]);
const isTop = ({ family, kind }: Piece) => family === "TOPS" || (family === "KNITWEAR" && kind !== "cardigan");

export function isUnwearable(look: readonly Piece[]): boolean {
  const has = (test: (piece: Piece) => boolean) => look.some(test);
  if (has(({ family }) => family === "NIGHTWEAR")) return false;
  if (has(({ family, kind }) => family === "DRESSES" && !overPieces.has(kind ?? ""))) return false;
  return !(has(isTop) && has(({ family, kind }) => family === "BOTTOMS" || overPieces.has(kind ?? "")));
}

const babyOnly = new Set(["romper", "bodysuit"]);
const notForBabies = new Set(["belt", "bag", "scarf"]);
export const isWrongAge = ({ kind, gender, sizes }: Piece, person: Person, age: number): boolean =>
  (person.profileType === "WOMAN") !== (gender === "WOMAN") ||
  (person.profileType === "KID" &&
    (age < 36 ? notForBabies.has(kind ?? "") || (sizes.includes("TU") && kind !== "socks") : babyOnly.has(kind ?? "")));

const summerKinds = new Set(["shorts", "sandals", "ballerinas", "hat"]);
const winterKinds = new Set(["coat", "boots", "beanie", "scarf"]);
const bare = new Set(["t-shirt", "polo"]);
export function isWrongSeason(piece: Piece, look: readonly Piece[], month: number): boolean {
  const kind = piece.kind ?? "";
  if (month >= 11 || month <= 2) {
    const isBare = bare.has(kind) && !look.some(({ family }) => family === "KNITWEAR");
    return isBare || summerKinds.has(kind) || ["linen", "gauze"].includes(piece.fabric);
  }
  if (month >= 6 && month <= 8) return winterKinds.has(kind) && !(month === 8 && kind === "boots");
  return month === 3 || month === 10 ? kind === "shorts" || kind === "sandals" : month <= 5 && kind === "coat";
}

const dressyKinds = new Set(["dress", "skirt", "blouse", "shirt", "pinafore", "romper", "jumpsuit"]);
const sporty = new Set(["joggers", "hoodie", "sweatshirt"]);

/** Occasions the box was asked to dress for and does not. */
export function missedOccasions(
  looks: readonly (readonly Piece[])[],
  person: Person,
  day: string,
  nights: number,
): string[] {
  const needs = person.answers["needs"] as string[];
  const date = person.answers["occasion_date"];
  const days = typeof date === "string" ? (Date.parse(date) - Date.parse(day)) / 86_400_000 : 0;
  const missed: string[] = [];
  const isFestive = (look: readonly Piece[]) =>
    look.some(({ kind }) => dressyKinds.has(kind ?? "")) && !look.some(({ kind }) => sporty.has(kind ?? ""));
  if (needs.includes("occasion") && days >= 0 && days <= 60 && !looks.some(isFestive)) missed.push("occasion");
  if (needs.includes("evening") && !looks.some(isFestive)) missed.push("evening");
  if (needs.includes("sleep") && nights < 2 && !looks.flat().some(({ family }) => family === "NIGHTWEAR"))
    missed.push("sleep");
  const isOffice = (look: readonly Piece[]) => !look.some(({ kind }) => sporty.has(kind ?? ""));
  if (needs.includes("office") && !(needs.length === 1 ? looks.every(isOffice) : looks.some(isOffice)))
    missed.push("office");
  return missed;
}

/** Sizes that a shoe may be too small, which takes half of the room before the toes, and too large, which doubles it. */
const [shoeTooSmall, shoeTooLarge] = [1, 1.75];

/** A child's feet grow by makers' tables, whatever was told of them; a woman wears what she told. */
function isWrongOnFeet(size: string, person: Person, ageMonths: number, slack: number): boolean {
  const ends = shoeEnds(size);
  if (!ends) return false;
  const [smallest, largest] = ends;
  if (person.profileType === "WOMAN") {
    const told = Number(person.told.shoe_size);
    return told < smallest || told > largest;
  }
  const [today, inAMonth] = [trueShoe(person, ageMonths), trueShoe(person, ageMonths + 1)];
  return today > largest + shoeTooSmall * slack || inAMonth < smallest - shoeTooLarge * slack;
}

/**
 * Whether a piece could not be worn: a woman tells her size; a child's body is known by a size that may be a slip, so that
 * a little too small or too large comes back and is learnt from, and a lot is an error of the stylist's.
 */
export function isWrongSize({ piece, size }: ScoredPiece, person: Person, ageMonths: number, slack = 1): boolean {
  if (piece.metaCategory === "FEET") return isWrongOnFeet(size, person, ageMonths, slack);
  if (person.profileType === "WOMAN") return womanSizes.includes(size) && size !== person.womanSize;
  const span = sizeSpans.find((each) => each.size === size);
  if (!span) return false;
  const [today, inAMonth] = [trueHeight(person, ageMonths), trueHeight(person, ageMonths + 1)];
  return today > span.upTo * (1 + 0.05 * slack) || inAMonth < span.above * (1 - 0.1 * slack);
}

const list = (answers: Person["answers"], key: string): string[] => {
  const answer = answers[key];
  return Array.isArray(answer) ? answer.map(String) : [];
};
const allergens: Record<string, (piece: Piece) => boolean> = {
  wool: ({ materials }) => materials.some((code) => ["wool", "merino", "alpaca"].includes(code)),
  silk: ({ materials }) => materials.includes("silk"),
  leather: ({ materials, fabric }) => fabric === "leather" || materials.includes("leather"),
  fleece: ({ fabric }) => fabric === "fleece",
};

export function isDisliked(piece: Piece, { answers }: Person): boolean {
  const colors = list(answers, "colors_avoided").flatMap(
    (group): readonly string[] => colorGroups[group as ColorGroup],
  );
  const groups = list(answers, "pieces_avoided").map(
    (group): { kinds: readonly string[]; families: readonly string[] } => pieceGroups[group as PieceGroup],
  );
  const cloths = list(answers, "fabrics_avoided").map(
    (group): { fabrics: readonly string[]; materials: readonly string[] } =>
      fabricGroups[group as keyof typeof fabricGroups],
  );
  return (
    colors.includes(piece.color) ||
    list(answers, "patterns_avoided").includes(piece.pattern) ||
    groups.some(({ kinds, families }) => kinds.includes(piece.kind ?? "") || families.includes(piece.family)) ||
    cloths.some(
      ({ fabrics, materials }) =>
        fabrics.includes(piece.fabric) || piece.materials.some((code) => materials.includes(code)),
    ) ||
    list(answers, "allergies").some((value) => allergens[value]?.(piece) ?? false)
  );
}

const personal = new Set([
  "WISHED",
  "LIKED_LOOK",
  "LOVED_COLOR",
  "LOVED_PATTERN",
  "LOVED_STYLE",
  "LOVED_FABRIC",
  "FOR_NEED",
  "YOUR_STYLE",
  "KEPT_KIND",
  "KEPT_COLOR",
  "KEPT_PATTERN",
  "ORGANIC",
  "GOES_WITH_OWNED",
]);
export const isPersonal = ({ reasons }: ScoredPiece): boolean => reasons.some(({ code }) => personal.has(code));
