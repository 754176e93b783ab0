import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Takes the only seat at a data folder; throws when another process (or this one) has it, because two embedded
 * engines on the same files destroy them. The lock is the operating system's lock on an SQLite file: it ends with
 * its process, however that ends, so that a killed process leaves nothing to clean up.
 */
export function lockFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(path.join(folder, "lock"));
  try {
    file.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    file.close();
    throw new Error(`${folder} is in use by another API process; stop it, or set DATA_DIR or DATABASE_URL`, {
      cause: error,
    });
  }
  return { release: () => file.close() };
}
