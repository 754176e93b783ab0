const minuteMs = 60_000;

/** After this many attempts a mail is given up and logged. */
export const maxAttempts = 12;

/** Wait after the given number of failed attempts: one minute, doubled each time, at most six hours. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(2 ** Math.max(0, attempts - 1) * minuteMs, 6 * 60 * minuteMs);
