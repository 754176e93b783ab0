import type { MetaCategory } from "#contract/catalog.ts";
import { appliedSizes, kidSizes, oneSize, shoeRanges, type SizeField } from "#contract/sizes.ts";
import { ageInMonths } from "../profiles/age.ts";

/** What the stylist knows of a body. */
export interface Measures {
  profileType: "KID" | "WOMAN";
  /** `YYYY-MM-DD` */
  birthdate: string | null;
  sizes: Readonly<Record<SizeField, string | null>>;
}
export interface FittingSize {
  size: string;
  fit: "SIZE_FITS" | "GROWS_INTO" | "ONE_SIZE";
}

/** Months of age a size is made for; null for sizes that say nothing of age. */
function monthsOf(size: string): number | null {
  const age = /^(\d+) (mois|ans?)$/.exec(size);
  return age ? Number(age[1]) * (age[2] === "mois" ? 1 : 12) : null;
}

/** How long before the age of the next size a child may wear it already: babies grow out of a size in weeks. */
const growthMonths = (nextMonths: number): number => (nextMonths <= 24 ? 1 : 4);

/**
 * A child's size and, once it is nearly as old as the next one is made for, the next; that comes first when the child
 * has reached its age on the day.
 */
function grownSizes(size: string, age: number | null): FittingSize[] {
  const fits = { size, fit: "SIZE_FITS" } as const;
  const next = kidSizes[kidSizes.indexOf(size) + 1];
  const nextMonths = next === undefined ? null : monthsOf(next);
  if (age === null || next === undefined || nextMonths === null || age < nextMonths - growthMonths(nextMonths)) {
    return [fits];
  }
  const grows = { size: next, fit: "GROWS_INTO" } as const;
  return age >= nextMonths ? [grows, fits] : [fits, grows];
}

/** The size a child of an age wears: the largest it has reached, as baby sizes name the age they fit up to. */
function sizeOfAge(age: number): string | null {
  const known = kidSizes.map((size) => ({ size, months: monthsOf(size) ?? 0 }));
  return age < 24
    ? (known.find(({ months }) => months >= age)?.size ?? null)
    : (known.findLast(({ months }) => months <= age)?.size ?? null);
}

/**
 * Sizes of a category that fit on a day, best first; one size always does. A child's clothes size that was not told
 * follows from its age; a shoe size is never guessed.
 */
export function findFittingSizes(measures: Measures, metaCategory: MetaCategory, day: string): FittingSize[] {
  const age = measures.birthdate === null ? null : ageInMonths(measures.birthdate, day);
  const fitting = appliedSizes[metaCategory].flatMap((field): FittingSize[] => {
    const told = measures.sizes[field];
    if (field === "shoe_size" || measures.profileType === "WOMAN") {
      return told === null ? [] : [{ size: told, fit: "SIZE_FITS" }];
    }
    const size = told ?? (age === null ? null : sizeOfAge(age));
    return size === null ? [] : grownSizes(size, age);
  });
  return [...fitting, { size: oneSize, fit: "ONE_SIZE" }];
}

const rangePattern = /^(\d+)-(\d+)$/;

/** `27-30` holds every size from 27 to 30. */
const isWithin = (size: string, range: string): boolean => {
  const number = Number(size);
  const ends = Number.isNaN(number) ? null : rangePattern.exec(range);
  return ends !== null && Number(ends[1]) <= number && number <= Number(ends[2]);
};

/** Every size, as the catalogue spells it, that something may fit in on a day. */
export function findAllFittingSizes(measures: Measures, day: string): string[] {
  const sizes = [...new Set(findFittingSizes(measures, "OTHER", day).map(({ size }) => size))];
  return [...sizes, ...shoeRanges.filter((range) => sizes.some((size) => isWithin(size, range)))];
}

/** The best fitting of the sizes a piece comes in; null when none fits. */
export function chooseSize(
  fitting: readonly FittingSize[],
  available: readonly string[],
): { size: string; fit: FittingSize["fit"] } | null {
  for (const { size, fit } of fitting) {
    const found = available.find((other) => other === size || isWithin(size, other));
    if (found !== undefined) return { size: found, fit };
  }
  return null;
}
