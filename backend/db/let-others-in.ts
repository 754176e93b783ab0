import type { PGlite, Transaction } from "@electric-sql/pglite";

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
  const withPauses = <Of extends Pick<Transaction, "query">>(queryable: Of): Of => {
    const query = queryable.query.bind(queryable) as (...rest: unknown[]) => Promise<unknown>;
    return Object.assign(queryable, {
      query: async (...rest: unknown[]) => {
        await pause();
        return query(...rest);
      },
    });
  };
  const transaction = client.transaction.bind(client);
  client.transaction = (work) => transaction((inside) => work(withPauses(inside)));
  return withPauses(client);
}
