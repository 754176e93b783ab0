import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const imports = /^(?:import|export) (?!type )[^;]*?from "(#tests\/|\.{1,2}\/)([^"]+)";/gm;

/** What a file reads of `tests/`, for itself or through what stands beside it, as paths from the root; types are not read. */
const readBy = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(imports)].map(([, from = "", rest = ""]) =>
    from === "#tests/" ? `tests/${rest}` : path.posix.join(path.posix.dirname(file), from, rest),
  );

/** Those of `files` that open the database of the tests, by themselves or by a helper. Paths from the root. */
export function databaseTests(files: readonly string[]): string[] {
  const read = new Map(globSync("tests/**/*.ts").map((file) => [file, readBy(file)]));
  const opening = new Set(["tests/backend/test-database.ts"]);
  for (const opened of opening) for (const [file, needed] of read) if (needed.includes(opened)) opening.add(file);
  return files.filter((file) => readBy(file).some((needed) => opening.has(needed)));
}
