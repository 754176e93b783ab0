/** Milliseconds in which nobody was answered though somebody asked, until the API is asked whether it is there. */
const silenceMs = 900;
/**
 * How long it may take to say so; together with the silence, what a hung API costs the first who asked. A machine that has
 * too much to do leaves a process without its turn for two seconds, and an API found away by mistake is refused to everybody.
 */
const probeLimitMs = 3_000;
/** So long after an answer the API is believed to be there. */
const believedMs = 1_000;
/** How often an API that is away is asked. */
const retryMs = 500;

export interface WatchState {
  isAway: boolean;
  /** Calls that wait for an answer. */
  underWay: number;
  /** Since when nobody was answered: the latest answer, or the first call after a quiet while. */
  silentSince: number;
  /** A call failed on the way, and nobody was answered since. */
  isSuspect: boolean;
  /** When the API was last asked whether it is there. */
  probedAt: number;
}

/** Whether the API is to be asked now if it is there. A slow call is no reason while others are answered. */
export function isProbeDue({ isAway, underWay, silentSince, isSuspect, probedAt }: WatchState, now: number): boolean {
  if (isAway) return now - probedAt >= retryMs;
  return isSuspect || (underWay > 0 && now - silentSince >= silenceMs);
}

/** What happened to a call that the watch was told of. */
interface WatchedCall {
  answered: () => void;
  /** The network failed it, or its time was over. */
  failed: () => void;
  /** Who asked has gone. */
  dropped: () => void;
}

export interface ApiWatch {
  readonly isAway: boolean;
  /** Tells of a call that begins. `cut` is called when the API is found away before it was answered. */
  begin: (cut: () => void) => WatchedCall;
  /**
   * Whether the API is there now, for what cannot say later that it was not: asks it where nobody was answered for a second,
   * or where it is to be sure; one question for all who want to know meanwhile.
   */
  find: (isToBeSure?: boolean) => Promise<boolean>;
  /** To be called once in `tickMs`; asks the API whether it is there when it has to know, and gives up waiting for that. */
  tick: () => void;
}

export interface ApiWatchOptions {
  /** Asks the API for anything; resolves with whether it answered before `late` was aborted. Never rejects. */
  probe: (late: AbortSignal) => Promise<boolean>;
  /** Told when the API is found away and when it is back. */
  onChange: (isAway: boolean) => void;
}

export const tickMs = 100;

/**
 * Knows whether the API is there. It is found away by its silence, not by the time one call takes: when calls wait and
 * nobody is answered for a moment, or one fails on the way, it is asked something cheap, and away when it does not answer
 * that either. From then on it is asked again and again, without any visitor paying for it, until it does.
 *
 * Time is counted in ticks: a process that hardly gets to run, or was busy itself, must not take that for the API's
 * silence.
 */
export function createApiWatch({ probe, onChange }: ApiWatchOptions): ApiWatch {
  let now = 0;
  const state: WatchState = { isAway: false, underWay: 0, silentSince: 0, isSuspect: false, probedAt: 0 };
  const cuts = new Set<() => void>();
  let heardAt = -Infinity;
  let probing: { late: AbortController; over: Promise<void> } | null = null;
  let wasHeard = false;

  const hear = (): void => {
    wasHeard = true;
    heardAt = now;
    state.silentSince = now;
    state.isSuspect = false;
    if (!state.isAway) return;
    state.isAway = false;
    onChange(false);
  };

  const lose = (): void => {
    if (state.isAway) return;
    state.isAway = true;
    onChange(true);
    for (const cut of cuts) cut();
  };

  const ask = (): Promise<void> => {
    const late = new AbortController();
    state.probedAt = now;
    wasHeard = false;
    const over = probe(late.signal).then((isThere) => {
      probing = null;
      if (isThere || wasHeard) hear();
      else lose();
    });
    probing = { late, over };
    return over;
  };

  return {
    get isAway() {
      return state.isAway;
    },
    begin: (cut) => {
      if (state.underWay === 0) state.silentSince = now;
      state.underWay += 1;
      cuts.add(cut);
      let isOver = false;
      const end = (then?: () => void) => () => {
        if (isOver) return;
        isOver = true;
        state.underWay -= 1;
        cuts.delete(cut);
        then?.();
      };
      return {
        answered: end(hear),
        failed: end(() => {
          state.isSuspect = true;
        }),
        dropped: end(),
      };
    },
    find: async (isToBeSure = false) => {
      const isDoubtful = isToBeSure || now - heardAt >= believedMs || state.isSuspect;
      if (!state.isAway && isDoubtful) await (probing?.over ?? ask());
      return !state.isAway;
    },
    tick: () => {
      now += tickMs;
      if (!probing) {
        if (isProbeDue(state, now)) void ask();
      } else if (now - state.probedAt >= probeLimitMs) probing.late.abort();
    },
  };
}
