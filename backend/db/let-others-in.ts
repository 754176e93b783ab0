import type { PGlite } from "@electric-sql/pglite";
import { aroundQueries } from "./around-queries.ts";

/** How long queries may follow one another before whatever else waits for the process has its turn. */
const longestMs = 20;

/* The one that tests do not move. */
const inNextTurn = setImmediate;

/**
 * Lets the process answer others while somebody's queries follow one another. The embedded engine works in this very thread,
 * and what awaits its queries goes on within the same turn of the event loop: a call that makes three hundred of them would
 * keep the process from even taking a connection. Answers the same client.
 */
export function letOthersIn(client: PGlite): PGlite {
  let turnedAt = performance.now();
  const pause = async (): Promise<void> => {
    if (performance.now() - turnedAt < longestMs) return;
    await new Promise<void>((resolve) => void inNextTurn(resolve));
    turnedAt = performance.now();
  };
  return aroundQueries(client, (query) => async (...asked) => {
    await pause();
    return query(...asked);
  });
}
