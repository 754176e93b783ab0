import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/*
 * Builds of the storefront, each in a folder of its own below `.next/builds`: a program that serves one is disturbed by none
 * that is made beside it, and loads what it has not loaded yet from the build it began with.
 */

/** Where the builds of this checkout are. */
export const buildRoot = (variables: Record<string, string | undefined> = process.env): string =>
  variables["NEXT_DIST_DIR"] || ".next";

const pointerOf = (root: string): string => path.join(root, "current");
const buildsOf = (root: string): string => path.join(root, "builds");
/* Beside it: Next empties the folder it builds in. */
const usersOf = (build: string): string => path.join(build, "../../used", path.basename(build));

/** Written last, with the hash of what the build is made of. */
const stampOf = (build: string): string => path.join(build, "sources.sha256");

/** Whether a build came to its end: who made one that did not was killed, or could not. */
export const isWhole = (build: string): boolean => existsSync(stampOf(build));
export const stampWhole = (build: string, hash: string): void => writeFileSync(stampOf(build), hash);

/** The folder of a build, by what it is made of. */
export const buildFolder = (root: string, hash: string): string => path.join(buildsOf(root), hash.slice(0, 12));

/** The folder of the build that is to be served: the newest; `root` itself where somebody built without these scripts. */
export function currentBuild(root = buildRoot()): string {
  const pointer = pointerOf(root);
  return existsSync(pointer) ? buildFolder(root, readFileSync(pointer, "utf8")) : root;
}

/** From now on this is the build to be served: all of the change, or none, is seen by who looks. */
export function makeCurrent(root: string, hash: string): void {
  const draft = `${pointerOf(root)}-${process.pid}`;
  writeFileSync(draft, hash);
  renameSync(draft, pointerOf(root));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

const isUsed = (build: string): boolean =>
  existsSync(usersOf(build)) && readdirSync(usersOf(build)).some((pid) => isAlive(Number(pid)));

/** Says that this process serves a build, or makes it: it stays for as long as the process lives. */
export function noteUseOf(build: string): void {
  const users = usersOf(build);
  mkdirSync(users, { recursive: true });
  for (const pid of readdirSync(users)) if (!isAlive(Number(pid))) rmSync(path.join(users, pid), { force: true });
  writeFileSync(path.join(users, String(process.pid)), "");
}

/** Removes what nobody uses, but for the build that is served and the whole one before, which a shop may go back to. */
export function removeOldBuilds(root: string): void {
  const current = currentBuild(root);
  const others = readdirSync(buildsOf(root))
    .map((name) => path.join(buildsOf(root), name))
    .filter((build) => build !== current)
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const before = others.find(isWhole);
  for (const build of others.filter((other) => other !== before && !isUsed(other)))
    for (const folder of [build, usersOf(build)]) rmSync(folder, { recursive: true, force: true });
}
