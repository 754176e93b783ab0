import { z } from "zod";
import type { CountryCode } from "#contract/locale.ts";
import type { Environment } from "../config/environment.ts";

/** A question to a look-up service, and how its answer is read. */
export interface Question {
  url: URL;
  read: (answer: unknown) => string[];
}

const communesSchema = z.array(z.object({ nom: z.string() }));
const placesSchema = z.object({ postalCodes: z.array(z.object({ placeName: z.string() })) });
const maxRows = 40;

/** What the international service knows a postcode by: it has no Dutch letters, no second half of an Irish one, no prefix. */
const knownPart: Partial<Record<CountryCode, (postcode: string) => string>> = {
  NL: (postcode) => postcode.slice(0, 4),
  IE: (postcode) => postcode.slice(0, 3),
  LU: (postcode) => postcode.replace(/^L-?/i, ""),
};

/** Whom to ask for the towns of a postcode; null where nobody can be asked. */
export function planQuestion(
  { COMMUNES_URL, POSTCODES_URL, GEONAMES_USERNAME }: Environment,
  country: CountryCode,
  postcode: string,
): Question | null {
  if (country === "FR") {
    const url = new URL(COMMUNES_URL);
    url.search = new URLSearchParams({ codePostal: postcode, fields: "nom", format: "json" }).toString();
    return { url, read: (answer) => communesSchema.parse(answer).map(({ nom }) => nom) };
  }
  if (GEONAMES_USERNAME === undefined) return null;
  const url = new URL(POSTCODES_URL);
  url.search = new URLSearchParams({
    country,
    postalcode: knownPart[country]?.(postcode) ?? postcode,
    maxRows: String(maxRows),
    username: GEONAMES_USERNAME,
  }).toString();
  return { url, read: (answer) => placesSchema.parse(answer).postalCodes.map(({ placeName }) => placeName) };
}
