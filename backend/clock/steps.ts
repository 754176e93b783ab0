const hourMs = 3_600_000;

/**
 * Jobs look at the clock four times a day: at midnight UTC, when a new day has begun in Paris, and every six hours.
 * What one job makes is then due for the next one close to its own moment, as in real life.
 */
export const stepMs = 6 * hourMs;

/** The farthest one call moves the clock. */
export const longestAdvanceMs = 400 * 24 * hourMs;

/** How far to go step by step from `from`, `ms` in all; every step but the last ends on a multiple of `stepMs`. */
export function planSteps(from: Date, ms: number): number[] {
  const steps: number[] = [];
  let [at, left] = [from.getTime(), ms];
  while (left > 0) {
    const step = Math.min(left, stepMs - (at % stepMs));
    steps.push(step);
    at += step;
    left -= step;
  }
  return steps;
}
