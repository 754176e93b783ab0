import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildFolder, buildRoot, currentBuild, makeCurrent, removeOldBuilds, noteUseOf } from "./builds.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "builds-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const hashes = ["a", "b", "c", "d"].map((letter) => letter.repeat(64));

/** Makes a build so many hours after the first. */
function build(hash = "", hours = 0): string {
  const folder = buildFolder(root, hash);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "page.js"), hash);
  utimesSync(folder, hours * 3_600, hours * 3_600);
  makeCurrent(root, hash);
  return folder;
}

it("is looked for where the variables of a program say, or in the one place", () => {
  expect(buildRoot({ NEXT_DIST_DIR: ".next-attack" })).toBe(".next-attack");
  expect([buildRoot({}), buildRoot({ NEXT_DIST_DIR: "" })]).toEqual([".next", ".next"]);
});

it("is the newest one, and what somebody built by hand where there is none", () => {
  expect(currentBuild(root)).toBe(root);
  const [first, second] = [build(hashes[0]), build(hashes[1])];
  expect([currentBuild(root), existsSync(first)]).toEqual([second, true]);
  makeCurrent(root, hashes[0] ?? "");
  expect(currentBuild(root)).toBe(first);
});

it("stays while it is served and while the next one is; others that nobody uses are removed", () => {
  const [first, second, third, fourth] = hashes.map((hash, hours) => build(hash, hours));
  noteUseOf(first ?? "");
  /* Whoever served this one has ended. */
  const { pid } = spawnSync("true");
  mkdirSync(path.join(root, "used", path.basename(second ?? "")), { recursive: true });
  writeFileSync(path.join(root, "used", path.basename(second ?? ""), String(pid)), "");
  removeOldBuilds(root);
  expect([first, second, third, fourth].map((folder = "") => existsSync(folder))).toEqual([true, false, true, true]);
});
