import { describe, expect, it } from "vitest";
import { planMerge } from "./merge.ts";

const line = (variantId: number, quantity: number) => ({ variantId, quantity, lookId: null });

describe("merging a visitor's cart", () => {
  it("keeps the larger quantity of a variant", () => {
    expect(planMerge([line(1, 2), line(2, 5)], [line(1, 3), line(2, 1)])).toEqual([
      { variantId: 1, quantityBefore: 2, quantityAfter: 3, lookId: null },
    ]);
  });

  it("brings what was not there, from nothing", () => {
    expect(planMerge([], [line(4, 2)])).toEqual([{ variantId: 4, quantityBefore: 0, quantityAfter: 2, lookId: null }]);
  });

  it("changes nothing when done again", () => {
    expect(planMerge([line(1, 3), line(4, 2)], [line(1, 3), line(4, 2)])).toEqual([]);
  });

  it("adds no line to a full cart, and still raises quantities", () => {
    const full = Array.from({ length: 50 }, (_, index) => line(index + 1, 1));
    expect(planMerge(full, [line(99, 1), line(50, 4)])).toEqual([
      { variantId: 50, quantityBefore: 1, quantityAfter: 4, lookId: null },
    ]);
  });
});
