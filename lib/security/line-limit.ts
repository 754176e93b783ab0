const windowMs = 60_000;

/**
 * Lets a number of lines a minute through, whoever causes them, so that nobody fills the disk of the log. Answers the line
 * with what has been left out since, or null.
 */
export function createLineLimit(perMinute: number, now = Date.now): (line: string) => string | null {
  let startedAt = -Infinity;
  let written = 0;
  let leftOut = 0;
  return (line) => {
    if (now() - startedAt >= windowMs) {
      startedAt = now();
      written = 0;
    }
    if (written >= perMinute) {
      leftOut += 1;
      return null;
    }
    written += 1;
    const missing = leftOut;
    leftOut = 0;
    return missing === 0 ? line : `${line} (${missing} more left out)`;
  };
}
