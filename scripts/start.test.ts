import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hopelessCode } from "./restart.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "start-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What `npm start` says and ends with, where it cannot even begin. */
async function start(variables: Record<string, string>) {
  const env = { PATH: process.env.PATH, NODE_ENV: "test", DATA_DIR: folder, ...variables } as NodeJS.ProcessEnv;
  const child = spawn("node_modules/.bin/node", ["scripts/start.ts"], { env, stdio: ["ignore", "ignore", "pipe"] });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit") as Promise<[number | null]>]);
  return { said: said.trim(), code };
}

it("names a data folder that cannot be written, in one line", async () => {
  const file = path.join(folder, "file");
  writeFileSync(file, "");
  const { said, code } = await start({ DATA_DIR: path.join(file, "data") });
  expect(said).toMatch(/^the data folder \/\S+\/file\/data cannot be written \(E[^\n]*\); set DATA_DIR$/);
  expect(code).toBe(hopelessCode);
});

it("names a port that is taken, in one line", async () => {
  const taken = createServer().listen(0);
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const { said, code } = await start({ PORT: String(port) });
  taken.close();
  expect(said).toBe(`Port ${port} is taken. Set PORT and API_PORT to other ones.`);
  expect(code).toBe(hopelessCode);
});
