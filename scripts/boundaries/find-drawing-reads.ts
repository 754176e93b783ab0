import { isFree } from "./arrows.ts";
import type { Violation } from "./find-violations.ts";

/** What makes pictures of drawings, and what writes them: the engine itself, the stores of pictures, the made-up catalogue. */
const ofPictures = [
  "backend/pictures/",
  "backend/db/seed/",
  "backend/db/schema/catalog.ts",
  "backend/catalog/flat-lay.ts",
  "backend/catalog/picture-store.ts",
  "backend/catalog/product.ts",
  "backend/catalog/store.ts",
];

/** The column of a row, a part of it within SQL, and what the engine tells of a drawing. */
const reads = /\.drawing\b|\bdrawing\s*->|pictures\/(?:facts|traits)\.ts/;

/**
 * Places that could take what a garment is from how it is drawn. That stands in the columns of a product: one with
 * photographs has no drawing, and has to be composed, filtered and found all the same.
 */
export function findDrawingReads(file: string, source: string): Violation[] {
  if (isFree(file) || file.startsWith("scripts/boundaries/") || ofPictures.some((place) => file.startsWith(place)))
    return [];
  return source
    .split("\n")
    .flatMap((text, index) =>
      reads.test(text)
        ? [{ file, line: index + 1, text: `${text.trim()}: what a garment is stands in the columns of its product` }]
        : [],
    );
}
