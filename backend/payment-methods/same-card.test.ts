import { expect, it } from "vitest";
import { isSameCard, type CardFacts } from "./same-card.ts";

const card = (change: Partial<CardFacts> = {}): CardFacts => ({
  gateway: "stripe",
  brand: "visa",
  last4: "4242",
  expirationDate: "2028-01-31",
  fingerprint: "one",
  ...change,
});

it.each([
  ["the same number at the same provider", card({ expirationDate: "2031-01-31" }), true],
  ["another number with the same end", card({ fingerprint: "two" }), false],
  ["what is printed, where a provider tells no more", card({ fingerprint: null }), true],
  ["another date", card({ fingerprint: null, expirationDate: "2029-01-31" }), false],
])("a card is told by %s", (_, other, isSame) => expect(isSameCard(card(), other)).toBe(isSame));

it("is nobody's card when a service has no number", () => {
  const paypal = card({
    brand: "paypal",
    last4: "",
    expirationDate: null,
    fingerprint: null,
  });
  expect(isSameCard(paypal, paypal)).toBe(false);
});
