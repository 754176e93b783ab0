import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countryCodes } from "#contract/locale.ts";
import { toCents } from "#contract/money.ts";
import { findOffer } from "../delivery/offers.ts";
import { computeTotals, toTotals, type PricedLine } from "./totals.ts";
import { vatIncluded } from "./vat.ts";

const aLine = (line: Partial<PricedLine> = {}): PricedLine => ({
  unitPriceCents: 1990,
  quantity: 1,
  isSoldOut: false,
  ...line,
});
const home = { country: "FR", mode: "HOME" } as const;

describe("totals", () => {
  it("adds the shipping fee below the threshold", () => {
    expect(computeTotals({ lines: [aLine({ quantity: 2 })], ...home })).toMatchObject({
      itemsTotalCents: 3980,
      shippingFeeCents: 490,
      isShippingOffered: false,
      totalCents: 4470,
      vatCents: 745,
    });
  });

  it("offers shipping from exactly 60 euros on in France", () => {
    expect(computeTotals({ lines: [aLine({ unitPriceCents: 5999 })], ...home })).toMatchObject({
      shippingFeeCents: 490,
    });
    expect(computeTotals({ lines: [aLine({ unitPriceCents: 6000 })], ...home })).toMatchObject({
      shippingFeeCents: 0,
      isShippingOffered: true,
      totalCents: 6000,
    });
  });

  it("leaves sold-out lines out of the totals and out of the threshold", () => {
    const lines = [aLine(), aLine({ unitPriceCents: 9000, isSoldOut: true })];
    expect(computeTotals({ lines, ...home })).toEqual(computeTotals({ lines: [aLine()], ...home }));
  });

  it("asks nothing for an empty cart", () => {
    expect(computeTotals({ lines: [aLine({ isSoldOut: true })], ...home })).toMatchObject({
      totalCents: 0,
      shippingFeeCents: 0,
      isShippingOffered: false,
      vatCents: 0,
    });
  });

  it("refuses a mode the country does not have", () => {
    expect(() => computeTotals({ lines: [aLine()], country: "IE", mode: "PICKUP_POINT" })).toThrow(
      "DELIVERY_MODE_NOT_AVAILABLE",
    );
  });

  it.each([
    [4470, 2000, 745],
    [1000, 1900, 160],
    [1, 2000, 0],
    [3, 2000, 1],
    [9999, 2300, 1870],
  ])("%i cents hold %i basis points of tax: %i", (total, rate, vat) => expect(vatIncluded(total, rate)).toBe(vat));

  it("always adds up, whatever is in the cart", () => {
    const line = fc.record({
      unitPriceCents: fc.integer({ min: 1, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 10 }),
      isSoldOut: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 50 }),
        fc.constantFrom(...countryCodes),
        fc.constantFrom("HOME" as const, "PICKUP_POINT" as const),
        (lines, country, mode) => {
          fc.pre(findOffer(country, mode) !== null);
          const totals = computeTotals({ lines, country, mode });
          expect(totals.totalCents).toBe(totals.itemsTotalCents + totals.shippingFeeCents);
          expect(totals.itemsTotalCents).toBe(
            lines.reduce(
              (sum, { unitPriceCents, quantity, isSoldOut }) => sum + (isSoldOut ? 0 : unitPriceCents * quantity),
              0,
            ),
          );
          expect(totals.shippingFeeCents > 0 && totals.isShippingOffered).toBe(false);
          const net = totals.totalCents - totals.vatCents;
          expect(Math.abs(net * totals.vatRateBasisPoints - totals.vatCents * 10_000)).toBeLessThanOrEqual(
            (10_000 + totals.vatRateBasisPoints) / 2,
          );
          const wire = toTotals(totals);
          expect(toCents(wire.items_total_ttc) + toCents(wire.shipping_fee_ttc)).toBe(toCents(wire.total_amount_ttc));
        },
      ),
      { seed: 7 },
    );
  });
});
