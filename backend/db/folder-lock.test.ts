import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockFolder } from "./folder-lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "folder-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("gives a folder to one holder at a time", () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(/is in use by another API process/);
  lock.release();
  lockFolder(folder).release();
});

it("says of a folder that cannot be made or written which one it is", () => {
  const file = path.join(folder, "file");
  writeFileSync(file, "");
  expect(() => lockFolder(path.join(file, "data"))).toThrow(`the data folder ${file}/data cannot be written (ENOTDIR`);
  mkdirSync(path.join(folder, "data", "lock"), { recursive: true });
  expect(() => lockFolder(path.join(folder, "data"))).toThrow(
    /folder-lock-\w+\/data cannot be written \(unable to open/,
  );
});

it("is free again when its process was killed", async () => {
  const program = `
    const { lockFolder } = await import(${JSON.stringify(new URL("./folder-lock.ts", import.meta.url).href)});
    globalThis.lock = lockFolder(${JSON.stringify(folder)});
    console.log("locked");
    setInterval(() => {}, 1000);`;
  const holder = spawn("node_modules/.bin/node", ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(holder.stdout, "data");
  expect(() => lockFolder(folder)).toThrow(/is in use/);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  lockFolder(folder).release();
});
