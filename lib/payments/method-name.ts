import { brandName } from "#contract/brand-name.ts";

/** A kept method, or the one an order is charged to; `last4` is empty for a service. */
interface Named {
  brand: string;
  last4: string;
}

/** What a customer recognises a method by: brand and last digits of a card, in the words of `ofCard`; the name of a service. */
export function methodName(
  { brand, last4 }: Named,
  ofCard: (card: { brand: string; last4: string }) => string,
): string {
  const name = brandName(brand);
  return last4 === "" ? name : ofCard({ brand: name, last4 });
}
