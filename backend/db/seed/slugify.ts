/** A name as a path segment: "Robe Cœur d'été, écru" is "robe-coeur-d-ete-ecru". */
export const slugify = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
