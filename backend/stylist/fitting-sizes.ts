import type { Gender, MetaCategory } from "#contract/catalog.ts";
import { appliedSizes, oneSize, shoeEnds, shoeRanges, type SizeField } from "#contract/sizes.ts";
import { ageInMonths } from "../profiles/age.ts";
import { heightFor, heightsAt, sizeForHeight, sizeSpans, standingOf, type Sex } from "./growth.ts";
import { neighbourSize } from "./size-alert.ts";

/** A piece of a size that was tried on and did not fit. */
export interface FitWord {
  field: SizeField;
  size: string;
  fit: "TOO_SMALL" | "TOO_LARGE";
  /** `YYYY-MM-DD` */
  on: string;
}

/** What the stylist knows of a body. */
export interface Measures {
  profileType: "KID" | "WOMAN";
  gender?: Gender;
  /** `YYYY-MM-DD` */
  birthdate: string | null;
  sizes: Readonly<Record<SizeField, string | null>>;
  /** Day each size was told last. */
  toldOn?: Readonly<Partial<Record<SizeField, string | null>>> | undefined;
  /** A child's height in centimetres, and when it was told; null for just now. */
  height?: { cm: number; on: string | null } | null | undefined;
  /** Newest first. */
  fitWords?: readonly FitWord[] | undefined;
  build?: "slim" | "regular" | "strong" | null | undefined;
  trousers?: "short" | "regular" | "long" | null | undefined;
}
export interface FittingSize {
  size: string;
  fit: "SIZE_FITS" | "GROWS_INTO" | "ONE_SIZE";
}

/** Further from the middle a told size is a slip of the pen or long out of date: age says more. */
const plausibleStanding = 2.5;
/** Centimetres that a child who wears a size of its years is taken to be away from its ends; babies fill theirs. */
const edge = 1.5;
/** How long a piece has to fit from its delivery on, in months, and how far ahead the next size may be taken. */
const wornMonths = (age: number): number => (age < 24 ? 1 : 2);
const aheadMonths = (age: number): number => (age < 24 ? 2 : 5);

const clothesFields: ReadonlySet<SizeField> = new Set(["top_size", "bottom_size"]);
type ClothesField = "top_size" | "bottom_size";

const sexOf = ({ gender }: Measures): Sex => (gender === "GIRL" || gender === "BOY" ? gender : "MIXED");

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/**
 * Where a child stands among those of its age: by the height that was told, else by the size that was, which the usual
 * height is moved into; what no child of that age wears counts as not told.
 */
function toldStanding(measures: Measures, field: ClothesField, birthdate: string, day: string): number {
  const sex = sexOf(measures);
  const { height } = measures;
  if (height) {
    const standing = standingOf(sex, ageInMonths(birthdate, height.on ?? day), height.cm);
    if (Math.abs(standing) <= plausibleStanding + 0.5) return standing;
  }
  const span = sizeSpans.find(({ size }) => size === measures.sizes[field]);
  if (!span) return 0;
  const age = ageInMonths(birthdate, measures.toldOn?.[field] ?? day);
  const inset = span.size.endsWith("mois") ? 0 : edge;
  const standing = standingOf(sex, age, clamp(heightsAt(sex, age).median, span.above + inset, span.upTo - inset));
  return Math.abs(standing) <= plausibleStanding ? standing : 0;
}

/** What was tried on since corrects it: whoever outgrew a size is taller than it, whoever drowned in it smaller. */
function correctedStanding(measures: Measures, field: ClothesField, birthdate: string, day: string): number {
  const sex = sexOf(measures);
  let standing = toldStanding(measures, field, birthdate, day);
  const told = measures.toldOn?.[field] ?? "";
  for (const word of (measures.fitWords ?? []).toReversed()) {
    const span = sizeSpans.find(({ size }) => size === word.size);
    if (word.field !== field || word.on < told || !span) continue;
    const age = ageInMonths(birthdate, word.on);
    const isSmall = word.fit === "TOO_SMALL";
    const height = isSmall ? span.upTo + 1 : span.above - 1;
    standing = isSmall
      ? Math.max(standing, standingOf(sex, age, height))
      : Math.min(standing, standingOf(sex, age, height));
  }
  return clamp(standing, -3, 3);
}

