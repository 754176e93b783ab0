import { labelDays, recyclingCountries } from "#contract/terms.ts";
import { addDays, todayOf } from "../subscriptions/calendar.ts";

export type RecyclingCountry = (typeof recyclingCountries)[number];

export const isSupported = (country: string): country is RecyclingCountry =>
  recyclingCountries.some((supported) => supported === country);

/** In a demo nobody carries parcels: they come by themselves after this many days. */
export const demoParcelDays = 7;

export const expiresOn = (now: Date): string => addDays(todayOf(now), labelDays);
