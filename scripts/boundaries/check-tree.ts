import { readFileSync } from "node:fs";
import path from "node:path";
import { findBreaches } from "./area-walls.ts";
import { findCycles } from "./find-cycles.ts";
import { findDrawingReads } from "./find-drawing-reads.ts";
import { findRaces, isRacy } from "./find-races.ts";
import { findViolations } from "./find-violations.ts";
import { findWaits } from "./find-waits.ts";
import { importedBy } from "./imported.ts";
import { createResolve } from "./resolve.ts";
import { codeFilesBelow } from "./tree-files.ts";

/**
 * What is wrong with the imports of the project below `root` (absolute), with what reads drawings, with what its tests wait for that they must not,
 * and with what those in the browser do not wait for; one line each, empty when nothing is.
 */
export function checkTree(root: string): string[] {
  const files = codeFilesBelow(root);
  const resolve = createResolve(root);
  const wrong: string[] = [];
  const graph = new Map<string, string[]>();
  const racy = new Map<string, string>();
  for (const file of files) {
    const source = readFileSync(path.join(root, file), "utf8");
    const imports = importedBy(file, source);
    for (const { line, text } of [
      ...findViolations(file, imports, resolve),
      ...findWaits(file, source),
      ...findDrawingReads(file, source),
    ])
      wrong.push(`${file}:${line} ${text}`);
    if (isRacy(file)) racy.set(file, source);
    const targets = imports.flatMap(({ module }) => (module === null ? [] : resolve(file, module)));
    graph.set(
      file,
      targets.flatMap((target) => ("files" in target ? target.files : [])),
    );
  }
  wrong.push(...findBreaches(root, files, resolve));
  for (const { file, line, text } of findRaces(racy)) wrong.push(`${file}:${line} ${text}`);
  for (const circle of findCycles(graph)) wrong.push(`${[...circle, circle[0]].join(" → ")}: a circle of imports`);
  return wrong;
}
