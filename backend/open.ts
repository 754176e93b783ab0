import { statfsSync } from "node:fs";
import path from "node:path";
import type { Logger } from "pino";
import { createClock } from "./clock/clock.ts";
import type { Environment } from "./config/environment.ts";
import { HopelessStart } from "./config/start-failure.ts";
import type { Dependencies } from "./context.ts";
import { openPglite, openPostgres, type OpenDatabase } from "./db/database.ts";
import { lockFolder } from "./db/folder-lock.ts";
import { bringContentsOnce, seedEmptyDatabase } from "./db/seed/seed-empty-database.ts";
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
  const dataDir = path.join(environment.DATA_DIR, "db");
  try {
    const database = await openPglite({ dataDir });
    return { ...database, close: () => database.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error instanceof HopelessStart ? error : unopened(path.resolve(dataDir), error);
  }
}

/** Less than the embedded engine writes when it starts. */
const littleRoomBytes = 20 * 1024 * 1024;

/** The engine says neither which folder it could not open nor why. */
function unopened(folder: string, cause: unknown): Error {
  const { bavail, bsize } = statfsSync(path.dirname(folder));
  if (bavail * bsize >= littleRoomBytes) return new Error(`the database in ${folder} does not open`, { cause });
  const full = new Error(`the database in ${folder} does not open: its disk is full`, { cause });
  return Object.assign(full, { code: "ENOSPC" });
}

/**
 * Opens the database, upgrading an older one, fills an empty one, brings the texts of any other up to date and builds what the
 * API needs; `others` live in a new demo beside its own clients. Leaves nothing open when it fails.
 */
export async function openBackend(
  environment: Environment,
  log: Logger,
  others?: Parameters<typeof seedEmptyDatabase>[1],
): Promise<OpenBackend> {
  await using opened = new AsyncDisposableStack();
  const database = await openDatabase(environment, log);
  opened.defer(() => database.close());
  if (database.upgraded) {
    const { from, to, copy } = database.upgraded;
    // Said by a quiet start too: it cannot be taken back by starting the program of before.
    log.warn(`database upgraded from ${from} to ${to}${copy ? `; the one before is kept in ${copy}` : ""}`);
  }
  const needs = { db: database.db, clock: await createClock(database.db), environment, log };
  const dependencies: Dependencies = {
    ...needs,
    mailer: createMailer(environment),
    storage: await createStorage(environment),
    payments: await createPaymentProviders(needs),
  };
  await seedEmptyDatabase(dependencies, others);
  await bringContentsOnce(dependencies);
  const untilClosed = opened.move();
  return { dependencies, close: () => untilClosed.disposeAsync() };
}
