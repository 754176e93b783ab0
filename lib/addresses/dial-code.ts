import type { CountryCode } from "#contract/locale.ts";

/** What a phone number of a country begins with abroad (ITU-T E.164). */
export const dialCodes: Record<CountryCode, string> = {
  FR: "+33",
  MC: "+377",
  BE: "+32",
  AT: "+43",
  DE: "+49",
  NL: "+31",
  ES: "+34",
  IT: "+39",
  IE: "+353",
  LU: "+352",
  PT: "+351",
};
