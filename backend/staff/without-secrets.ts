export const hidden = "•••";

const longestText = 500;
/** What is sent is no deeper than this; what is tried may be. */
const mostDeep = 20;
const secretNames =
  /password|token|secret|cvc|encrypted|redirect_result|session_data|provider_payment_method_id|access_key|^(?:codes?|key)$/;
/** A status says what happened, though its field is called `code`. */
const isStatusCode = (path: string): boolean => /(?:^|\.)status_details\.code$/.test(path);

/** Digits with spaces or dashes between them that could be the number of a card. */
const cardNumber = /\b(?:\d[ -]?){11,18}\d\b/g;
const isLuhn = (digits: string): boolean =>
  [...digits].toReversed().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

function plainText(text: string): string {
  const shown = text
    .replace(cardNumber, (match) => (isLuhn(match.replace(/\D/g, "")) ? hidden : match))
    /* What opens a file or a page stands behind the question mark. */
    .replace(/(https?:\/\/[^\s?#]*|^\/[^\s?#]*)[?#]\S*/g, "$1");
  return shown.length > longestText ? `${shown.slice(0, longestText)}…` : shown;
}

/** A copy that can be written down: passwords, tokens, codes and card numbers are hidden, files are named by type and size. */
export function withoutSecrets(value: unknown, path = "", depth = 0): unknown {
  if (depth > mostDeep) return "…";
  const name = path.slice(path.lastIndexOf(".") + 1);
  if (value !== null && value !== undefined && secretNames.test(name) && !isStatusCode(path)) return hidden;
  if (typeof value === "string") return plainText(value);
  if (value instanceof Blob) return `${value.type}, ${value.size} bytes`;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, path, depth + 1));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, child]) => child !== undefined)
      .map(([key, child]) => [key, withoutSecrets(child, path === "" ? key : `${path}.${key}`, depth + 1)]),
  );
}
