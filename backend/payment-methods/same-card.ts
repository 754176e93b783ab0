import type { paymentMethods } from "../db/schema/client.ts";

export type CardFacts = Pick<
  typeof paymentMethods.$inferSelect,
  "gateway" | "brand" | "last4" | "expirationDate" | "fingerprint"
>;

/** By the provider's fingerprint where both have one, else by what is printed on it. Services without a number are nobody's card. */
export function isSameCard(a: CardFacts, b: CardFacts): boolean {
  if (a.fingerprint !== null && b.fingerprint !== null)
    return a.gateway === b.gateway && a.fingerprint === b.fingerprint;
  return a.last4 !== "" && a.last4 === b.last4 && a.brand === b.brand && a.expirationDate === b.expirationDate;
}
