import type { ErrorKey } from "#lib/forms/error-key.ts";

/** No answer, or none that says whether it was done: the same press is sent again. */
export const mayPass: ReadonlySet<ErrorKey> = new Set([
  "NETWORK",
  "UNAVAILABLE",
  "REQUEST_IN_PROGRESS",
  "TOO_MANY_REQUESTS",
]);
/** The box stands otherwise than it was shown when the press came. */
export const isStale: ReadonlySet<ErrorKey> = new Set([
  "CONFLICT",
  "TOTAL_CHANGED",
  "BOX_CLOSED",
  "NOT_ENOUGH_STOCK",
  "RETURN_DEADLINE_PASSED",
  "RETURN_QUANTITY_TOO_LARGE",
]);
