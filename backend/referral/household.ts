import { isSameCard, type CardFacts } from "../payment-methods/same-card.ts";

export interface TracedAddress {
  street: string;
  postcode: string;
  country_code: string;
  phone: string;
}

/** What somebody left behind by ordering: where parcels and bills went, and what was paid with. */
export interface Traces {
  addresses: readonly TracedAddress[];
  cards: readonly CardFacts[];
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
