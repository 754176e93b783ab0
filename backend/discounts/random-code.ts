import { randomInt } from "node:crypto";

/** Without letters and digits that are taken for one another (0 O, 1 I L, 5 S, 8 B). */
const alphabet = "ACDEFGHJKMNPQRTUVWXYZ234679";

/** Characters of a code that nobody can guess and everybody can type. */
export const randomCharacters = (count: number): string =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join("");
