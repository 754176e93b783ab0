const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** Longest card number there is. */
const maxDigits = 19;

/** Groups of four while typing; American Express writes 4-6-5. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, maxDigits);
  const groups = /^3[47]/.test(digits) ? [4, 6, 5, 4] : [4, 4, 4, 4, 3];
  let start = 0;
  return groups
    .map((length) => digits.slice(start, (start += length)))
    .filter(Boolean)
    .join(" ");
}

/**
 * Where the caret belongs after formatting, so that typing in the middle of a number stays there.
 * `caret` counts characters of the text before formatting.
 */
export function caretAfterFormat(before: string, caret: number, after: string): number {
  const digits = digitsOf(before.slice(0, caret)).length;
  if (digits === 0) return 0;
  let seen = 0;
  for (let index = 0; index < after.length; index += 1) {
    if (/\d/.test(after[index] ?? "")) seen += 1;
    if (seen === digits) return index + 1;
  }
  return after.length;
}

/** Complete and without a slip of the finger (Luhn's checksum). */
export function isCardNumberValid(text: string): boolean {
  const digits = digitsOf(text);
  if (digits.length < 12 || digits.length > maxDigits) return false;
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
