import type { CountryCode } from "#contract/locale.ts";

const dialCodes: Record<CountryCode, string> = {
  FR: "33",
  MC: "377",
  BE: "32",
  AT: "43",
  DE: "49",
  NL: "31",
  ES: "34",
  IT: "39",
  IE: "353",
  LU: "352",
  PT: "351",
};

/** Countries that write a 0 in front of a number which falls away behind the dial code; Italy's 0 stays. */
const trunkZero = new Set<CountryCode>(["FR", "BE", "AT", "DE", "NL", "IE"]);

/** Digits behind the dial code from which a number without a plus is taken for an international one. */
const shortestNational = 8;

/**
 * One spelling for each number (E.164, `+33612345678`), so that a number is found however it was typed. A number
 * without a country is one of `country`.
 */
export function normalisePhone(phone: string, country: CountryCode): string {
  const typed = phone
    .trim()
    .replaceAll("(0)", "")
    .replaceAll(/[^\d+]/g, "");
  const dialCode = dialCodes[country];
  if (typed.startsWith("+")) return `+${typed.replaceAll(/\D/g, "")}`;
  const digits = typed.replaceAll(/\D/g, "");
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  if (digits.startsWith("0")) return `+${dialCode}${trunkZero.has(country) ? digits.slice(1) : digits}`;
  const isInternational = digits.startsWith(dialCode) && digits.length >= dialCode.length + shortestNational;
  return isInternational ? `+${digits}` : `+${dialCode}${digits}`;
}
