import type { Locale } from "#contract/locale.ts";
import type { BoxStylist } from "#contract/preview.ts";
import type { Queryable } from "../db/database.ts";
import { ageInMonths } from "../profiles/age.ts";
import type { StoredProfile } from "../profiles/store.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { findContents } from "./store.ts";

type ProfileType = "KID" | "WOMAN";

/** Years of age each stylist of the children's line takes care of, in the order of the site: babies first. */
const yearsEach = 3;

/** Who signs: the same person for the same age, so that a box and the next one come from one hand. */
export function chooseStylist<T extends { profile_type: ProfileType | null }>(
  stylists: readonly T[],
  { profileType, birthdate }: { profileType: ProfileType; birthdate: string | null },
  day: string,
): T | null {
  const ofLine = stylists.filter(({ profile_type: line }) => line === profileType);
  const months = birthdate === null || profileType === "WOMAN" ? 0 : ageInMonths(birthdate, day);
  const index = Math.max(0, Math.floor(months / 12 / yearsEach));
  return ofLine[Math.min(index, ofLine.length - 1)] ?? stylists[0] ?? null;
}

type Dressed = Pick<StoredProfile, "profileType" | "birthdate" | "createdAt">;

/** Answers who dresses a profile: whoever signed its first draft, as of the day it began, and nobody else while it grows. */
export async function readBoxStylists(db: Queryable, locale: Locale): Promise<(profile: Dressed) => BoxStylist | null> {
  const { items } = await findContents<BoxStylist & { profile_type: ProfileType | null }>(db, "stylist", locale);
  return (profile) => {
    const found = chooseStylist(items, profile, todayOf(profile.createdAt));
    return found && { slug: found.slug, firstname: found.firstname, city: found.city, image: found.image };
  };
}

export const findBoxStylist = async (db: Queryable, profile: Dressed, locale: Locale): Promise<BoxStylist | null> =>
  (await readBoxStylists(db, locale))(profile);
