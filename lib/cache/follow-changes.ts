import { findApiGuard } from "#lib/http/api-guard.ts";
import { tagToTell } from "./announced-tags.ts";
import { everyTag, isCacheTag } from "./tags.ts";

/** What changed since a number was told, as the contract's `getChanges` answers it. */
export interface Changes {
  last: number;
  tags: readonly string[];
  is_complete: boolean;
}

export interface Following {
  /** Asks what changed since a number; null before one was told. */
  ask: (after: number | null) => Promise<Changes>;
  /** Has whatever is kept under some tags made anew. `isOld`: nobody knows how long ago that changed, it may be a month. */
  drop: (tags: readonly string[], isOld: boolean) => void;
}

/** Who is told what the API says. */
export interface Listener extends Pick<Following, "drop"> {
  /** After each right answer, and whatever it had dropped. */
  heard?: () => void;
  /** Instead of an answer: the API is away, or does not say what it should. */
  away?: () => void;
}

/**
 * Follows what the API says has changed, by number. The function it answers asks once: to be called again and again, and by one
 * at a time. A tag of a newer API that nothing is kept under is passed over. Whoever has been told nothing yet, or does not know
 * what became of the log, drops everything.
 */
export function createFollower({ ask, drop }: Following): () => Promise<void> {
  let after: number | null = null;
  return async () => {
    const { last, tags, is_complete: isComplete } = await ask(after);
    const told = isComplete ? [...new Set(tags.filter(isCacheTag).map(tagToTell))] : everyTag;
    if (told.length > 0) drop(told, !isComplete);
    after = last;
  };
}

/** Between an answer and the next question: a change is to be seen within a second. */
const everyMs = 500;
const patienceMs = 2_000;

/** What an API answers that is not what the contract says: unlike a network that is away, it does not go right by itself. */
class WrongAnswer extends Error {}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/* Not by the contract's schema: what it is made with is too heavy for the server in front of the pages. */
function readChanges(answer: unknown): Changes {
  const { last, tags, is_complete } = (answer ?? {}) as Partial<Record<keyof Changes, unknown>>;
  const isRight =
    Number.isSafeInteger(last) &&
    typeof is_complete === "boolean" &&
    Array.isArray(tags) &&
    tags.every((tag) => typeof tag === "string");
  if (!isRight) throw new WrongAnswer("they are not told as the contract says");
  return answer as Changes;
}

export interface Followed {
  /** Settled once the API has answered for the first time, or did not. */
  first: Promise<void>;
  stop: () => void;
}

/**
 * Follows the API at `apiUrl` until it is told to stop. A wrong answer is logged once, until a right one comes; that the API is
 * away its guard says. To be called outside of any request, because what Next does to `fetch` within one would reach it.
 */
export function followChanges(apiUrl: string, { drop, heard, away }: Listener): Followed {
  const send = globalThis.fetch;
  const url = `${apiUrl.replace(/\/+$/, "")}/website/changes`;
  const follow = createFollower({
    drop,
    ask: async (after) => {
      const signal = AbortSignal.timeout(patienceMs);
      const answer = await send(after === null ? url : `${url}?after=${after}`, { signal, cache: "no-store" });
      if (answer.ok) return readChanges(readJson(await answer.text()));
      await answer.body?.cancel();
      throw new WrongAnswer(`the API answers ${answer.status}`);
    },
  });
  let isSaid = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const next = async (): Promise<void> => {
    if (findApiGuard()?.isAway) away?.();
    else
      await follow().then(
        () => {
          isSaid = false;
          heard?.();
        },
        (error: unknown) => {
          away?.();
          if (isSaid || !(error instanceof WrongAnswer)) return;
          console.error(`changes cannot be followed: ${error.message}`);
          isSaid = true;
        },
      );
    if (!isStopped) timer = setTimeout(() => void next(), everyMs).unref();
  };
  return {
    first: next(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
