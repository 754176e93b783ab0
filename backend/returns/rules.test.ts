import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canBecome, isLost, paidForLines, planSettlement, refundBy, returnCarrier, settleAt } from "./rules.ts";

const aLine = (id: string, unitPriceCents: number, quantity = 1, returnedQuantity = 0) => ({
  id,
  unitPriceCents,
  quantity,
  returnedQuantity,
});
const order = { exchangeOf: null, discountCents: 500 };
const alone = { shippingCents: 490, isRestBack: true };

describe("a parcel", () => {
  it("is received once, late ones too, and settled once it came", () => {
    expect(canBecome("DECLARED", "RECEIVED") && canBecome("EXPIRED", "RECEIVED")).toBe(true);
    expect(canBecome("RECEIVED", "SETTLED")).toBe(true);
    for (const status of ["SETTLED", "CANCELLED"] as const)
      for (const event of ["RECEIVED", "SETTLED", "EXPIRED", "CANCELLED"] as const)
        expect(canBecome(status, event)).toBe(false);
    expect(canBecome("RECEIVED", "CANCELLED")).toBe(false);
  });

  it("is lost a week after its last day", () => {
    expect(isLost("2026-11-30", new Date("2026-12-07T12:00:00Z"))).toBe(false);
    expect(isLost("2026-11-30", new Date("2026-12-08T12:00:00Z"))).toBe(true);
  });

  it("is looked through on the next working day", () =>
    expect(settleAt(new Date("2026-11-20T12:00:00Z")).toISOString()).toBe("2026-11-23T09:00:00.000Z"));

  it("is paid back 14 days after its declaration, or 5 after it came late", () => {
    const declared = new Date("2026-11-01T12:00:00Z");
    expect(refundBy(declared, new Date("2026-11-06T12:00:00Z"))).toBe("2026-11-15");
    expect(refundBy(declared, new Date("2026-11-18T12:00:00Z"))).toBe("2026-11-23");
  });

  it("goes by the post of its country, or by its pickup points where it has some", () => {
    expect(returnCarrier("FR", "PICKUP_POINT", "fr")).toBe("Mondial Relay");
    expect(returnCarrier("DE", "POST_OFFICE", "de")).toBe("DHL Paket");
    expect(returnCarrier("IE", "HOME", "fr")).toBe("An Post");
    expect(returnCarrier("IE", "PICKUP_POINT", "fr")).toBeNull();
  });
});

describe("what a parcel is worth", () => {
  it("is what was paid for the pieces, after the discount", () => {
    const lines = [aLine("a", 2000), aLine("b", 3000)];
    const plan = planSettlement(order, lines, [{ lineId: "b", count: 1, isExchange: false }], alone);
    expect(plan).toMatchObject({ refundCents: 2700, shippingCents: 0 });
  });

  it("holds the delivery when the last piece comes back, not while a replacement is out", () => {
    const lines = [aLine("a", 2000, 1, 1), aLine("b", 3000)];
    const pieces = [{ lineId: "b", count: 1, isExchange: false }];
    expect(planSettlement(order, lines, pieces, alone).refundCents).toBe(2700 + 490);
    expect(planSettlement(order, lines, pieces, { ...alone, isRestBack: false }).refundCents).toBe(2700);
    const exchange = planSettlement(order, lines, [{ lineId: "b", count: 1, isExchange: true }], alone);
    expect(exchange.refundCents).toBe(0);
    expect(exchange.exchanged.get("b")).toEqual([2700]);
  });

  it("of a replacement is what was paid for the piece it replaces", () => {
    const replacement = { exchangeOf: "root", discountCents: 2700 };
    expect(paidForLines(replacement, [aLine("c", 2700)])).toEqual([2700]);
  });

  it("is, however the pieces come back, together exactly what was paid", () => {
    const aRow = fc.record({ price: fc.integer({ min: 1, max: 20_000 }), quantity: fc.integer({ min: 1, max: 10 }) });
    fc.assert(
      fc.property(fc.array(aRow, { minLength: 1, maxLength: 5 }), fc.nat(100), fc.nat(), (rows, percent, seed) => {
        const total = rows.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        const discountCents = Math.floor((total * percent) / 100);
        const lines = rows.map(({ price, quantity }, index) => aLine(String(index), price, quantity));
        const singles = lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));
        let sum = 0;
        for (let left = singles, turn = seed; left.length > 0; turn = (turn * 31 + 7) % 1_000_003) {
          const at = turn % left.length;
          const lineId = left[at] ?? "";
          const isExchange = turn % 3 === 0;
          const plan = planSettlement({ exchangeOf: null, discountCents }, lines, [{ lineId, count: 1, isExchange }], {
            shippingCents: 0,
            isRestBack: true,
          });
          sum += plan.refundCents + (plan.exchanged.get(lineId)?.[0] ?? 0);
          for (const line of lines) line.returnedQuantity = plan.returned.get(line.id) ?? 0;
          left = left.filter((_, index) => index !== at);
        }
        expect(sum).toBe(total - discountCents);
      }),
    );
  });
});
