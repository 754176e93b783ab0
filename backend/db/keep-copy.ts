import { cpSync, constants, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

const prefix = "backup-";

/**
 * Copies the files of the embedded database, which nobody has open, beside them before an upgrade, and answers where:
 * `.data/backup-0000_init` for `.data/db`. There is one such copy, of the state before the last upgrade, so that the disk
 * does not fill up with them. Where the file system can, it costs no room until one of the two is written.
 */
export function keepCopy(dataDir: string, tag: string): string {
  const folder = path.dirname(dataDir);
  const [copy, draft] = [path.join(folder, prefix + tag), path.join(folder, `.${prefix}draft`)];
  rmSync(draft, { recursive: true, force: true });
  try {
    cpSync(dataDir, draft, { recursive: true, mode: constants.COPYFILE_FICLONE, preserveTimestamps: true });
  } catch (error) {
    // On a full disk the half of a copy would be in the way of the next start.
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  for (const name of readdirSync(folder)) {
    if (name.startsWith(prefix)) rmSync(path.join(folder, name), { recursive: true });
  }
  renameSync(draft, copy);
  return copy;
}
