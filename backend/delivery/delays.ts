import type { LocaleOption } from "#contract/locale.ts";
import { countryOf, findOffer } from "./offers.ts";

const longestDays = { min: 4, max: 7 };

/** Working days from dispatch to the door in the country of a locale option. */
export const homeDeliveryDays = (option: LocaleOption): { min: number; max: number } =>
  findOffer(countryOf(option), "HOME")?.days ?? longestDays;
