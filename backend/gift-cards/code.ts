import { randomCharacters } from "../discounts/random-code.ts";

/** A code nobody can guess: `GC-XXXX-XXXX-XXXX`. */
export const makeGiftCardCode = (): string =>
  ["GC", randomCharacters(4), randomCharacters(4), randomCharacters(4)].join("-");

/** A code as it was typed, with or without its hyphens, as it is kept; null for what cannot be one. */
export function normalizeGiftCardCode(typed: string): string | null {
  const [, ...blocks] =
    /^GC([A-Z\d]{4})([A-Z\d]{4})([A-Z\d]{4})$/.exec(typed.toUpperCase().replaceAll(/[\s-]/g, "")) ?? [];
  return blocks.length === 3 ? `GC-${blocks.join("-")}` : null;
}
