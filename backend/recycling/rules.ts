import type { CountryCode } from "#contract/locale.ts";
import { addDays, todayOf } from "../subscriptions/calendar.ts";

/** Countries whose clothes are sorted and sold again by our partners. */
export const recyclingCountries = ["FR", "BE", "LU", "MC"] as const satisfies CountryCode[];
export type RecyclingCountry = (typeof recyclingCountries)[number];

export const isSupported = (country: string): country is RecyclingCountry =>
  recyclingCountries.some((supported) => supported === country);

/** Labels of one e-mail that are not used yet. */
export const mostOpenLabels = 5;
export const pointsPerParcel = 50;
export const labelDays = 60;
/** In a demo nobody carries parcels: they come by themselves after this many days. */
export const demoParcelDays = 7;

export const expiresOn = (now: Date): string => addDays(todayOf(now), labelDays);
