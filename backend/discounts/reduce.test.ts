import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { vatIncluded } from "../cart/vat.ts";
import type { TotalsInCents } from "../cart/totals.ts";
import { reduceTotals } from "./reduce.ts";

const totals = (itemsTotalCents: number, shippingFeeCents = 490): TotalsInCents => ({
  itemsTotalCents,
  shippingFeeCents,
  isShippingOffered: shippingFeeCents === 0,
  freeFromCents: 6000,
  totalCents: itemsTotalCents + shippingFeeCents,
  vatCents: vatIncluded(itemsTotalCents + shippingFeeCents, 2000),
  vatRateBasisPoints: 2000,
});
const nothing = { mode: "HOME" as const, isSubscriber: false, coupon: null, walletBalanceCents: 0 };

describe("reduced totals", () => {
  it("stay as they were without offer, code and wallet", () => {
    expect(reduceTotals(totals(3000), nothing)).toMatchObject({ ...totals(3000), discountCents: 0, dueCents: 3490 });
  });

  it("let the code count for what the subscriber offer leaves", () => {
    const coupon = { kind: "PERCENT" as const, value: 10 };
    const reduced = reduceTotals(totals(4995), { ...nothing, isSubscriber: true, coupon });
    expect(reduced).toMatchObject({
      subscriberDiscountCents: 500,
      codeDiscountCents: 450,
      discountCents: 950,
      shippingFeeCents: 0,
      isShippingOffered: true,
      totalCents: 4045,
    });
  });

  it("offer subscribers delivery at home, not to a pickup point", () => {
    const reduced = reduceTotals(totals(3000), { ...nothing, isSubscriber: true, mode: "PICKUP_POINT" });
    expect(reduced).toMatchObject({ shippingFeeCents: 490, isShippingOffered: false });
  });

  it("use a shipping code up only where there is a fee", () => {
    const coupon = { kind: "SHIPPING" as const, value: 0 };
    expect(reduceTotals(totals(3000), { ...nothing, coupon })).toMatchObject({
      shippingFeeCents: 0,
      isShippingOffered: true,
      isCodeEffective: true,
      discountCents: 0,
    });
    expect(reduceTotals(totals(7000, 0), { ...nothing, coupon }).isCodeEffective).toBe(false);
  });

  it("never fall below zero, add up, and carry the VAT of what is left", () => {
    const coupon = fc.option(
      fc.oneof(
        fc.record({ kind: fc.constant("PERCENT" as const), value: fc.integer({ min: 1, max: 100 }) }),
        fc.record({
          kind: fc.constantFrom("AMOUNT" as const, "BIRTHDAY" as const, "LOYALTY" as const),
          value: fc.integer({ min: 1, max: 20_000 }),
        }),
        fc.constant({ kind: "SHIPPING" as const, value: 0 }),
      ),
      { nil: null },
    );
    fc.assert(
      fc.property(
        fc.nat(50_000),
        fc.constantFrom(0, 490),
        fc.constantFrom("HOME" as const, "PICKUP_POINT" as const),
        fc.boolean(),
        coupon,
        fc.integer({ min: -10, max: 60_000 }),
        (items, fee, mode, isSubscriber, code, wallet) => {
          const base = totals(items, fee);
          const reduced = reduceTotals(base, { mode, isSubscriber, coupon: code, walletBalanceCents: wallet });
          expect(reduced.discountCents).toBe(reduced.subscriberDiscountCents + reduced.codeDiscountCents);
          expect(reduced.discountCents).toBeLessThanOrEqual(items);
          expect(reduced.totalCents).toBe(items + reduced.shippingFeeCents - reduced.discountCents);
          expect(reduced.totalCents).toBeLessThanOrEqual(base.totalCents);
          expect(reduced.walletCents + reduced.dueCents).toBe(reduced.totalCents);
          for (const cents of Object.values(reduced).filter((value) => typeof value === "number")) {
            expect(Number.isSafeInteger(cents)).toBe(true);
            expect(cents).toBeGreaterThanOrEqual(0);
          }
          expect(reduced.walletCents).toBeLessThanOrEqual(Math.max(wallet, 0));
          expect(reduced.vatCents).toBe(vatIncluded(reduced.totalCents, 2000));
        },
      ),
    );
  });
});
