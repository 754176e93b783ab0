import type { Profile } from "#contract/profiles.ts";
import { kidSizes, type SizeField } from "#contract/sizes.ts";
import { adviseSize } from "./advise-size.ts";
import { kidHeightCm } from "./size-advice.ts";
import { parseSize } from "./size.ts";

/** A size that was told, and what a child has likely grown into since. */
export interface GrownSize {
  told: string;
  /** `YYYY-MM-DD` */
  toldOn: string;
  size: string;
}

type Grower = Pick<Profile, "profile_type" | "birthdate" | "sizes_told_on" | SizeField>;

const msPerMonth = (365.25 / 12) * 86_400_000;
const monthsBetween = (day: string, later: string): number => (Date.parse(later) - Date.parse(day)) / msPerMonth;

/** The age in months that children's sizes are named after, with the height they are made for, youngest first. */
const heightsByAge: readonly (readonly [months: number, cm: number])[] = kidSizes.flatMap((size) => {
  const [parsed, cm] = [parseSize(size), kidHeightCm(size)];
  return parsed.kind === "age" && cm !== null ? [[parsed.count * (parsed.unit === "year" ? 12 : 1), cm] as const] : [];
});

/** Height that is usual at an age; between two sizes a child grows evenly. */
function usualHeightCm(months: number): number {
  const next = heightsByAge.findIndex(([age]) => age >= months);
  const [ageTo, cmTo] = heightsByAge.at(next) ?? [0, 0];
  const [ageFrom, cmFrom] = (next > 0 && heightsByAge[next - 1]) || [ageTo, cmTo];
  return next < 1 ? cmTo : cmFrom + ((months - ageFrom) / (ageTo - ageFrom)) * (cmTo - cmFrom);
}

/**
 * What a child has likely grown into since its clothes size was told; null while that still fits, and where nothing tells: of
 * shoes, of women, of a child without a birthdate, of a size whose day nobody knows. A child is taken to have been as tall as
 * is usual at its age, as far as the size it wore has room for that: who is small stays small.
 */
export function findGrownSize(profile: Grower, field: SizeField, today: string): GrownSize | null {
  const [told, toldOn] = [profile[field], profile.sizes_told_on[field]];
  const { profile_type: type, birthdate } = profile;
  if (type !== "KID" || field === "shoe_size" || told === null || toldOn === null || birthdate === null) return null;
  const upTo = kidHeightCm(told);
  if (upTo === null) return null;
  const above = kidHeightCm(kidSizes[kidSizes.indexOf(told) - 1] ?? "") ?? 0;
  const [usualThen, usualNow] = [toldOn, today].map((day) => usualHeightCm(monthsBetween(birthdate, day))) as [
    number,
    number,
  ];
  const heightCm = Math.min(upTo, Math.max(above, usualThen)) + usualNow - usualThen;
  const size = adviseSize({ kind: "kids", age: told, heightCm, isRoomy: false }, kidSizes);
  return size !== null && kidSizes.indexOf(size) > kidSizes.indexOf(told) ? { told, toldOn, size } : null;
}
