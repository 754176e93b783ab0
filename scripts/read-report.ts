import { existsSync, readFileSync } from "node:fs";

/** What a tool reported in a file; null where there is none, or where it was cut off while it was written. */
export function readReport(file: string): unknown {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  } catch {
    return null;
  }
}
