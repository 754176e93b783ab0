import { expect, it } from "vitest";
import { maxFavourites } from "#contract/favourite-limit.ts";
import { isKept, parseKept, withoutPiece, withPiece } from "./kept.ts";

const piece = (id: number, at = id) => ({ id, at, cents: 1990 });

it("keeps the newest first, each once", () => {
  expect(withPiece([piece(2), piece(1)], piece(1, 9))).toEqual([piece(1, 9), piece(2)]);
});

it("puts a piece that was given up by mistake back into its place", () => {
  const kept = [piece(3), piece(2), piece(1)];
  expect(withPiece(withoutPiece(kept, 2), piece(2))).toEqual(kept);
});

it("takes no more than there is room for, and what is kept already needs none", () => {
  const full = Array.from({ length: maxFavourites }, (_, index) => piece(maxFavourites - index));
  expect(withPiece(full, piece(900))).toBeNull();
  expect(withPiece(full, piece(7, 900))).toHaveLength(maxFavourites);
  expect(isKept(full, 7)).toBe(true);
});

it.each([
  [null],
  ["no JSON"],
  ['{"id":1}'],
  ['[{"id":"1","at":1,"cents":1},null,3]'],
  ['[{"id":1,"at":9e15,"cents":1}]'],
  ['[{"id":1,"at":1,"cents":-1}]'],
])("counts %s as nothing kept", (stored) => expect(parseKept(stored)).toEqual([]));
