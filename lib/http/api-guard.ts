import { AppError } from "./app-error.ts";
import { createApiWatch, tickMs } from "./api-watch.ts";
import { createFairLine, LineFull } from "./fair-line.ts";
import { findRenderOver } from "./render-over.ts";

/** After how many seconds who was sent away may come back: a restarted API answers by then. */
export const retryAfterS = 5;

/** Calls at the API at once; what comes beyond waits, because an API asked for everything at once answers all of it late. */
const places = 64;
const maxWaiting = 2_000;
/** What cannot be served in so long is refused at once: whoever asked waits no longer, and asks again. */
const maxWaitMs = 5_000;

export interface GuardedCall {
  /** Who asks, for the turns in the line; null for what another call waits for, which has had its turn. */
  visitor: string | null;
  /** Reads alone are cut when the API is found away: of a write nobody would know what became of it. */
  isRead: boolean;
  signal?: AbortSignal;
}

export interface ApiGuard {
  /**
   * Makes a call of the API when it is there and has room. Throws an `AppError` of the kind `network` at once when it is
   * away, and when the line is too long. What `call` throws counts as a failure of the network, except for an abort.
   */
  run: <T>(call: GuardedCall, send: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  readonly isAway: boolean;
  /** Whether the API is there now; asks it where it was not heard for a second, or where that is to be sure. */
  findOut: (isToBeSure?: boolean) => Promise<boolean>;
  /** Tells of an answer that says that the API, or what it needs, is away. */
  noteFailure: () => void;
  /** Whether a call failed for want of the API since a moment of `performance.now()`. */
  hasFailedSince: (moment: number) => boolean;
  /** To be called once in `tickMs`. */
  tick: () => void;
}

export interface ApiGuardOptions {
  probe: (late: AbortSignal) => Promise<boolean>;
  log: (line: string) => void;
  places?: number;
}

export function createApiGuard({ probe, log, places: most = places }: ApiGuardOptions): ApiGuard {
  const line = createFairLine({ places: most, maxWaiting, maxWaitMs });
  let failedAt = -Infinity;
  const watch = createApiWatch({
    probe,
    onChange: (isAway) => {
      log(isAway ? "The API does not answer: calls are refused until it does" : "The API answers again");
      if (isAway) line.clear();
    },
  });

  const refuse = (reason: string): never => {
    failedAt = performance.now();
    throw new AppError("network", "NETWORK", reason);
  };
  const refuseAway = () => refuse("the API is away");
  const enter = (visitor: string, signal: AbortSignal | undefined) =>
    line.enter(visitor, signal).catch((error: unknown) => {
      if (!(error instanceof LineFull)) throw error;
      return watch.isAway ? refuseAway() : refuse("too many calls wait for the API");
    });

  return {
    get isAway() {
      return watch.isAway;
    },
    findOut: watch.find,
    async run({ visitor, isRead, signal }, send) {
      if (watch.isAway) return refuseAway();
      const leave = visitor === null ? null : await enter(visitor, signal);
      const cut = new AbortController();
      const watched = watch.begin(() => {
        if (isRead) cut.abort();
      });
      try {
        const answer = await send(signal ? AbortSignal.any([signal, cut.signal]) : cut.signal);
        watched.answered();
        return answer;
      } catch (error) {
        if (signal?.aborted || findRenderOver(error)) {
          watched.dropped();
          throw error;
        }
        watched.failed();
        if (cut.signal.aborted) return refuseAway();
        failedAt = performance.now();
        throw error;
      } finally {
        leave?.();
      }
    },
    noteFailure: () => {
      failedAt = performance.now();
    },
    hasFailedSince: (moment) => failedAt >= moment,
    tick: watch.tick,
  };
}

/* Next compiles pages, calls and the start of the server apart: what they share hangs on the process. */
const place = Symbol.for("petite-malle.api-guard");
const shared = globalThis as { [place]?: ApiGuard };

/** The guard of this process; null where nobody started one: in a browser, in a build, in a test. */
export const findApiGuard = (): ApiGuard | null => shared[place] ?? null;

/**
 * Starts the guard of this process for the API at `baseUrl`; answers how to end it. To be called once and outside of any
 * request, because what Next does to `fetch` within one would reach the guard's own questions.
 */
export function startApiGuard(baseUrl: string): () => void {
  const ask = globalThis.fetch;
  const url = `${baseUrl.replace(/\/+$/, "")}/livez`;
  const guard = createApiGuard({
    /* Whatever is answered counts: an API of somebody else may know no such call. */
    probe: (late) =>
      ask(url, { signal: late, cache: "no-store" }).then(
        (answer) => answer.body?.cancel().then(() => true) ?? true,
        () => false,
      ),
    log: (line) => console.error(line),
  });
  shared[place] = guard;
  const ticking = setInterval(() => guard.tick(), tickMs);
  /* Outside of Node it is a number. */
  if (typeof ticking === "object") ticking.unref();
  return () => {
    clearInterval(ticking);
    delete shared[place];
  };
}
