/**
 * The exit code of a program that no new start can help: its configuration or its data is wrong (EX_CONFIG of sysexits).
 * Known to the API as well, which says so in `backend/main.ts`.
 */
export const hopelessCode = 78;
/** The exit code of a program whose world is not ready, such as a database server that is away (EX_TEMPFAIL). */
const notYetCode = 75;

const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** Who ran this long has recovered from whatever ended it before. */
const wellMs = 60_000;
const mostFailedStarts = 5;

/** The lives of one program so far. */
export interface Lives {
  /** How many in a row were short. */
  short: number;
  /** How many in a row ended before the program answered. */
  failedStarts: number;
  /** Whether any of them answered. */
  hasEverAnswered: boolean;
}

export const noLives: Lives = { short: 0, failedStarts: 0, hasEverAnswered: false };

/** How one life ended. */
export interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
  hasAnswered: boolean;
  ranMs: number;
}

export type RestartPlan =
  | { kind: "restart"; pauseMs: number; lives: Lives }
  /** `code` is what the whole ends with. */
  | { kind: "give-up"; code: number };

/**
 * What becomes of a program that ended without being told to. It is started again, after pauses that double up to half a
 * minute as long as it keeps dying soon. What has never answered, says that no start can help, or fails five starts in a
 * row is given up, unless what it waits for is outside of it.
 */
export function planRestart(lives: Lives, { code, hasAnswered, ranMs }: End): RestartPlan {
  const hasEverAnswered = lives.hasEverAnswered || hasAnswered;
  const isWaiting = code === notYetCode;
  const failedStarts = hasAnswered || isWaiting ? 0 : lives.failedStarts + 1;
  if (code === hopelessCode || !hasEverAnswered || failedStarts >= mostFailedStarts)
    return { kind: "give-up", code: code || 1 };
  const short = ranMs >= wellMs ? 0 : lives.short;
  return {
    kind: "restart",
    pauseMs: Math.min(longestPauseMs, firstPauseMs * 2 ** short),
    lives: { short: short + 1, failedStarts, hasEverAnswered },
  };
}
