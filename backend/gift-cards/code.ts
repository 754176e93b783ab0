import { randomInt } from "node:crypto";

/** Without letters and digits that are taken for one another (0 O, 1 I L, 5 S, 8 B). */
const alphabet = "ACDEFGHJKMNPQRTUVWXYZ234679";

const block = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");

/** A code nobody can guess: `GC-XXXX-XXXX-XXXX`. */
export const makeGiftCardCode = (): string => `GC-${block()}-${block()}-${block()}`;

/** A code as it was typed, with or without its hyphens, as it is kept; null for what cannot be one. */
export function normalizeGiftCardCode(typed: string): string | null {
  const [, ...blocks] =
    /^GC([A-Z\d]{4})([A-Z\d]{4})([A-Z\d]{4})$/.exec(typed.toUpperCase().replaceAll(/[\s-]/g, "")) ?? [];
  return blocks.length === 3 ? `GC-${blocks.join("-")}` : null;
}
