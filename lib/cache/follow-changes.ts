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
  /** Has whatever is kept under some tags made anew. */
  drop: (tags: readonly string[]) => void;
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
    if (told.length > 0) drop(told);
    after = last;
  };
}

/** Between an answer and the next question: a change is to be seen within a second. */
const everyMs = 500;
const patienceMs = 2_000;

/* Not by the contract's schema: what it is made with is too heavy for the server in front of the pages. */
function readChanges(answer: unknown): Changes {
  const { last, tags, is_complete } = answer as Partial<Record<keyof Changes, unknown>>;
  const isRight =
    Number.isSafeInteger(last) &&
    typeof is_complete === "boolean" &&
    Array.isArray(tags) &&
    tags.every((tag) => typeof tag === "string");
  if (!isRight) throw new Error("they are not told as the contract says");
  return answer as Changes;
}

/**
 * Follows the API at `apiUrl` until it is told to stop. What goes wrong is logged once, until it goes right again; that the API
 * is away its guard says. To be called outside of any request, because what Next does to `fetch` within one would reach it.
 */
export function followChanges(apiUrl: string, drop: Following["drop"]): () => void {
  const send = globalThis.fetch;
  const url = `${apiUrl.replace(/\/+$/, "")}/website/changes`;
  const follow = createFollower({
    drop,
    ask: async (after) => {
      const signal = AbortSignal.timeout(patienceMs);
      const answer = await send(after === null ? url : `${url}?after=${after}`, { signal, cache: "no-store" });
      if (answer.ok) return readChanges(await answer.json());
      await answer.body?.cancel();
      throw new Error(`the API answers ${answer.status}`);
    },
  });
  let isWrong = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const next = async (): Promise<void> => {
    if (!findApiGuard()?.isAway)
      await follow().then(
        () => {
          isWrong = false;
        },
        (error: unknown) => {
          /* A `TypeError` and an `AbortError` are of the network. */
          if (!isWrong && error instanceof Error && error.constructor === Error)
            console.error(`changes cannot be followed: ${error.message}`);
          isWrong = true;
        },
      );
    if (!isStopped) timer = setTimeout(() => void next(), everyMs).unref();
  };
  void next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
