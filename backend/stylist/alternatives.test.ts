import { expect, it } from "vitest";
import type { Kind } from "../catalog/garment-facts.ts";
import { aPiece } from "#tests/backend/stylist-pieces.ts";
import { pickVaried } from "./alternatives.ts";

const piece = (id: number, kind: Kind, color: string) => ({ piece: aPiece({ id, kind, color }) });
const idsOf = (picked: { piece: { id: number } }[]) => picked.map(({ piece: { id } }) => id);

it("shows pieces that differ before the better one of two alike, and fills up with those", () => {
  const ranked = [
    piece(1, "jeans", "blue"),
    piece(2, "jeans", "blue"),
    piece(3, "skirt", "blue"),
    piece(4, "jeans", "grey"),
  ];
  expect(idsOf(pickVaried(ranked, 3))).toEqual([1, 3, 4]);
  expect(idsOf(pickVaried(ranked, 9))).toEqual([1, 3, 4, 2]);
});
