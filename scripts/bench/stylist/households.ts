import { shoesByYear } from "#backend/stylist/size-alert.ts";
import { heightFor, sizeForHeight, sizeSpans, type Sex } from "#backend/stylist/growth.ts";
import { colorGroups } from "#contract/color-groups.ts";
import { fabricGroups, pieceGroups, styles, tastePatterns, type Style } from "#contract/tastes.ts";
import { kidShoeSizes, kidSizes, shoeEnds, womanSizes } from "#contract/sizes.ts";
import { createRandom, type Random } from "../random.ts";

export interface Person {
  id: string;
  profileType: "KID" | "WOMAN";
  gender: "GIRL" | "BOY" | "MIXED" | "WOMAN";
  birthdate: string | null;
  /** Where the body really stands among those of its age; nobody tells the stylist. */
  standing: number;
  /** What a woman really wears. */
  womanSize: string;
  told: { top_size: string | null; bottom_size: string | null; shoe_size: string | null };
  answers: Record<string, unknown>;
  /** What it keeps more of, whatever was said. */
  heart: Style;
  /** Keeps nothing but that, to see how fast it is noticed. */
  isSingleMinded: boolean;
  /** Sizes that were told wrong, and as many boxes have to come back before that is known. */
  slip: number;
}
export interface Household {
  isHard: boolean;
  people: Person[];
  /** Months between two boxes, and whether all boxes of the family come on one day. */
  everyMonths: number;
  /** How often a parent answers when a size is doubted. */
  answersDoubts: number;
  /** Day of the month of the first box. */
  startDay: number;
  seed: number;
}

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

function several<T>(random: Random, items: readonly T[], count: number): T[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(random.below(rest.length), 1)).flat();
}

/** About a normal spread, cut off at two and a half deviations. */
const normal = (random: Random): number => {
  const sum = Array.from({ length: 6 }, () => random.below(1000) / 1000).reduce((all, each) => all + each, 0);
  return Math.max(-2.5, Math.min(2.5, (sum - 3) * 1.41));
};

const day = (months: number, date: number, start: Date): string => {
  const moved = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() - months, date));
  return moved.toISOString().slice(0, 10);
};

export const sexOf = (gender: Person["gender"]): Sex => (gender === "GIRL" || gender === "BOY" ? gender : "MIXED");
const dress = new Set(["dresses", "skirts", "one_pieces", "shirts", "polos"]);

function answersOf(random: Random, type: Person["profileType"], ageMonths: number, isHard: boolean, start: Date) {
  const needs = several(
    random,
    type === "WOMAN"
      ? ["office", "weekend", "evening", "holidays", "sport"]
      : ageMonths < 36
        ? ["creche", "outdoor", "sleep", "holidays"]
        : ["school", "outdoor", "sport", "occasion", "holidays", "weekend"],
    1 + random.below(3),
  );
  const groups = several(random, keysOf(colorGroups), 12);
  const [loved, avoided] = [random.below(5), isHard ? 3 + random.below(3) : random.below(3)];
  // Who refuses all that one dresses up in asks for no feast.
  const refusable = keysOf(pieceGroups).filter(
    (group) =>
      !(needs.some((need) => need === "occasion" || need === "evening" || need === "office") && dress.has(group)),
  );
  const patterns = several(
    random,
    tastePatterns.filter((pattern) => pattern !== "plain"),
    8,
  );
  const fabrics = several(random, keysOf(fabricGroups), isHard ? 2 : random.below(2));
  return {
    needs,
    ...(needs.includes("occasion") ? { occasion_date: day(-1 - random.below(16), 24, start) } : {}),
    styles: several(random, type === "KID" ? keysOf(styles).slice(0, 7) : keysOf(styles), 1 + random.below(3)),
    colors_loved: groups.slice(0, loved),
    colors_avoided: groups.slice(loved, loved + avoided),
    patterns_loved: patterns.slice(0, random.below(3)),
    patterns_avoided: patterns.slice(3, 3 + (isHard ? 3 : random.below(2))),
    pieces_loved: several(random, keysOf(pieceGroups), random.below(4)),
    pieces_avoided: several(
      random,
      refusable.filter((group) => group !== "shirts" && !(group === "nightwear" && needs.includes("sleep"))),
      isHard ? 2 + random.below(2) : random.below(2),
    ),
    fabrics_avoided: fabrics,
    organic: random.chance(0.4) ? "yes" : "no",
    budget_level: random.pick(["careful", "balanced", "balanced", "generous", "open"]),
    fit: random.pick(["close", "regular", "loose"]),
    dress_code: random.pick(["free", "free", "sober", "uniform"]),
    ...(isHard && random.chance(0.5) ? { allergies: several(random, ["wool", "silk", "leather", "fleece"], 1) } : {}),
    ...(isHard && random.chance(0.4) ? { sensory: several(random, ["no_labels", "soft_only", "loose"], 1) } : {}),
    ...(random.chance(0.4) ? { enough: several(random, ["ACCESSORIES", "OUTERWEAR", "SHOES"], 1) } : {}),
    price_tops: random.pick(["careful", "middle", "open"]),
    price_bottoms: random.pick(["careful", "middle", "open"]),
  };
}

/** What a child really wears on a day. */
export function trueHeight(person: Person, ageMonths: number): number {
  return heightFor(sexOf(person.gender), ageMonths, person.standing);
}

