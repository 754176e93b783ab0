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

/** How much the latest pause between two who leave counts in the mean. */
const weight = 0.1;

/**
 * A line in which visitors take turns, however many calls each of them has standing there: who asks once does not wait
 * behind the thousand calls of somebody else. When the line is full, the visitor with most calls in it loses the newest.
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
  /** Mean milliseconds between two places that became free while somebody waited. */
  let pauseMs = 0;
  let lastFreeAt: number | null = null;

  const remove = (visitor: string, waiter: Waiter): void => {
    const lane = lanes.get(visitor);
    const at = lane?.indexOf(waiter) ?? -1;
    if (!lane || at < 0) return;
    lane.splice(at, 1);
    waiting -= 1;
    if (lane.length === 0) lanes.delete(visitor);
  };

  /** Of an hour ago, or of an API that was away, it says nothing. */
  const forgetPace = (): void => {
    pauseMs = 0;
    lastFreeAt = null;
  };

  const admitNext = (): void => {
    const [turn] = lanes;
    if (!turn) return forgetPace();
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

  const leaveOnce = (): (() => void) => {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      served -= 1;
      if (lastFreeAt !== null) pauseMs += weight * (now() - lastFreeAt - pauseMs);
      lastFreeAt = now();
      admitNext();
    };
  };

  /** Makes room by sending the newest call of the longest lane away; false when that lane would be the newcomer's own. */
  const makeRoom = (visitor: string): boolean => {
    let longest: [string, Waiter[]] | null = null;
    for (const lane of lanes) if (lane[1].length > (longest?.[1].length ?? 0)) longest = lane;
    if (!longest || longest[1].length <= (lanes.get(visitor)?.length ?? 0) + 1) return false;
    const newest = longest[1].at(-1);
    if (!newest) return false;
    remove(longest[0], newest);
    newest.refuse(new LineFull());
    return true;
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
      if (served < places) served += 1;
      else {
        const isFull = waiting >= maxWaiting || waiting * pauseMs > maxWaitMs;
        if (isFull && !makeRoom(visitor)) throw new LineFull();
        await wait(visitor, signal);
      }
      return leaveOnce();
    },
    clear: () => {
      const everybody = [...lanes.values()].flat();
      lanes.clear();
      waiting = 0;
      forgetPace();
      for (const waiter of everybody) waiter.refuse(new LineFull());
    },
    get waiting() {
      return waiting;
    },
  };
}
