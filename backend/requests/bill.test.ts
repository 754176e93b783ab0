import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billOf, type BoxLine } from "./bill.ts";

const home = { country: "FR", mode: "HOME" } as const;
const piece = (unitPriceCents: number, returnedQuantity = 0): BoxLine => ({
  unitPriceCents,
  quantity: 1,
  returnedQuantity,
});

describe("the bill of a box", () => {
  it("takes ten percent off the pieces when all are kept", () =>
    expect(billOf([piece(3995), piece(2500)], home)).toMatchObject({
      itemsTotalCents: 6495,
      discountCents: 650,
      shippingFeeCents: 0,
      totalCents: 5845,
    }));
  it("charges the delivery below the amount from which it is free, and no discount when one piece went back", () =>
    expect(billOf([piece(3995), piece(2500, 1)], home)).toMatchObject({
      itemsTotalCents: 3995,
      discountCents: 0,
      shippingFeeCents: 490,
      totalCents: 4485,
    }));
  it("is nothing when nothing was kept", () =>
    expect(billOf([piece(3995, 1), piece(2500, 1)], home)).toMatchObject({ totalCents: 0, vatCents: 0 }));

  it("adds up to the cent, whatever goes back", () => {
    const aPiece = fc.tuple(fc.integer({ min: 1, max: 30_000 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(aPiece, { minLength: 1, maxLength: 8 }), (pieces) => {
        const bill = billOf(
          pieces.map(([price, isBack]) => piece(price, isBack ? 1 : 0)),
          home,
        );
        const kept = pieces.filter(([, isBack]) => !isBack).reduce((sum, [price]) => sum + price, 0);
        expect(bill.itemsTotalCents).toBe(kept);
        expect(bill.totalCents).toBe(kept + bill.shippingFeeCents - bill.discountCents);
        expect(bill.totalCents).toBeGreaterThanOrEqual(0);
        expect(bill.vatCents).toBeLessThanOrEqual(bill.totalCents);
      }),
    );
  });
});
