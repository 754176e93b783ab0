import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { afterEach, describe, expect, it } from "vitest";

/** A program that keeps one core busy, says by which process, and does as it is told then. */
const program = (then: string): string => `
  import { keepBusy } from "./scripts/hunt/keep-busy.ts";
  const { pids, stop } = keepBusy(1);
  console.log(pids[0]);
  const stays = () => setInterval(() => undefined, 1_000);
  ${then}
`;

/** A process that has ended stays in the table of processes until somebody asks for its end, which may be nobody. */
const isEnded = (pid: number): boolean => {
  const stat = `/proc/${pid}/stat`;
  return existsSync(stat) && / Z /.test(readFileSync(stat, "utf8"));
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0) && !isEnded(pid);
  } catch {
    return false;
  }
};

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

/** The process that is busy, once it is, and the one that started it. */
async function start(then: string) {
  const args = ["--input-type=module", "-e", program(then)];
  const child = spawn("node_modules/.bin/node", args, { stdio: ["pipe", "pipe", "inherit"] });
  started.push(child);
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  return { child, busy: Number(line), ended: once(child, "exit") as Promise<[number | null, string | null]> };
}

describe("the process that keeps a core busy", () => {
  it.each<NodeJS.Signals>(["SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"])(
    "ends with who started it by %s",
    async (signal) => {
      const { child, busy, ended } = await start("stays();");
      expect(isAlive(busy)).toBe(true);
      child.kill(signal);
      expect((await ended)[1]).toBe(signal);
      await expect.poll(() => isAlive(busy)).toBe(false);
    },
  );

  it("leaves a signal to whoever else listens to it", async () => {
    const { child, busy, ended } = await start(`process.once("SIGINT", () => process.exit(7)); stays();`);
    child.kill("SIGINT");
    expect((await ended)[0]).toBe(7);
    await expect.poll(() => isAlive(busy)).toBe(false);
  });

  it("is stopped by word, while the program goes on", async () => {
    const { child, busy } = await start(`process.stdin.once("data", stop); stays();`);
    child.stdin.write("now\n");
    await expect.poll(() => isAlive(busy)).toBe(false);
    expect(child.exitCode).toBeNull();
  });
});
