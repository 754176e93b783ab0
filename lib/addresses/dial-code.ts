import { countryCodes, type CountryCode } from "#contract/locale.ts";

/** What a phone number of a country begins with abroad (ITU-T E.164); countries without delivery whose people order here too. */
const dialCodesByCountry = {
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
  AD: "+376",
  AE: "+971",
  AU: "+61",
  BG: "+359",
  BR: "+55",
  CA: "+1",
  CH: "+41",
  CY: "+357",
  CZ: "+420",
  DK: "+45",
  DZ: "+213",
  EE: "+372",
  FI: "+358",
  GB: "+44",
  GF: "+594",
  GP: "+590",
  GR: "+30",
  HR: "+385",
  HU: "+36",
  IS: "+354",
  LI: "+423",
  LT: "+370",
  LV: "+371",
  MA: "+212",
  MQ: "+596",
  MT: "+356",
  NC: "+687",
  NO: "+47",
  PF: "+689",
  PL: "+48",
  RE: "+262",
  RO: "+40",
  RS: "+381",
  SE: "+46",
  SI: "+386",
  SK: "+421",
  SM: "+378",
  TN: "+216",
  TR: "+90",
  UA: "+380",
} as const satisfies Record<CountryCode, string> & Record<string, string>;

export type PhoneCountry = keyof typeof dialCodesByCountry;

export const dialCodes: Record<PhoneCountry, string> = dialCodesByCountry;

/** Where parcels go first, then everybody else. */
export const phoneCountries: { served: readonly PhoneCountry[]; others: readonly PhoneCountry[] } = {
  served: countryCodes,
  others: (Object.keys(dialCodesByCountry) as PhoneCountry[]).filter(
    (code) => !(countryCodes as readonly string[]).includes(code),
  ),
};

export interface PhoneParts {
  /** Null for a number that does not begin with a country code of ours. */
  country: PhoneCountry | null;
  /** What is typed after it. */
  rest: string;
}

/** Takes the country code off a number. Where several countries share one, `preferred` is taken when it is among them. */
export function splitPhone(phone: string, preferred: PhoneCountry): PhoneParts {
  const number = phone.trimStart().replace(/^00/, "+");
  const codes = Object.keys(dialCodesByCountry) as PhoneCountry[];
  const found = [preferred, ...codes].find((code) => number.startsWith(dialCodes[code]));
  if (found === undefined) return { country: null, rest: phone };
  return { country: found, rest: number.slice(dialCodes[found].length).trimStart() };
}

/** A number as it is dialled from anywhere, of a country and what is typed after its code. */
export function joinPhone(country: PhoneCountry, typed: string): string {
  if (typed.trim() === "") return "";
  return /^\s*(\+|00)/.test(typed) ? typed.trimStart() : `${dialCodes[country]} ${typed}`;
}
