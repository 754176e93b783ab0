import fc from "fast-check";
import { exchangeOffer, subscriberOffer, type PricedLine, type PriceTerms } from "#contract/price.ts";

/** Lines of a purchase, those of which no piece is paid for among them. */
export const someLines: fc.Arbitrary<PricedLine[]> = fc
  .array(fc.record({ unitPriceCents: fc.integer({ min: 1, max: 40_000 }), count: fc.nat(10) }), { maxLength: 12 })
  .map((lines) => lines.map((line, index) => ({ ...line, id: `line-${index}` })));

export const someCode: fc.Arbitrary<PriceTerms["code"]> = fc.option(
  fc
    .oneof(
      fc.record({ kind: fc.constant("PERCENT" as const), value: fc.integer({ min: 1, max: 100 }) }),
      fc.record({
        kind: fc.constantFrom("AMOUNT" as const, "BIRTHDAY" as const, "LOYALTY" as const),
        value: fc.integer({ min: 1, max: 20_000 }),
      }),
      fc.constant({ kind: "SHIPPING" as const, value: 0 }),
    )
    .chain((code) => fc.nat(9000).map((minimumCents) => ({ ...code, code: "CODE", minimumCents }))),
  { nil: null },
);

export const someTerms: fc.Arbitrary<PriceTerms> = fc.record({
  vatRateBasisPoints: fc.constantFrom(0, 1700, 1900, 2000, 2100, 2300),
  shippingFeeCents: fc.constantFrom(0, 350, 490, 890),
  freeFromCents: fc.option(fc.nat(12_000), { nil: null }),
  offer: fc.option(fc.constantFrom(subscriberOffer(true), subscriberOffer(false), exchangeOffer), { nil: null }),
  code: someCode,
  prepaidCents: fc.constantFrom(0, 1000),
  walletCents: fc.integer({ min: -10, max: 60_000 }),
});
