import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepCopy } from "./keep-copy.ts";

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "keep-copy-"));
  dataDir = path.join(folder, "db");
  mkdirSync(path.join(dataDir, "base"), { recursive: true });
  writeFileSync(path.join(dataDir, "base", "rows"), "of yesterday");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("keeps the files as they were, whatever becomes of the others", () => {
  const copy = keepCopy(dataDir, "0001_triggers");
  writeFileSync(path.join(dataDir, "base", "rows"), "of today");
  expect(copy).toBe(path.join(folder, "backup-0001_triggers"));
  expect(readFileSync(path.join(copy, "base", "rows"), "utf8")).toBe("of yesterday");
});

it("keeps one copy, the last, and leaves what else lies there alone", () => {
  writeFileSync(path.join(folder, "secrets.json"), "{}");
  keepCopy(dataDir, "0001_triggers");
  keepCopy(dataDir, "0001_triggers");
  keepCopy(dataDir, "0002_words");
  expect(readdirSync(folder).toSorted()).toEqual(["backup-0002_words", "db", "secrets.json"]);
});

it("leaves the older copy and no half of a new one when it cannot be made", () => {
  keepCopy(dataDir, "0001_triggers");
  expect(() => keepCopy(path.join(folder, "gone"), "0002_words")).toThrow("ENOENT");
  expect(readdirSync(folder).toSorted()).toEqual(["backup-0001_triggers", "db"]);
  expect(existsSync(path.join(folder, "backup-0001_triggers", "base", "rows"))).toBe(true);
});
