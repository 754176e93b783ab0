import type { AttackResult } from "./result.ts";

/** What Next says when a page is rendered twice and the second time lacks what the first had read. */
const cacheMiss = /Unexpected cache miss/;

/** What the storefront said while it was attacked: no page may have been put together wrongly. */
export function readStorefrontLog(text: string): AttackResult {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const misses = lines.filter((line) => cacheMiss.test(line)).length;
  const errors = lines.filter((line) => /error/i.test(line));
  return {
    name: "what the storefront said",
    tries: lines.length,
    failures: misses,
    note: [
      `${misses} times "Unexpected cache miss"`,
      `${errors.length} lines of errors`,
      ...new Set(errors.slice(0, 3).map((line) => line.slice(0, 120))),
    ].join("; "),
  };
}
