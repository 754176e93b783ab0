import { expect, it } from "vitest";
import { methodName } from "./method-name.ts";

const ofCard = ({ brand, last4 }: { brand: string; last4: string }) => `${brand} … ${last4}`;

it.each([
  ["visa", "4242", "Visa … 4242"],
  ["amex", "0005", "American Express … 0005"],
  ["mc", "4444", "Mastercard … 4444"],
  ["paypal", "", "PayPal"],
  ["klarna", "", "Klarna"],
  ["ideal", "", "iDEAL"],
])("calls %s with the digits «%s» %s", (brand, last4, name) => expect(methodName({ brand, last4 }, ofCard)).toBe(name));
