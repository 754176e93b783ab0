const hourMs = 60 * 60_000;

/** From this many refusals on somebody should look: the log says it as an error. */
export const worryingAttempts = 5;

/** Wait after the given number of refusals: one hour, doubled each time, at most three days. */
export const refundRetryDelayMs = (attempts: number): number =>
  Math.min(2 ** Math.max(0, attempts - 1) * hourMs, 72 * hourMs);
