import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isAbove } from "./area-of.ts";
import { findUses, type Use } from "./area-uses.ts";
import { isFree } from "./arrows.ts";
import { importedBy } from "./imported.ts";
import type { Resolve } from "./resolve.ts";

/** A line each, `user → used`: what reached upwards when the walls were built. Lines are taken out, none is added. */
const listName = "scripts/boundaries/area-breaches.txt";

/** The breaches that are still allowed in the project below `root`; none where it keeps no list. */
export function readKnownBreaches(root: string): string[] {
  const list = path.join(root, listName);
  return existsSync(list) ? readFileSync(list, "utf8").split("\n").filter(Boolean) : [];
}

const breachOf = ({ user, used }: Use): string => `${user} → ${used}`;

/** What is wrong between the areas of the backend in the project below `root`, with its `files`; one line each. */
export function findBreaches(root: string, files: readonly string[], resolve: Resolve): string[] {
  const uses = files
    .filter((file) => file.startsWith("backend/") && !isFree(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), "utf8");
      return findUses(file, source, importedBy(file, source), resolve);
    });
  return judgeUses(uses, readKnownBreaches(root));
}

/** Every use of an area from below that is not known, and every known one that is gone; one line each. */
function judgeUses(uses: readonly Use[], known: readonly string[]): string[] {
  const breaches = new Map(
    uses.filter(({ userArea, usedArea }) => isAbove(usedArea, userArea)).map((use) => [breachOf(use), use]),
  );
  const added = [...breaches]
    .filter(([breach]) => !known.includes(breach))
    .map(
      ([breach, { file, line, userArea, usedArea }]) =>
        `${file}:${line} ${breach}: ${userArea} stands below ${usedArea} (scripts/boundaries/area-rows.ts)`,
    );
  const gone = known
    .filter((breach) => !breaches.has(breach))
    .map((breach) => `${listName}: ${breach} is no breach any more, take the line out`);
  return [...added, ...gone];
}
