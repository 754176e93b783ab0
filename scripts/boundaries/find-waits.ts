import { isFree } from "./arrows.ts";
import type { Violation } from "./find-violations.ts";

/** What makes a test slow on a fast machine and red on a slow one. */
const waits: readonly { pattern: RegExp; because: string }[] = [
  { pattern: /(?<![.\w])setTimeout\(/, because: "a test waits for what it is about, not for a time" },
  {
    pattern: /\bsetTimeout\b.*["'](?:node:)?timers\/promises["']/,
    because: "a test waits for what it is about, not for a time",
  },
  { pattern: /\bwaitForTimeout\b/, because: "a test waits for what it is about, not for a time" },
  { pattern: /\bnetworkidle\b/, because: "a page is idle between two requests as well: wait for what it shows" },
  { pattern: /\bMath\.random\b/, because: "a test that fails has to fail again: count, or take a fixed seed" },
];

/** In a comment on the line before, with what is tested: the pace of a client cannot be tried without one. */
const isAboutTime = /time is the subject/i;

/** Sleeps and chance in a test or what only tests use, line by line; nothing else is looked at. */
export function findWaits(file: string, source: string): Violation[] {
  if (!isFree(file)) return [];
  return source
    .split("\n")
    .flatMap((text, index, lines) =>
      isAboutTime.test(lines[index - 1] ?? "")
        ? []
        : waits
            .filter(({ pattern }) => pattern.test(text))
            .map(({ because }) => ({ file, line: index + 1, text: `${text.trim()}: ${because}` })),
    );
}
