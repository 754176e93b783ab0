import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { someCode, someLines, someTerms } from "#tests/contract/some-price.ts";
import { toCents } from "./money.ts";
import {
  discountByLine,
  exchangeOffer,
  isShipping,
  paidByLine,
  paidForKept,
  paidForPieces,
  payFromWallet,
  price,
  priceBox,
  priceRefund,
  shippingOf,
  spread,
  subscriberOffer,
  tellSteps,
  vatOfPart,
  vatOfStep,
  type BoxTerms,
  type PriceTerms,
} from "./price.ts";
import { vatIncluded } from "./vat.ts";

const sum = (amounts: Iterable<number>): number => [...amounts].reduce((total, amount) => total + amount, 0);
const terms: PriceTerms = {
  vatRateBasisPoints: 2000,
  shippingFeeCents: 490,
  freeFromCents: 6000,
  offer: null,
  code: null,
  prepaidCents: 0,
  walletCents: 0,
};
const line = (unitPriceCents: number, count = 1, id = "a") => ({ id, unitPriceCents, count });
const code = (kind: NonNullable<PriceTerms["code"]>["kind"], value = 0, minimumCents = 0) => ({
  code: "CODE",
  kind,
  value,
  minimumCents,
});
const rulesOf = (made: { steps: { rule: string; cents: number }[] }) =>
  made.steps.map(({ rule, cents }) => [rule, cents]);

describe("a price", () => {
  it("is the pieces and the delivery, which is free from an amount on", () => {
    expect(price([line(1990, 2)], terms)).toMatchObject({ totalCents: 4470, vatCents: 745, dueCents: 4470 });
    expect(rulesOf(price([line(6000)], terms))).toEqual([
      ["ITEMS", 6000],
      ["SHIPPING_FREE", 0],
    ]);
    expect(price([line(5999)], terms)).toMatchObject({ shippingFeeCents: 490, isShippingOffered: false });
  });

  it("lets the code count for what the subscriber's offer leaves", () => {
    const made = price([line(4995)], { ...terms, offer: subscriberOffer(true), code: code("PERCENT", 10) });
    expect(rulesOf(made)).toEqual([
      ["ITEMS", 4995],
      ["SUBSCRIBER", -500],
      ["CODE", -450],
      ["SHIPPING_SUBSCRIBER", 0],
    ]);
    expect(made).toMatchObject({ discountCents: 950, totalCents: 4045, isShippingOffered: true });
  });

  it("offers subscribers the delivery to the door, not to a pickup point", () => {
    const made = price([line(3000)], { ...terms, offer: subscriberOffer(false) });
    expect(made).toMatchObject({ shippingFeeCents: 490, isShippingOffered: false });
  });

  it("uses a code up only where it does something", () => {
    const shipping = { ...terms, code: code("SHIPPING") };
    const made = price([line(3000)], shipping);
    expect(made).toMatchObject({ shippingFeeCents: 0, isShippingOffered: true, isCodeEffective: true });
    expect(made.steps.at(-1)).toMatchObject({ rule: "SHIPPING_CODE", code: "CODE" });
    expect(price([line(7000)], shipping).isCodeEffective).toBe(false);
    const fromSixty = { ...terms, code: code("PERCENT", 20, 6000) };
    expect(price([line(5999)], fromSixty)).toMatchObject({ codeDiscountCents: 0, isCodeEffective: false });
  });

  it("costs nothing where nothing is bought, and where pieces replace others", () => {
    expect(price([line(1990, 0)], terms)).toMatchObject({ totalCents: 0, shippingFeeCents: 0, vatCents: 0 });
    const exchange = price([line(2700)], { ...terms, offer: exchangeOffer });
    expect(exchange).toMatchObject({ totalCents: 0, discountCents: 2700, isShippingOffered: true });
    expect(paidByLine(exchange.steps)).toEqual(new Map([["a", 2700]]));
  });

  it("is the sum of its steps, each of its lines' parts, its VAT of theirs, whatever is bought", () => {
    fc.assert(
      fc.property(someLines, someTerms, (lines, given) => {
        const made = price(lines, given);
        expect(sum(made.steps.map(({ cents }) => cents))).toBe(made.totalCents);
        expect(sum(made.steps.map(vatOfStep))).toBe(made.vatCents);
        expect(made.vatCents).toBe(vatIncluded(made.totalCents, given.vatRateBasisPoints));
        expect(made.totalCents).toBe(made.itemsTotalCents - made.discountCents + made.shippingFeeCents);
        expect(made.prepaidCents + made.walletCents + made.dueCents).toBe(made.totalCents);
        expect(made.prepaidCents + made.refundCents).toBe(given.prepaidCents);
        for (const step of made.steps.filter((one) => !isShipping(one)))
          expect(sum(step.lines.map(({ cents }) => cents))).toBe(step.cents);
        const paid = new Map(lines.map(({ id, unitPriceCents, count }) => [id, unitPriceCents * count]));
        for (const { lines: parts } of made.steps)
          for (const part of parts) {
            expect(Number.isSafeInteger(part.cents)).toBe(true);
            const taken = Math.min(0, part.cents);
            paid.set(part.id, (paid.get(part.id) ?? 0) + taken);
            expect(paid.get(part.id)).toBeGreaterThanOrEqual(0);
          }
        expect(sum(discountByLine(made.steps).values())).toBe(made.discountCents);
        for (const cents of [made.dueCents, made.walletCents, made.prepaidCents, made.vatCents])
          expect(cents).toBeGreaterThanOrEqual(0);
        expect(made.walletCents).toBeLessThanOrEqual(Math.max(0, given.walletCents));
        const told = tellSteps(made);
        expect(sum(told.map(({ amount_ttc }) => toCents(amount_ttc)))).toBe(made.dueCents);
      }),
    );
  });
});

