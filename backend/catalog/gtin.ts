/** Prefixes of numbers that companies give within their own walls: to anybody else they name another thing, or none. */
const ownPrefix = /^0*(?:2\d{12}|0[24]\d{11})$/;
/** The same of the short form, whose first digit tells. */
const ownShort = /^[02]\d{7}$/;

/**
 * Whether digits are a number the trade knows an article by (GTIN-8, -12, -13 or -14): the last digit follows from the
 * others, and it is none of those kept for use inside a company.
 */
export function isGtin(digits: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return false;
  if (digits.length === 8 ? ownShort.test(digits) : ownPrefix.test(digits.padStart(13, "0"))) return false;
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum > 0 && sum % 10 === 0;
}
