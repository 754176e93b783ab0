import { kidSizes, type SizeField, womanSizes } from "#contract/sizes.ts";
import { ageInMonths } from "../profiles/age.ts";
import { heightFor, sizeForHeight, sizeSpans, type Sex } from "./growth.ts";

/** What is known of the sizes of a profile when they are doubted. */
export interface SizeFacts {
  profileType: "KID" | "WOMAN";
  sex: Sex;
  /** `YYYY-MM-DD` */
  birthdate: string | null;
  sizes: Readonly<Record<SizeField, string | null>>;
  /** Day each size was told or confirmed last (`sizes_told_on` of a profile). */
  toldOn: Readonly<Partial<Record<SizeField, string | null>>>;
  /** The last word on pieces of the size told since: they were too small or too large. */
  lastFit: Readonly<Partial<Record<SizeField, "TOO_SMALL" | "TOO_LARGE">>>;
}

/**
 * OUTGROWN: even a small child of that age has outgrown it. FAR_TOO_LARGE: even a tall one would drown in it. STALE: told so
 * long ago that a child has grown since. LAST_TOO_SMALL, LAST_TOO_LARGE: what came in it did not fit. FAR_APART: top and
 * bottom do not belong to one body.
 */
export interface SizeAlert {
  code: "OUTGROWN" | "FAR_TOO_LARGE" | "STALE" | "LAST_TOO_SMALL" | "LAST_TOO_LARGE" | "FAR_APART";
  field: SizeField;
  told: string;
  /** What it more likely is by now; null where nothing tells. */
  expected: string | null;
  /** Day it was told; null when nobody knows. */
  told_on: string | null;
}

/** Months a told size of clothes can be relied on, and of shoes: feet grow by steps. */
const clothesMonths = (age: number): number => (age < 12 ? 2 : age < 24 ? 4 : 9);
const shoeMonths = (age: number): number => (age < 24 ? 2 : age < 48 ? 4 : 6);

/** Shoe sizes of feet of an age in years, as makers of children's shoes give them; three sizes to either side are usual. */
export const shoesByYear: readonly number[] = [17, 20, 24, 26, 28, 29, 30, 31, 33, 34, 35, 37, 38, 39, 40];
const usualShoeSpread = 4;

/** Tops and bottoms of one child or woman are at most this many sizes apart. */
const usualApart = 2;

const clothesFields = ["top_size", "bottom_size"] as const;

/** The next smaller or larger size of a child or a woman; null at the ends. */
export function neighbourSize(size: string, step: 1 | -1): string | null {
  const run = kidSizes.includes(size) ? kidSizes : womanSizes.includes(size) ? womanSizes : null;
  if (run === null) return Number.isInteger(Number(size)) ? String(Number(size) + step) : null;
  return run[run.indexOf(size) + step] ?? null;
}

function doubtClothes({ sex }: SizeFacts, told: string, age: number): SizeAlert["code"] | null {
  const span = sizeSpans.find(({ size }) => size === told);
  if (!span) return null;
  if (heightFor(sex, age, -2) > span.upTo && told !== sizeSpans.at(-1)?.size) return "OUTGROWN";
  return heightFor(sex, age + 6, 2) <= span.above ? "FAR_TOO_LARGE" : null;
}

function doubtShoes(told: string, age: number): SizeAlert["code"] | null {
  const usual = shoesByYear[Math.min(shoesByYear.length - 1, Math.floor(age / 12))] ?? 0;
  if (Number(told) < usual - usualShoeSpread) return "OUTGROWN";
  return Number(told) > usual + usualShoeSpread ? "FAR_TOO_LARGE" : null;
}

/** What a size has most likely become: what a child of its age wears, never less than was told. */
function expectedSize(facts: SizeFacts, field: SizeField, told: string, age: number): string | null {
  if (field === "shoe_size") return null;
  const usual = sizeForHeight(heightFor(facts.sex, age, 0));
  return usual === told ? null : usual;
}

function doubtAge(
  facts: SizeFacts,
  field: SizeField,
  told: string,
  day: string,
): Pick<SizeAlert, "code" | "expected">[] {
  if (facts.profileType === "WOMAN" || facts.birthdate === null) return [];
  const age = ageInMonths(facts.birthdate, day);
  const isShoe = field === "shoe_size";
  const code = isShoe ? doubtShoes(told, age) : doubtClothes(facts, told, age);
  if (code) return [{ code, expected: expectedSize(facts, field, told, age) }];
  const toldOn = facts.toldOn[field];
  const relied = isShoe ? shoeMonths(age) : clothesMonths(age);
  const isStale = toldOn !== undefined && toldOn !== null && ageInMonths(toldOn, day) >= relied;
  return isStale ? [{ code: "STALE", expected: expectedSize(facts, field, told, age) }] : [];
}

const rankOf = (size: string): number => (kidSizes.includes(size) ? kidSizes : womanSizes).indexOf(size);

/**
 * What about the told sizes of a profile is doubtful on a day, most serious first and one doubt a size: the reason for one
 * question before a box is composed. Empty when all is plausible.
 */
export function sizeAlertsOf(facts: SizeFacts, day: string): SizeAlert[] {
  const alerts = (["top_size", "bottom_size", "shoe_size"] as const).flatMap((field): SizeAlert[] => {
    const told = facts.sizes[field];
    if (told === null) return [];
    const fit = facts.lastFit[field];
    const said = fit
      ? [
          {
            code: fit === "TOO_SMALL" ? ("LAST_TOO_SMALL" as const) : ("LAST_TOO_LARGE" as const),
            expected: neighbourSize(told, fit === "TOO_SMALL" ? 1 : -1),
          },
        ]
      : [];
    const doubt = [...said, ...doubtAge(facts, field, told, day)][0];
    return doubt ? [{ ...doubt, field, told, told_on: facts.toldOn[field] ?? null }] : [];
  });
  const [top, bottom] = clothesFields.map((field) => facts.sizes[field]);
  const isApart = top && bottom && Math.abs(rankOf(top) - rankOf(bottom)) > usualApart;
  if (isApart && !alerts.some(({ field }) => field !== "shoe_size")) {
    alerts.push({
      code: "FAR_APART",
      field: "bottom_size",
      told: bottom,
      expected: null,
      told_on: facts.toldOn.bottom_size ?? null,
    });
  }
  const order: readonly SizeAlert["code"][] = [
    "OUTGROWN",
    "FAR_TOO_LARGE",
    "LAST_TOO_SMALL",
    "LAST_TOO_LARGE",
    "FAR_APART",
    "STALE",
  ];
  return alerts.toSorted((a, b) => order.indexOf(a.code) - order.indexOf(b.code));
}