/** Taller than the largest size: the service ends there. */
export const isGrownOut = (person: Person, ageMonths: number): boolean =>
  trueHeight(person, ageMonths) > (sizeSpans.at(-1)?.upTo ?? 0);

/** Sizes by which a foot is away from the usual one, where the body is one deviation away. */
const shoesApart = 1.2;

/** The shoe size that feet of an age fill, in parts of a size: makers' table, more or less of it as the child stands. */
export function trueShoe({ standing }: Pick<Person, "standing">, ageMonths: number): number {
  const years = Math.min(shoesByYear.length - 1, ageMonths / 12);
  const [birthday = 0, next = 0] = [Math.floor(years), Math.ceil(years)].map((year) => shoesByYear[year]);
  return birthday + (next - birthday) * (years % 1) + shoesApart * standing;
}

/** The size that is worn and told; null for feet that no size of a child's profile is made for. */
export function wornShoe(person: Pick<Person, "standing">, ageMonths: number): string | null {
  const size = String(Math.round(trueShoe(person, ageMonths)));
  return kidShoeSizes.includes(size) ? size : null;
}

function aKid(random: Random, id: string, isHard: boolean, start: Date): Person {
  const gender = random.pick(["GIRL", "GIRL", "BOY", "BOY", "MIXED"] as const);
  const ageMonths = random.chance(0.3) ? 1 + random.below(22) : 24 + random.below(120);
  const standing = normal(random);
  const height = heightFor(sexOf(gender), ageMonths, standing);
  const now = sizeForHeight(height);
  const index = kidSizes.indexOf(now);
  // One in ten is off by a size; of the hard ones one in three tells what was worn years ago.
  const slip = isHard && random.chance(0.33) ? -2 : random.chance(0.1) ? random.pick([-1, 1]) : 0;
  const told = kidSizes[Math.max(0, Math.min(kidSizes.length - 1, index + slip))] ?? now;
  return {
    id,
    profileType: "KID",
    gender,
    birthdate: day(ageMonths, 3 + random.below(24), start),
    standing,
    womanSize: "",
    told: {
      top_size: isHard && random.chance(0.2) ? null : told,
      bottom_size: told,
      shoe_size: ageMonths > 14 && random.chance(0.7) ? wornShoe({ standing }, ageMonths) : null,
    },
    answers: {
      ...answersOf(random, "KID", ageMonths, isHard, start),
      ...(random.chance(0.4) ? { height: Math.round(height) } : {}),
    },
    heart: random.pick(keysOf(styles)),
    isSingleMinded: false,
    slip: Math.abs(kidSizes.indexOf(told) - index),
  };
}

function aWoman(random: Random, id: string, isHard: boolean, start: Date): Person {
  const womanSize = random.pick(womanSizes.slice(0, isHard ? 8 : 6));
  return {
    id,
    profileType: "WOMAN",
    gender: "WOMAN",
    birthdate: null,
    standing: 0,
    womanSize,
    told: { top_size: womanSize, bottom_size: womanSize, shoe_size: String(36 + random.below(6)) },
    answers: answersOf(random, "WOMAN", 400, isHard, start),
    heart: random.pick(keysOf(styles)),
    isSingleMinded: false,
    slip: 0,
  };
}

/** Families of a shop, the same in every run; every fourth is hard to please. One in six has somebody who keeps one style only. */
export function makeHouseholds(count: number, start: Date): Household[] {
  return Array.from({ length: count }, (_, index): Household => {
    const random = createRandom(7919 * (index + 1));
    random.below(10);
    const isHard = index % 4 === 3;
    const size = 1 + random.below(3);
    const people = Array.from({ length: size }, (__, place) => {
      const id = `${index}-${place}`;
      const isWoman = place === 0 && random.chance(0.3);
      return isWoman ? aWoman(random, id, isHard, start) : aKid(random, id, isHard, start);
    });
    const [first] = people;
    if (first && index % 6 === 0) {
      first.isSingleMinded = true;
      // It says nothing of tastes: all that is known of them is what it keeps.
      first.answers = { needs: [first.profileType === "WOMAN" ? "weekend" : "holidays"], budget_level: "open" };
    }
    return {
      isHard,
      people,
      everyMonths: 1 + random.below(3),
      answersDoubts: isHard ? 0.3 : 0.7,
      startDay: 2 + random.below(24),
      seed: index * 1000 + 17,
    };
  });
}

/** What a child of a height wears, and whether a size is much too small or too large for it. */
export function misfit(size: string, height: number): "TOO_SMALL" | "TOO_LARGE" | null {
  const index = sizeSpans.findIndex((span) => span.size === size);
  const span = sizeSpans[index];
  if (!span) return null;
  if (height > span.upTo * 1.03) return "TOO_SMALL";
  return (sizeSpans[index - 1]?.above ?? 0) > height ? "TOO_LARGE" : null;
}

/** The same of a size of shoes or socks for the feet that fill `shoe`. */
export function misfitOfFeet(size: string, shoe: number): "TOO_SMALL" | "TOO_LARGE" | null {
  const [smallest, largest] = shoeEnds(size) ?? [shoe, shoe];
  if (shoe > largest + 0.75) return "TOO_SMALL";
  return shoe < smallest - 1.25 ? "TOO_LARGE" : null;
}
