import { toldTags } from "./next-internals.ts";
import { nextNow, tellChange } from "./showings.ts";

/** When a tag was told to have changed, in Next's list of them: what is older is shown once more, or not at all. */
export interface ToldTag {
  /** What is older is shown once more while a newer one is made. */
  stale?: number;
  /** What is older is made before it is shown. */
  expired?: number;
}

/**
 * How long what a change is of may still be shown once while a newer one is made behind: a change of the whole catalogue must not
 * have every page that is asked for just then made at once. A second later the price of then would be a wrong one.
 */
const shownOnceMoreMs = 1_000;

export interface ToldChanges {
  /** What is kept under some tags changed: it is made anew. What changed nobody knows how long ago is not shown once more. */
  drop: (tags: readonly string[], isOld: boolean) => void;
  /** The API answers, so that what is too old can be made. */
  heard: () => void;
  /** Nothing can be made: what is kept is all there is, and is shown as it is until the API is heard again. */
  away: () => void;
}

/**
 * Writes what the API told into `told`, the list Next holds pages and what is inside `use cache` against. `changed` is called
 * whenever something that was shown before may not be shown now.
 */
export function createToldChanges(
  told: Map<string, ToldTag>,
  changed: () => void,
  now: () => number = nextNow,
): ToldChanges {
  const tags = new Map<string, ToldTag>();
  let isAway = false;

  const note = (name: string, times: ToldTag): void => {
    const both = { ...tags.get(name), ...times };
    tags.set(name, both);
    if (!isAway) told.set(name, both);
  };
  const noteAll = (names: readonly string[], times: ToldTag): void => {
    for (const name of names) note(name, times);
  };

  return {
    drop: (names, isOld) => {
      const at = now();
      noteAll(names, { stale: at, ...(isOld ? { expired: at } : {}) });
      if (!isOld) setTimeout(() => noteAll(names, { expired: at }), shownOnceMoreMs).unref();
      changed();
    },
    heard: () => {
      if (!isAway) return;
      isAway = false;
      for (const [name, times] of tags) told.set(name, times);
      changed();
    },
    away: () => {
      if (isAway) return;
      isAway = true;
      for (const name of tags.keys()) told.delete(name);
    },
  };
}

/** What the API told this process. */
export const toldChanges = createToldChanges(toldTags, tellChange);
