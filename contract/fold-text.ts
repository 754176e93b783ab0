/**
 * Text as search compares it: lower case, without accents, words separated by one blank. The database's `unaccent`
 * gives the same for the languages of the shop; done here, documents and queries cannot differ.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
