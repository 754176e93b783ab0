import { describe, expect, it } from "vitest";
import type { CardFacts } from "../payment-methods/same-card.ts";
import { isSameHousehold, type TracedAddress } from "./household.ts";

const at = (street: string, change: Partial<TracedAddress> = {}): TracedAddress => ({
  street,
  street_extra: "",
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

describe("a household", () => {
  const here = { addresses: [at("8 rue des Tanneurs", { phone: "06 12 34 56 78" })], cards: [card()] };
  it.each([
    ["a house", { addresses: [at("1 rue A"), at("8, r. des tanneurs, 3e étage")], cards: [] }, true],
    [
      "a house, the flat beside it",
      { addresses: [at("8 rue des Tanneurs", { street_extra: "appt 3" })], cards: [] },
      true,
    ],
    ["a telephone", { addresses: [at("1 rue A", { phone: "+33 6 12 34 56 78" })], cards: [] }, true],
    ["a card", { addresses: [], cards: [card()] }, true],
    ["a street", { addresses: [at("rue des Tanneurs", { street_extra: "9" })], cards: [] }, false],
    ["nothing", { addresses: [at("1 rue A", { phone: "" })], cards: [card({ fingerprint: "two" })] }, false],
  ])("of two clients who share %s", (_, there, isSame) => expect(isSameHousehold(here, there)).toBe(isSame));
});
