/* Without schemas: pages format money in the browser and must not carry zod for it. */

/** The only currency of the shop. */
export const currency = "EUR";

/** Converts a wire amount in euros to whole cents; immune to binary fractions such as 1.005. */
export const toCents = (euros: number): number => Math.round(Number((euros * 100).toFixed(4)));

/** Converts whole cents to the wire's decimal euros. Throws when `cents` is not an integer. */
export function toDecimal(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not whole cents: ${cents}`);
  return cents / 100;
}

/** An amount as typography wants it: Intl writes a hyphen where French, German, Dutch and Spanish set a minus. */
export const withTrueMinus = (amount: string): string => amount.replace("-", "\u2212");