/** Centimetres that a build or the length of legs adds to the height clothes are chosen by. */
function addedHeight({ build, trousers }: Measures, field: ClothesField): number {
  const legs = field === "bottom_size" ? { short: -3, regular: 0, long: 3 }[trousers ?? "regular"] : 0;
  return legs + (build === "strong" ? 3 : 0);
}

/**
 * Sizes of a child on a day, best first: what fits on the day and a little after, then the next where it is soon grown
 * into. A size that is outgrown within weeks is not among them.
 */
function grownSizes(measures: Measures, field: ClothesField, birthdate: string, day: string): FittingSize[] {
  const sex = sexOf(measures);
  const age = ageInMonths(birthdate, day);
  const standing = correctedStanding(measures, field, birthdate, day);
  const heightIn = (months: number) => heightFor(sex, age + months, standing) + addedHeight(measures, field);
  const [today, worn, ahead] = [0, wornMonths(age), aheadMonths(age)].map((months) => sizeForHeight(heightIn(months)));
  if (!today || !worn || !ahead) return [];
  const fits: FittingSize = { size: worn, fit: worn === today ? "SIZE_FITS" : "GROWS_INTO" };
  return ahead === worn ? [fits] : [fits, { size: ahead, fit: "GROWS_INTO" }];
}

/** A size, and the day it was right; null for a day nobody knows. */
interface KnownSize {
  size: string;
  since: string | null;
}

/** Months for which feet of an age keep a shoe size: two until two years, four until four, six after. */
const shoeMonths = (age: number): number => (age < 24 ? 2 : age < 48 ? 4 : 6);
/** A told shoe size is carried on by this many sizes; what is older has to be asked again. */
const mostShoeSteps = 2;
const lastShoe = 41;

/** A child's shoe size as feet have grown since it was told or tried on; none when that is too long ago. */
function grownShoes(birthdate: string | null, { size: told, since }: KnownSize, day: string): FittingSize[] {
  if (birthdate === null || since === null) return [{ size: told, fit: "SIZE_FITS" }];
  const until = ageInMonths(birthdate, day);
  const months = Array.from({ length: ageInMonths(since, day) }, (_, index) => until - 1 - index);
  const grown = months.reduce((sizes, age) => sizes + 1 / shoeMonths(age), 0);
  /* Half a size is the next one: a shoe is worn for months. */
  const steps = Math.round(grown);
  if (steps > mostShoeSteps) return [];
  return [{ size: String(Math.min(lastShoe, Number(told) + steps)), fit: "SIZE_FITS" }];
}

/** A told size, moved by the last word on pieces in it. What somebody grew until then is in that word already. */
function triedSize({ fitWords = [], toldOn }: Measures, field: SizeField, told: string): KnownSize {
  const since = toldOn?.[field] ?? null;
  const word = fitWords.find((other) => other.field === field && other.on >= (since ?? ""));
  const size = word && neighbourSize(word.size, word.fit === "TOO_SMALL" ? 1 : -1);
  return size ? { size, since: word.on } : { size: told, since };
}

/**
 * Sizes of a category that fit on a day, best first; one size always does. A child's clothes size that was not told
 * follows from its age; a shoe size is never guessed.
 */
export function findFittingSizes(measures: Measures, metaCategory: MetaCategory, day: string): FittingSize[] {
  const { birthdate, profileType } = measures;
  const fitting = appliedSizes[metaCategory].flatMap((field): FittingSize[] => {
    const told = measures.sizes[field];
    if (profileType === "KID" && clothesFields.has(field) && birthdate !== null)
      return grownSizes(measures, field as ClothesField, birthdate, day);
    if (told === null) return [];
    const known = triedSize(measures, field, told);
    return profileType === "KID" && field === "shoe_size"
      ? grownShoes(birthdate, known, day)
      : [{ size: known.size, fit: "SIZE_FITS" }];
  });
  return [...fitting, { size: oneSize, fit: "ONE_SIZE" }];
}

/** `27-30` holds every size from 27 to 30. */
const isWithin = (size: string, range: string): boolean => {
  const number = Number(size);
  const ends = Number.isNaN(number) ? null : shoeEnds(range);
  return ends !== null && ends[0] <= number && number <= ends[1];
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
