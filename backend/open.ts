import path from "node:path";
import type { Logger } from "pino";
import { createClock } from "./clock/clock.ts";
import type { Environment } from "./config/environment.ts";
import type { Dependencies } from "./context.ts";
import { openPglite, openPostgres, type OpenDatabase } from "./db/database.ts";
import { lockFolder } from "./db/folder-lock.ts";
import { seedEmptyDatabase } from "./db/seed/seed-empty-database.ts";
import { createMailer } from "./mails/create-mailer.ts";
import { createPaymentProviders } from "./payments/create-providers.ts";
import { createStorage } from "./storage/create-storage.ts";

export interface OpenBackend {
  dependencies: Dependencies;
  /** Closes the database. */
  close: () => Promise<void>;
}

async function openDatabase(environment: Environment, log: Logger): Promise<OpenDatabase> {
  if (environment.DATABASE_URL !== undefined) {
    return openPostgres(environment.DATABASE_URL, {
      onLost: (error) => log.warn({ error }, "database connection lost"),
    });
  }
  const lock = lockFolder(environment.DATA_DIR);
  try {
    const database = await openPglite({ dataDir: path.join(environment.DATA_DIR, "db") });
    return { ...database, close: () => database.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens the database, upgrading an older one, fills an empty one and builds what the API needs. Leaves nothing open when it fails. */
export async function openBackend(environment: Environment, log: Logger): Promise<OpenBackend> {
  await using opened = new AsyncDisposableStack();
  const database = await openDatabase(environment, log);
  opened.defer(() => database.close());
  if (database.upgraded) {
    const { from, to, copy } = database.upgraded;
    // Said by a quiet start too: it cannot be taken back by starting the program of before.
    log.warn(`database upgraded from ${from} to ${to}${copy ? `; the one before is kept in ${copy}` : ""}`);
  }
  const needs = { db: database.db, clock: await createClock(database.db), environment };
  const dependencies: Dependencies = {
    ...needs,
    log,
    mailer: createMailer(environment),
    storage: await createStorage(environment),
    payments: await createPaymentProviders(needs),
  };
  await seedEmptyDatabase(dependencies);
  const untilClosed = opened.move();
  return { dependencies, close: () => untilClosed.disposeAsync() };
}
