import { accessSync, constants, mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

import { HopelessStart } from "../config/start-failure.ts";

/** SQLITE_BUSY */
const busy = 5;

const unusable = (folder: string, cause: unknown): HopelessStart => {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new HopelessStart(`the data folder ${path.resolve(folder)} cannot be written (${reason}); set DATA_DIR`, {
    cause,
  });
};

/**
 * Takes the only seat at a data folder; throws when another process (or this one) has it, because two embedded
 * engines on the same files destroy them, and when the folder cannot be made or written. The lock is the operating
 * system's lock on an SQLite file: it ends with its process, however that ends, so that a killed process leaves nothing to
 * clean up.
 */
export function lockFolder(folder: string): { release: () => void } {
  let file: DatabaseSync | null = null;
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    file = new DatabaseSync(path.join(folder, "lock"));
    file.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    file?.close();
    if (!(error instanceof Error && "errcode" in error && error.errcode === busy)) throw unusable(folder, error);
    throw new HopelessStart(`${folder} is in use by another API process; stop it, or set DATA_DIR or DATABASE_URL`, {
      cause: error,
    });
  }
  const held = file;
  return { release: () => held.close() };
}
