import { isSameCard, type CardFacts } from "../payment-methods/same-card.ts";
import { houseOf } from "./house.ts";

export interface TracedAddress {
  street: string;
  street_extra: string;
  postcode: string;
  country_code: string;
  phone: string;
}

/** What somebody left behind by ordering: where parcels and bills went, and what was paid with. */
export interface Traces {
  addresses: readonly TracedAddress[];
  cards: readonly CardFacts[];
}

/** The end of a telephone number, which is the same with and without its country. */
const subscriberOf = (phone: string): string | null => {
  const digits = phone.replaceAll(/\D/g, "").slice(-9);
  return digits.length === 9 ? digits : null;
};

/** Whether two clients share a house, a telephone or a card. */
export function isSameHousehold(a: Traces, b: Traces): boolean {
  const houses = new Set(b.addresses.map(houseOf));
  const phones = new Set(b.addresses.flatMap(({ phone }) => subscriberOf(phone) ?? []));
  return (
    a.addresses.some((address) => houses.has(houseOf(address)) || phones.has(subscriberOf(address.phone) ?? "")) ||
    a.cards.some((card) => b.cards.some((other) => isSameCard(card, other)))
  );
}
