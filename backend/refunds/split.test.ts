import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitRefund } from "./split.ts";

const card = { id: "card", leftCents: 3000 };
const prepayment = { id: "prepayment", leftCents: 1000 };

describe("splitRefund", () => {
  it("gives back through the provider first, then to the wallet", () => {
    expect(splitRefund(2000, [card], 500)).toEqual([{ paymentId: "card", providerCents: 2000, walletCents: 0 }]);
    expect(splitRefund(3400, [card], 500)).toEqual([{ paymentId: "card", providerCents: 3000, walletCents: 400 }]);
    expect(splitRefund(300, [], 500)).toEqual([{ paymentId: null, providerCents: 0, walletCents: 300 }]);
  });

  it("takes one payment after the other, and none that has nothing left", () => {
    expect(splitRefund(3900, [card, { id: "empty", leftCents: 0 }, prepayment], 0)).toEqual([
      { paymentId: "card", providerCents: 3000, walletCents: 0 },
      { paymentId: "prepayment", providerCents: 900, walletCents: 0 },
    ]);
  });

  it.each([0, -1, 0.5, Number.NaN])("refuses %d cents", (cents) =>
    expect(() => splitRefund(cents, [card], 0)).toThrow(RangeError),
  );

  const sources = fc
    .tuple(fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 4 }), fc.integer({ min: 1, max: 5000 }))
    .map(([lefts, walletCents]) => ({
      payments: lefts.map((leftCents, index) => ({ id: String(index), leftCents })),
      walletCents,
      available: lefts.reduce((sum, cents) => sum + cents, walletCents),
    }));

  it("gives back exactly what was asked for, never more than a source has left", () =>
    fc.assert(
      fc.property(
        sources,
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ payments, walletCents, available }, share) => {
          const amountCents = Math.max(1, Math.round(available * share));
          const parts = splitRefund(amountCents, payments, walletCents);
          expect(parts.reduce((sum, part) => sum + part.providerCents + part.walletCents, 0)).toBe(amountCents);
          expect(parts.reduce((sum, part) => sum + part.walletCents, 0)).toBeLessThanOrEqual(walletCents);
          for (const part of parts) {
            expect(part.providerCents + part.walletCents).toBeGreaterThan(0);
            const payment = payments.find(({ id }) => id === part.paymentId);
            expect(part.providerCents).toBeLessThanOrEqual(payment?.leftCents ?? 0);
          }
        },
      ),
    ));

  it("refuses a cent more than there is", () =>
    fc.assert(
      fc.property(sources, ({ payments, walletCents, available }) => {
        expect(() => splitRefund(available + 1, payments, walletCents)).toThrow(RangeError);
      }),
    ));
});
