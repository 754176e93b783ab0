import type { IncomingMessage } from "node:http";

/** True when the visitor's copy is the one that would be sent, so that the answer is 304. Weak comparison, as for GET. */
export function hasCopy({ headers }: Pick<IncomingMessage, "headers">, etag: string): boolean {
  const known = headers["if-none-match"];
  if (known === undefined || /(?:^|,)\s*no-cache\s*(?:,|$)/.test(headers["cache-control"] ?? "")) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, "");
  return known.trim() === "*" || known.split(",").some((tag) => opaque(tag) === opaque(etag));
}
