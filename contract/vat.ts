/* Without schemas: pages reckon with it in the browser and must not carry zod for it. */
import type { CountryCode } from "./locale.ts";

/**
 * Standard rates in basis points (2000 is 20 %). Reduced rates are left out on purpose: Ireland's zero rate for
 * children's clothes would need a size limit per product, so Irish orders carry the standard rate.
 */
const rates: Record<CountryCode, number> = {
  FR: 2000,
  MC: 2000,
  BE: 2100,
  AT: 2000,
  DE: 1900,
  NL: 2100,
  ES: 2100,
  IT: 2200,
  IE: 2300,
  LU: 1700,
  PT: 2300,
};

export const vatRateOf = (country: CountryCode): number => rates[country];

/** The tax inside a total that includes it, in cents, half a cent rounded up. */
export const vatIncluded = (totalCents: number, rateBasisPoints: number): number =>
  Math.round((totalCents * rateBasisPoints) / (10_000 + rateBasisPoints));
