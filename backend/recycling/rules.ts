import { labelDays, pointsPerParcel, recyclingCountries } from "#contract/terms.ts";
import { addDays, todayOf } from "../subscriptions/calendar.ts";

export type RecyclingCountry = (typeof recyclingCountries)[number];

export const isSupported = (country: string): country is RecyclingCountry =>
  recyclingCountries.some((supported) => supported === country);

/** Points each parcel of somebody brings, known by an account or not: none for who left the programme. */
export const pointsPerParcelOf = (client: { loyaltyLeftAt: Date | null } | null): number =>
  client !== null && client.loyaltyLeftAt !== null ? 0 : pointsPerParcel;

/** In a demo nobody carries parcels: they come by themselves after this many days. */
export const demoParcelDays = 7;

export const expiresOn = (now: Date): string => addDays(todayOf(now), labelDays);

/** Which of the scanned parcels come for the first time, and whether all of the label's are there with them. */
export function planReceipt(
  expected: readonly string[],
  before: readonly string[],
  scanned: readonly string[],
): { come: string[]; isComplete: boolean } {
  const come = expected.filter((number) => scanned.includes(number) && !before.includes(number));
  return { come, isComplete: expected.every((number) => before.includes(number) || come.includes(number)) };
}
