/** Prefixes of numbers that companies give within their own walls: to anybody else they name another thing, or none. */
const ownPrefix = /^0*(?:2\d{12}|0[24]\d{11})$/;
/** The same of the short form, whose first digit tells. */
const ownShort = /^[02]\d{7}$/;

/**
 * Why digits are no number the trade knows an article by (GTIN-8, -12, -13 or -14): they are not that many digits, are
 * kept for use inside a company, or the last does not follow from the others. Null where they are one.
 */
export function gtinFault(digits: string): "length" | "own" | "check" | null {
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return "length";
  if (digits.length === 8 ? ownShort.test(digits) : ownPrefix.test(digits.padStart(13, "0"))) return "own";
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum > 0 && sum % 10 === 0 ? null : "check";
}

export const isGtin = (digits: string): boolean => gtinFault(digits) === null;
