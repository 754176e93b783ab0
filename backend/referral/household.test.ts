import { describe, expect, it } from "vitest";
import type { CardFacts } from "../payment-methods/same-card.ts";
import { houseOf, isSameHousehold, type TracedAddress } from "./household.ts";

const at = (street: string, change: Partial<TracedAddress> = {}): TracedAddress => ({
  street,
  postcode: "44000",
  country_code: "FR",
  phone: "",
  ...change,
});
const card = (change: Partial<CardFacts> = {}): CardFacts => ({
  gateway: "stripe",
  brand: "visa",
  last4: "4242",
  expirationDate: "2028-01-31",
  fingerprint: "one",
  ...change,
});

describe("a house", () => {
  it.each([
    ["8 rue des Tanneurs", "8, Rue des tanneurs"],
    ["12 avenue Émile Zola", "12 av. Emile Zola"],
    ["Lindenstraße 4a", "Lindenstr. 4 a"],
    ["4 Lindenstrasse", "Lindenstr 4"],
    ["Calle Mayor, 3", "C/ Mayor 3"],
  ])("is the same as %s and %s", (one, other) => expect(houseOf(at(one))).toBe(houseOf(at(other))));

  it.each([
    ["another number", at("9 rue des Tanneurs")],
    ["another street", at("8 rue des Tonneliers")],
    ["another town", at("8 rue des Tanneurs", { postcode: "44100" })],
    ["another country", at("8 rue des Tanneurs", { country_code: "BE" })],
  ])("is another one with %s", (_, other) => expect(houseOf(at("8 rue des Tanneurs"))).not.toBe(houseOf(other)));
});

describe("a household", () => {
  const here = { addresses: [at("8 rue des Tanneurs", { phone: "06 12 34 56 78" })], cards: [card()] };
  it.each([
    ["a house", { addresses: [at("1 rue A"), at("8, rue des tanneurs")], cards: [] }, true],
    ["a telephone", { addresses: [at("1 rue A", { phone: "+33 6 12 34 56 78" })], cards: [] }, true],
    ["a card", { addresses: [], cards: [card()] }, true],
    ["nothing", { addresses: [at("1 rue A", { phone: "" })], cards: [card({ fingerprint: "two" })] }, false],
  ])("of two clients who share %s", (_, there, isSame) => expect(isSameHousehold(here, there)).toBe(isSame));
});
