import { z } from "zod";

/** The only currency of the shop. */
export const currency = "EUR";

/** A decimal amount in euros as it travels, for example 19.9. At most two decimals. */
export const decimalSchema = z.number().min(-10_000_000).max(10_000_000).meta({ description: "Euros, two decimals" });

/** Converts a wire amount in euros to whole cents; immune to binary fractions such as 1.005. */
export const toCents = (euros: number): number => Math.round(Number((euros * 100).toFixed(4)));

/** Converts whole cents to the wire's decimal euros. Throws when `cents` is not an integer. */
export function toDecimal(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not whole cents: ${cents}`);
  return cents / 100;
}
