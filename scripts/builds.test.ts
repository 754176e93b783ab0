import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildFolder, buildRoot, currentBuild, makeCurrent, noteUseOf, removeOldBuilds, stampWhole } from "./builds.ts";

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
  stampWhole(folder, hash);
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

it("is gone back to where it is whole: one whose maker was killed is removed, though it is newer", () => {
  const first = build(hashes[0]);
  const half = buildFolder(root, hashes[1] ?? "");
  mkdirSync(half);
  const last = build(hashes[2], 2);
  removeOldBuilds(root);
  expect([first, half, last].map((folder) => existsSync(folder))).toEqual([true, false, true]);
});

it("names those who use it, and forgets who has ended", () => {
  const folder = build(hashes[0]);
  const users = path.join(root, "used", path.basename(folder));
  mkdirSync(users, { recursive: true });
  for (const pid of [spawnSync("true").pid, process.ppid]) writeFileSync(path.join(users, String(pid)), "");
  noteUseOf(folder);
  expect(readdirSync(users).toSorted()).toEqual([process.pid, process.ppid].map(String).toSorted());
});
