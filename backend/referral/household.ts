import type { PaymentGateway } from "#contract/payment-methods.ts";

export interface TracedAddress {
  street: string;
  postcode: string;
  country_code: string;
  phone: string;
}

export interface TracedCard {
  gateway: PaymentGateway;
  type: string;
  brand: string;
  last4: string;
  expirationDate: string | null;
  fingerprint: string | null;
}

/** What somebody left behind by ordering: where parcels and bills went, and what was paid with. */
export interface Traces {
  addresses: readonly TracedAddress[];
  cards: readonly TracedCard[];
}

/** Words of streets that are written in more than one way, in the languages of the shop. */
const shortForms: Record<string, string> = {
  avenue: "av",
  ave: "av",
  boulevard: "bd",
  blvd: "bd",
  boul: "bd",
  chemin: "ch",
  che: "ch",
  allee: "all",
  place: "pl",
  plaza: "pl",
  impasse: "imp",
  calle: "c",
  saint: "st",
  sainte: "ste",
};

const withoutMarks = (text: string): string =>
  text.replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const wordsOf = (text: string): string[] => withoutMarks(text).match(/\d+|\p{L}+/gu) ?? [];

/** The house an address names, however it is written: number and street in any order, without marks, in short words. Floors and flats do not count. */
export function houseOf({ street, postcode, country_code }: TracedAddress): string {
  const words = wordsOf(street).map((word) => shortForms[word] ?? word.replace(/(strasse|straat)$/, "str"));
  return [country_code, wordsOf(postcode).join(""), ...words.toSorted()].join(" ");
}

/** The end of a telephone number, which is the same with and without its country. */
export const subscriberOf = (phone: string): string | null => {
  const digits = phone.replaceAll(/\D/g, "").slice(-9);
  return digits.length === 9 ? digits : null;
};

/** By the provider's fingerprint where both have one, else by what is printed on it. Services without a number are nobody's card. */
export function isSameCard(a: TracedCard, b: TracedCard): boolean {
  if (a.fingerprint !== null && b.fingerprint !== null)
    return a.gateway === b.gateway && a.fingerprint === b.fingerprint;
  return a.last4 !== "" && a.last4 === b.last4 && a.brand === b.brand && a.expirationDate === b.expirationDate;
}

/** Whether two clients share a house, a telephone or a card. */
export function isSameHousehold(a: Traces, b: Traces): boolean {
  const houses = new Set(b.addresses.map(houseOf));
  const phones = new Set(b.addresses.flatMap(({ phone }) => subscriberOf(phone) ?? []));
  return (
    a.addresses.some((address) => houses.has(houseOf(address)) || phones.has(subscriberOf(address.phone) ?? "")) ||
    a.cards.some((card) => b.cards.some((other) => isSameCard(card, other)))
  );
}
