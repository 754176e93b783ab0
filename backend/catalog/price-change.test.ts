import { describe, expect, it } from "vitest";
import { planPriceChange } from "./price-change.ts";

const now = new Date("2026-11-21T10:00:00Z");
const day = (date: string, priceCents: number) => ({ startsAt: new Date(`${date}T00:00:00Z`), priceCents });
const change = (priceCents: number, isRegular = false) => ({ priceCents, now, isRegular });
const plain = (priceCents: number) => ({
  priceCents,
  originalPriceCents: null,
  lowestPrice30DaysCents: null,
  discountPercent: 0,
});

describe("a price change", () => {
  const regular = { priceCents: 4000, originalPriceCents: null };
  const sold = [day("2026-01-01", 4000)];

  it("downwards is a reduction of the regular price", () =>
    expect(planPriceChange(regular, sold, change(3000))).toEqual({
      priceCents: 3000,
      originalPriceCents: 4000,
      lowestPrice30DaysCents: 4000,
      discountPercent: 25,
    }));
  it("upwards is a new regular price", () => expect(planPriceChange(regular, sold, change(4500))).toEqual(plain(4500)));
  it("downwards for good is a new regular price too", () =>
    expect(planPriceChange(regular, sold, change(3000, true))).toEqual(plain(3000)));

  const reduced = { priceCents: 3000, originalPriceCents: 4000 };
  const reducedSince = [day("2026-01-01", 4000), day("2026-11-10", 3000)];
  it("further down goes on with the reduction, measured before its first step", () =>
    expect(planPriceChange(reduced, reducedSince, change(2000))).toEqual({
      priceCents: 2000,
      originalPriceCents: 4000,
      lowestPrice30DaysCents: 4000,
      discountPercent: 50,
    }));
  it("back to the regular price ends the reduction", () =>
    expect(planPriceChange(reduced, reducedSince, change(4000))).toEqual(plain(4000)));
  it("to a smaller reduction is none, for it was cheaper within 30 days", () =>
    expect(planPriceChange(reduced, reducedSince, change(3500))).toEqual(plain(3500)));
  it("shortly after a cheaper week is measured against that week", () => {
    const cheaperWeek = [day("2026-01-01", 4000), day("2026-11-01", 3200), day("2026-11-08", 4000)];
    expect(planPriceChange(regular, cheaperWeek, change(2400))).toMatchObject({
      lowestPrice30DaysCents: 3200,
      discountPercent: 25,
    });
    expect(planPriceChange(regular, cheaperWeek, change(3200))).toEqual(plain(3200));
  });
});
