import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import type { Database } from "#backend/db/database.ts";

/** The transaction something is done in; also what begins there and goes on after its end, which is why the end is kept. */
const within = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Has a server refuse what would wait for ever on the embedded engine, which has one connection: a query beside the transaction
 * that waits for it.
 */
export function holdToOneConnection(db: Database): void {
  const { $client: pool } = db as unknown as { $client: pg.Pool };
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  const transaction = db.transaction.bind(db);
  Object.assign(pool, {
    connect: (...args: unknown[]) => {
      if (within.getStore()?.isOpen === true) throw new Error("a query beside the open transaction, not inside of it");
      return connect(...args);
    },
  });
  db.transaction = (work, config) =>
    transaction(async (tx) => {
      const state = { isOpen: true };
      try {
        return await within.run(state, async () => await work(tx));
      } finally {
        state.isOpen = false;
      }
    }, config);
}
