export interface CardExpiry {
  /** 1 to 12. */
  month: number;
  /** Four digits. */
  year: number;
}

/** `MM / YY` while typing: `3` becomes `03 / `, `1227` becomes `12 / 27`, `12/2027` (as a browser fills it in) `12 / 27`. */
export function formatExpiry(text: string, before = ""): string {
  const filled = /^\s*(\d{1,2})\s*[/-]\s*(?:20)?(\d{2})\s*$/.exec(text);
  if (filled) return `${(filled[1] ?? "").padStart(2, "0")} / ${filled[2]}`;
  let digits = text.replaceAll(/\D/g, "");
  if (/^[2-9]/.test(digits) || /^1\s*\//.test(text)) digits = `0${digits}`;
  // Deleting the separator deletes the digit before it; otherwise it would come back at once.
  if (before.startsWith(text) && /^\d\d \/$/.test(text)) return digits.slice(0, 1);
  if (digits.length < 2) return digits;
  const isDeleting = text.length < before.length;
  const year = digits.length === 6 ? digits.slice(4) : digits.slice(2, 4);
  return year === "" && isDeleting ? digits.slice(0, 2) : `${digits.slice(0, 2)} / ${year}`;
}

/** Null while incomplete or when there is no such month. */
export function parseExpiry(text: string): CardExpiry | null {
  const [, month, year] = /^\s*(\d{1,2})\s*[/-]\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  if (month === undefined || year === undefined) return null;
  const expiry = { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
  return expiry.month >= 1 && expiry.month <= 12 && expiry.year >= 2000 && expiry.year <= 2100 ? expiry : null;
}

/** A card is good through the last day of its month. `today` is a calendar day `YYYY-MM-DD`. */
export const isExpiryPast = ({ month, year }: CardExpiry, today: string): boolean =>
  `${year}-${String(month).padStart(2, "0")}` < today.slice(0, 7);

/** A saved method is good through its last day; null never ends. */
export const isMethodExpired = (expirationDate: string | null, today: string): boolean =>
  expirationDate !== null && expirationDate < today;
