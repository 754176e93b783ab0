import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paidForPieces, spreadDiscount } from "./spread.ts";

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const lines = fc.array(fc.integer({ min: 0, max: 400_000 }), { minLength: 1, maxLength: 50 });

describe("a discount over the lines of an order", () => {
  it("adds up to the cent, takes no more of a line than it costs and is in proportion", () => {
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (lineCents, part) => {
        const discount = Math.floor(sum(lineCents) * part);
        const parts = spreadDiscount(discount, lineCents);
        expect(sum(parts)).toBe(discount);
        parts.forEach((share, index) => {
          const cents = lineCents[index] ?? 0;
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(cents);
          const exact = sum(lineCents) === 0 ? 0 : (discount * cents) / sum(lineCents);
          expect(Math.abs(share - exact)).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  it("is never more than the lines cost", () => {
    expect(() => spreadDiscount(11, [5, 5])).toThrow("11 of 10 cents");
    expect(() => spreadDiscount(-1, [5])).toThrow(RangeError);
  });
});

it("gives back what a line cost, however its pieces come back", () => {
  fc.assert(
    fc.property(
      fc.nat(100_000),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
      (paid, parcels) => {
        const quantity = sum(parcels);
        let already = 0;
        const values = parcels.map((count) => {
          const value = paidForPieces(paid, { quantity, already, count });
          already += count;
          return value;
        });
        expect(sum(values)).toBe(paid);
        expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
  expect(() => paidForPieces(100, { quantity: 2, already: 1, count: 2 })).toThrow("1 + 2 of 2");
});
