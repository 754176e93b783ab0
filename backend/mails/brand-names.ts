/** What card brands are called. */
export const brandNames: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
};

/** How somebody tells a saved method from another; a service has no last digits. */
export function nameOfMethod({ brand, last4 }: { brand: string; last4: string }): string {
  const name = brandNames[brand] ?? brand;
  return last4 === "" ? name : `${name} •••• ${last4}`;
}
