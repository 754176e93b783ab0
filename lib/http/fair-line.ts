/** Why somebody was sent away: nobody is served before the longest wait is over, so that it is said at once. */
export class LineFull extends Error {}

export interface FairLineOptions {
  /** How many are served at once. */
  places: number;
  maxWaiting: number;
  maxWaitMs: number;
  now?: () => number;
}

export interface FairLine {
  /**
   * Waits for a place; answers how to leave it. Throws `LineFull` when the line is too long, at once or as soon as another
   * visitor needs the room, or when the wait was too long; the reason of `signal` when who waits has gone.
   */
  enter: (visitor: string, signal?: AbortSignal) => Promise<() => void>;
  /** Sends everybody away who waits. */
  clear: () => void;
  readonly waiting: number;
}

interface Waiter {
  admit: () => void;
  refuse: (reason: unknown) => void;
}

/** Calls are answered in clumps: a pace is that of a whole second at least, and of two at most. */
const windowMs = 1_000;
/** Longer than those of one clump take to leave. */
const clumpMs = 100;
/** So long after the first left the pace is known well enough to send others away by it: what came before was one answer. */
const paceKnownMs = 500;
/** A pace sways: who is let in for all of the longest wait would wait that long and be sent away all the same. */
const countedOn = 0.9;

/** How long it takes until so many have left, at the pace of those who left while somebody waited. */
function createPace(places: number, now: () => number) {
  /** Null until the first has left. */
  let began: number | null = null;
  /** All who left since. */
  let all = 0;
  let [before, lately] = [0, 0];
  let latelySince = 0;
  const turn = (at: number): void => {
    if (at - latelySince < windowMs) return;
    const isLong = at - latelySince >= 2 * windowMs;
    [before, began] = [isLong ? 0 : lately, isLong ? at - windowMs : latelySince];
    [lately, latelySince] = [0, at];
  };
  return {
    /** Of an hour ago, or of an API that was away, it says nothing. */
    forget: (): void => {
      began = null;
    },
    noteLeft: (): void => {
      if (began === null) {
        began = latelySince = now();
        [all, before, lately] = [0, 0, 0];
        return;
      }
      turn(now());
      all += 1;
      lately += 1;
    },
    /** Until so many who wait, and who are being served, have left. Milliseconds; 0 while nothing is known. */
    waitOf: (waiting: number, served: number): number => {
      const left = before + lately;
      const elapsedMs = began === null ? 0 : now() - began;
      if (left === 0 || elapsedMs < paceKnownMs) return 0;
      /* What was begun at once ends at about the same time: before a whole round has left, half of what is under way is done. */
      const done = all < places ? left + served / 2 : left;
      return ((waiting + served) * elapsedMs) / done;
    },
  };
}

/**
 * A line in which visitors take turns, however many calls each of them has standing there: who asks once does not wait
 * behind the thousand calls of somebody else. When the line is full, or longer than can be served in time, the visitor with
 * most calls in it loses the newest.
 */
export function createFairLine({
  places,
  maxWaiting,
  maxWaitMs,
  now = () => performance.now(),
}: FairLineOptions): FairLine {
  /* In order of their turn. */
  const lanes = new Map<string, Waiter[]>();
  let served = 0;
  let waiting = 0;
  const pace = createPace(places, now);
  let shortening: ReturnType<typeof setTimeout> | undefined;

  const remove = (visitor: string, waiter: Waiter): void => {
    const lane = lanes.get(visitor);
    const at = lane?.indexOf(waiter) ?? -1;
    if (!lane || at < 0) return;
    lane.splice(at, 1);
    waiting -= 1;
    if (lane.length === 0) lanes.delete(visitor);
  };

  const admitNext = (): void => {
    const [turn] = lanes;
    if (!turn) return;
    const [visitor, lane] = turn;
    const [waiter] = lane;
    if (!waiter) return;
    remove(visitor, waiter);
    if (lane.length > 0) {
      lanes.delete(visitor);
      lanes.set(visitor, lane);
    }
    waiter.admit();
  };

  /** Sends the newest call of the longest lane away; false when no lane is longer than `than`. */
  const sendNewestAway = (than = 0): boolean => {
    let longest: [string, Waiter[]] | null = null;
    for (const lane of lanes) if (lane[1].length > (longest?.[1].length ?? than)) longest = lane;
    const newest = longest?.[1].at(-1);
    if (!longest || !newest) return false;
    remove(longest[0], newest);
    newest.refuse(new LineFull());
    return true;
  };
  /** Who comes last has an answer once all before are gone: those who wait, and those who are served. */
  const isTooLong = (): boolean => pace.waitOf(waiting, served) > countedOn * maxWaitMs;
  /** Makes room for a newcomer, though not with a call of one who would have as few. */
  const makeRoom = (visitor: string): boolean => sendNewestAway((lanes.get(visitor)?.length ?? 0) + 1);

  /** Sends away who cannot be served in time, so that they need not wait to hear it. */
  const shorten = (): void => {
    shortening = undefined;
    while (isTooLong() && sendNewestAway()) continue;
  };

  const leaveOnce = (): (() => void) => {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      served -= 1;
      pace.noteLeft();
      admitNext();
      /* A moment later: within a clump the pace seems slower than it is. */
      shortening ??= setTimeout(shorten, clumpMs);
    };
  };

  const wait = (visitor: string, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(tooLong);
        signal?.removeEventListener("abort", leave);
      };
      const waiter: Waiter = {
        admit: () => {
          settle();
          served += 1;
          resolve();
        },
        refuse: (reason) => {
          settle();
          reject(reason);
        },
      };
      const giveUp = (reason: unknown) => {
        remove(visitor, waiter);
        waiter.refuse(reason);
      };
      const leave = () => giveUp(signal?.reason);
      const tooLong = setTimeout(() => giveUp(new LineFull()), maxWaitMs);
      signal?.addEventListener("abort", leave, { once: true });
      const lane = lanes.get(visitor);
      if (lane) lane.push(waiter);
      else lanes.set(visitor, [waiter]);
      waiting += 1;
    });

  return {
    enter: async (visitor, signal) => {
      signal?.throwIfAborted();
      if (served < places) {
        served += 1;
        /* While there is room the pace is that of those who come. */
        pace.forget();
      } else {
        const isFull = waiting >= maxWaiting || isTooLong();
        if (isFull && !makeRoom(visitor)) throw new LineFull();
        await wait(visitor, signal);
      }
      return leaveOnce();
    },
    clear: () => {
      const everybody = [...lanes.values()].flat();
      lanes.clear();
      waiting = 0;
      for (const waiter of everybody) waiter.refuse(new LineFull());
    },
    get waiting() {
      return waiting;
    },
  };
}
