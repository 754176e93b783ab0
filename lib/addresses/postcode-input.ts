import type { CountryCode } from "#contract/locale.ts";

/** How postcodes of a country are made: digits, digits and letters, or the Dutch four digits and two letters. */
type PostcodeKind = "zip" | "zip_letter" | "zip_letter_NL";

export interface PostcodeInput {
  kind: PostcodeKind;
  inputMode: "numeric" | "text";
  autoCapitalize: "characters" | "off";
  /** Of the right length, shown as an example. */
  example: string;
}

const withLetters: Partial<Record<CountryCode, PostcodeKind>> = {
  IE: "zip_letter",
  LU: "zip_letter",
  PT: "zip_letter",
  NL: "zip_letter_NL",
};

const examples: Record<CountryCode, string> = {
  FR: "75011",
  MC: "98000",
  BE: "1000",
  AT: "1010",
  DE: "10115",
  NL: "1012 AB",
  ES: "28001",
  IT: "00184",
  IE: "D02 X285",
  LU: "L-1611",
  PT: "1100-148",
};

/** Which keyboard a phone shows for a postcode, and what it looks like. */
export function postcodeInputOf(country: CountryCode): PostcodeInput {
  const kind = withLetters[country] ?? "zip";
  const example = examples[country];
  return kind === "zip"
    ? { kind, inputMode: "numeric", autoCapitalize: "off", example }
    : { kind, inputMode: "text", autoCapitalize: "characters", example };
}