describe("a discount over lines", () => {
  it("adds up to the cent, takes no more of a line than it costs and is in proportion", () => {
    const amounts = fc.array(fc.nat(400_000), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (lineCents, part) => {
        const discount = Math.floor(sum(lineCents) * part);
        const parts = spread(discount, lineCents);
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
    expect(() => spread(11, [5, 5])).toThrow("11 of 10 cents");
    expect(() => spread(-1, [5])).toThrow(RangeError);
  });
});

describe("the bill of a box", () => {
  const boxTerms: BoxTerms = { ...terms, prepaidCents: 1000 };
  const piece = (unitPriceCents: number, keptQuantity = 1, id = String(unitPriceCents)) => ({
    id,
    unitPriceCents,
    quantity: 1,
    keptQuantity,
  });

  it("takes ten percent off when everything is kept, then what was prepaid", () => {
    const made = priceBox([piece(3995), piece(2500)], boxTerms);
    expect(rulesOf(made)).toEqual([
      ["ITEMS", 6495],
      ["KEEP_ALL", -650],
      ["SHIPPING_FREE", 0],
    ]);
    expect(made).toMatchObject({ totalCents: 5845, prepaidCents: 1000, dueCents: 4845 });
  });

  it("charges the delivery below the price from which it is free", () =>
    expect(priceBox([piece(3995), piece(2500, 0)], boxTerms)).toMatchObject({ discountCents: 0, dueCents: 3485 }));

  it("gives the prepayment back when nothing is kept", () =>
    expect(priceBox([piece(3995, 0)], boxTerms)).toMatchObject({ totalCents: 0, dueCents: 0, refundCents: 1000 }));

  it("takes the wallet after the prepayment and never more than is due", () =>
    expect(priceBox([piece(7000), piece(100, 0)], { ...boxTerms, walletCents: 9000 })).toMatchObject({
      prepaidCents: 1000,
      walletCents: 6000,
      dueCents: 0,
    }));

  it("adds up to the cent, whatever is kept", () => {
    const pieces = fc
      .array(fc.record({ unitPriceCents: fc.nat(30_000), keptQuantity: fc.nat(1) }), { maxLength: 8 })
      .map((all) => all.map((one, index) => ({ ...one, id: String(index), quantity: 1 })));
    fc.assert(
      fc.property(pieces, someTerms, (kept, given) => {
        const made = priceBox(kept, given);
        expect(sum(made.steps.map(({ cents }) => cents))).toBe(made.totalCents);
        expect(made.itemsTotalCents).toBe(
          sum(kept.map(({ unitPriceCents, keptQuantity }) => unitPriceCents * keptQuantity)),
        );
        expect(made.prepaidCents + made.refundCents).toBe(given.prepaidCents);
      }),
    );
  });
});

describe("a refund", () => {
  const bought = price([line(2000, 1, "a"), line(3000, 1, "b")], { ...terms, code: code("AMOUNT", 500) });
  const aLine = (id: string, returnedQuantity = 0) => ({ id, quantity: 1, returnedQuantity });
  const alone = { shippingCents: 490, isRestBack: true };

  it("is what was paid for the pieces, after the discount", () => {
    const pieces = [{ lineId: "b", count: 1, isExchange: false }];
    expect(priceRefund(bought.steps, [aLine("a"), aLine("b")], pieces, alone)).toMatchObject({
      refundCents: 2700,
      shippingCents: 0,
    });
  });

  it("holds the delivery when the last piece comes back, not while a replacement is out", () => {
    const lines = [aLine("a", 1), aLine("b")];
    const pieces = [{ lineId: "b", count: 1, isExchange: false }];
    expect(priceRefund(bought.steps, lines, pieces, alone).refundCents).toBe(2700 + 490);
    expect(priceRefund(bought.steps, lines, pieces, { ...alone, isRestBack: false }).refundCents).toBe(2700);
    const exchange = priceRefund(bought.steps, lines, [{ lineId: "b", count: 1, isExchange: true }], alone);
    expect(exchange.refundCents).toBe(0);
    expect(exchange.exchanged.get("b")).toEqual([2700]);
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

  it("leaves what is kept: kept and refunded are what was paid, with their VAT, whatever comes back in which order", () => {
    fc.assert(
      fc.property(someLines, someTerms, someCode, fc.nat(), (lines, given, wanted, seed) => {
        const made = price(lines, {
          ...given,
          offer: given.offer === exchangeOffer ? null : given.offer,
          code: wanted,
        });
        const rows = lines
          .filter(({ count }) => count > 0)
          .map(({ id, count }) => ({ id, quantity: count, returnedQuantity: 0 }));
        let left = rows.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));
        let [refunded, vat, turn] = [0, 0, seed];
        while (left.length > 0) {
          const at = turn % left.length;
          const pieces = [{ lineId: left[at] ?? "", count: 1, isExchange: false }];
          const parcel = priceRefund(made.steps, rows, pieces, {
            shippingCents: shippingOf(made.steps),
            isRestBack: true,
          });
          vat += vatOfPart(made.totalCents - refunded, parcel.refundCents, made.vatRateBasisPoints);
          refunded += parcel.refundCents;
          for (const row of rows) row.returnedQuantity = parcel.returned.get(row.id) ?? 0;
          left = left.filter((_, index) => index !== at);
          const shipping = left.length > 0 ? shippingOf(made.steps) : 0;
          expect(paidForKept(made.steps, rows) + shipping + refunded).toBe(made.totalCents);
          turn = (turn * 31 + 7) % 1_000_003;
        }
        expect(refunded).toBe(made.totalCents);
        expect(vat).toBe(made.vatCents);
      }),
    );
  });
});

it.each([
  [4470, 2000, 745],
  [1000, 1900, 160],
  [1, 2000, 0],
  [3, 2000, 1],
  [9999, 2300, 1870],
])("%i cents hold %i basis points of tax: %i", (total, rate, vat) => expect(vatIncluded(total, rate)).toBe(vat));

describe("payFromWallet", () => {
  const made = price([{ id: "1", unitPriceCents: 5000, count: 1 }], {
    vatRateBasisPoints: 2000,
    shippingFeeCents: 490,
    freeFromCents: null,
    offer: null,
    code: null,
    prepaidCents: 2000,
    walletCents: 0,
  });
  const order = { steps: tellSteps(made), total_amount_ttc: 54.9, prepaid_ttc: 20, wallet_ttc: 0, due_ttc: 34.9 };

  it.each([
    [1000, 10, 24.9],
    [3490, 34.9, 0],
    [9999, 34.9, 0],
    [0, 0, 34.9],
  ])("%i cents pay %f, %f are left", (cents, wallet, due) => {
    const paid = payFromWallet(order, cents);
    expect(paid).toMatchObject({ total_amount_ttc: 54.9, wallet_ttc: wallet, due_ttc: due });
    expect(paid.steps.filter(({ rule }) => rule === "PREPAID")).toHaveLength(1);
    expect(toCents(paid.due_ttc)).toBe(paid.steps.reduce((sum, { amount_ttc }) => sum + toCents(amount_ttc), 0));
    // Taken back, nothing of it stays.
    expect(payFromWallet(paid, 0)).toEqual(order);
  });
});
