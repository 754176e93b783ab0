import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { CountryCode } from "./locale.ts";

/**
 * A phone number the way it is dialled from anywhere (`+33 6 12 34 56 78`), null for one nobody can be reached at. Without
 * its country code it is one of `country`. The length is judged, not the range: new ranges open while programs age.
 */
export function formatPhone(typed: string, country: CountryCode): string | null {
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isPossible() ? number.formatInternational() : null;
}
