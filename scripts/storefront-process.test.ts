import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";

/** Answers its process id. Asked to, it is busy for a while, or hangs for good, behind the head of its answer. */
const program = `
  import { createServer } from "node:http";
  createServer((request, answer) => {
    answer.setHeader("connection", "close");
    if (request.url !== "/") answer.flushHeaders();
    if (request.url === "/hang") for (;;);
    if (request.url === "/work") for (const began = Date.now(); Date.now() - began < 500; );
    answer.end(String(process.pid));
  }).listen(Number(process.env.PORT));
  setInterval(() => process.send("here"), 100);
`;

const keeper = `
  import { keepRunning } from "./scripts/keep-running.ts";
  import { storefrontPrograms } from "./scripts/storefront-process.ts";
  const [program, port] = process.argv.slice(1);
  const kept = keepRunning();
  const local = { port: Number(port), storefronts: 2, variables: {} };
  await Promise.all(storefrontPrograms(local, { program, silentMs: 2_000 }).map(kept.add));
  console.log("open");
  process.exitCode = await kept.ended;
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "storefronts-"));
  writeFileSync(path.join(folder, "program.mjs"), program);
});
afterAll(() => rmSync(folder, { recursive: true }));

let started: ChildProcess | null = null;
afterEach(() => void started?.kill("SIGTERM"));

async function start() {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  const args = ["--input-type=module", "-e", keeper, path.join(folder, "program.mjs"), String(port)];
  const child = spawn("node_modules/.bin/node", args, { stdio: ["ignore", "pipe", "inherit"] });
  started = child;
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  await expect.poll(() => lines, { timeout: 20_000 }).toContain("open");
  const url = `http://localhost:${port}`;
  const ask = async (): Promise<number> => Number(await (await fetch(url)).text());
  /** Both: who is busy with something, and who answers meanwhile. */
  const both = async (): Promise<[number, number]> => {
    const busy = await fetch(`${url}/work`);
    const other = await ask();
    return [Number(await busy.text()), other];
  };
  return { child, url, lines, ask, both, ended: once(child, "exit") as Promise<[number | null]> };
}

it("has both storefronts take connections, and the one that is left while the other is started again", async () => {
  const { child, lines, ask, both, ended } = await start();
  const [first, second] = await both();
  expect(first).not.toBe(second);
  process.kill(first, "SIGKILL");
  expect(await Promise.all(Array.from({ length: 8 }, () => ask()))).toEqual(Array.from({ length: 8 }, () => second));
  await expect
    .poll(() => lines.at(-1))
    .toMatch(/^The storefront [12] ended \(SIGKILL\); it is started again in 0.5 s$/);
  await expect.poll(async () => new Set(await both()).size).toBe(2);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

it("ends one that hangs, and goes on with the other meanwhile", async () => {
  const { url, lines, ask, both } = await start();
  const hung = await fetch(`${url}/hang`);
  const answered = new Set(await Promise.all(Array.from({ length: 6 }, () => ask())));
  expect(answered.size).toBe(1);
  await expect(hung.text()).rejects.toThrow("terminated");
  await expect.poll(() => lines.at(-1)).toMatch(/^The storefront [12] ended \(SIGKILL\)/);
  await expect.poll(async () => new Set(await both()).size).toBe(2);
});
