import fc from "fast-check";
import { expect, it } from "vitest";
import { toCents } from "#contract/money.ts";
import { price, subscriberOffer, tellSteps } from "#contract/price.ts";
import { explainSteps, vatByRate } from "./explain-price.ts";

const basket = fc.record({
  lines: fc.array(
    fc.record({ unitPriceCents: fc.integer({ min: 1, max: 30_000 }), count: fc.integer({ min: 1, max: 5 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  ),
  isSubscriber: fc.boolean(),
  codeCents: fc.integer({ min: 0, max: 40_000 }),
  shippingFeeCents: fc.integer({ min: 0, max: 2000 }),
  walletCents: fc.integer({ min: 0, max: 90_000 }),
});

it("divides every rule of any purchase among its pieces, to the cent, and the VAT among its rates", () =>
  fc.assert(
    fc.property(basket, ({ lines, isSubscriber, codeCents, shippingFeeCents, walletCents }) => {
      const pieces = lines.map((line, index) => ({
        ...line,
        id: `line-${index}`,
        name: `Piece ${index}`,
        size: "4 ans",
      }));
      const made = price(pieces, {
        vatRateBasisPoints: 2000,
        shippingFeeCents,
        freeFromCents: null,
        offer: subscriberOffer(isSubscriber),
        code: codeCents > 0 ? { code: "C", kind: "LOYALTY", value: codeCents, minimumCents: 0 } : null,
        prepaidCents: 0,
        walletCents,
      });
      const steps = tellSteps(made);
      const explained = explainSteps(
        steps,
        pieces.map(({ count, ...piece }) => ({ ...piece, quantity: count })),
      );
      const [ofPieces, ofNone] = [true, false].map((has) => explained.filter(({ parts }) => parts.length > 0 === has));
      for (const { amountTtc, parts } of ofPieces ?? [])
        expect(parts.reduce((sum, part) => sum + toCents(part.amountTtc), 0)).toBe(toCents(amountTtc));
      for (const { rule } of ofNone ?? [])
        expect(["SHIPPING", "SHIPPING_FREE", "SHIPPING_SUBSCRIBER", "WALLET"]).toContain(rule);
      const vat = vatByRate(steps).reduce((sum, { amountTtc }) => sum + toCents(amountTtc), 0);
      expect(vat).toBe(made.vatCents);
    }),
  ));
