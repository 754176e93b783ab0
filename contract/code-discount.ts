/* Without schemas: pages reckon with it in the browser and must not carry zod for it. */

/** What a code does, as much of it as a bill needs: percent, or cents; SHIPPING offers the delivery. */
export interface CodeTerms {
  kind: "PERCENT" | "AMOUNT" | "SHIPPING" | "BIRTHDAY" | "LOYALTY";
  value: number;
}

/** A percentage of an amount in whole cents, half a cent rounded up. */
export const percentOf = (cents: number, percent: number): number => Math.round((cents * percent) / 100);

/** What a code takes off pieces of `cents`; never more than they cost. */
export function codeDiscount(code: CodeTerms | null, cents: number): number {
  if (code === null || code.kind === "SHIPPING") return 0;
  return code.kind === "PERCENT" ? percentOf(cents, code.value) : Math.min(code.value, cents);
}
