import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";
import { afterEach, expect, it } from "vitest";
import { hopelessCode } from "./restart.ts";

/** A program that answers its process id, and ends with the code of `/end/CODE`. */
const program = `
  import { createServer } from "node:http";
  createServer((request, answer) => {
    const end = /^\\/end\\/(\\d+)$/.exec(request.url);
    answer.end(String(process.pid), () => end && process.exit(Number(end[1])));
  }).listen(Number(process.argv[1]), "127.0.0.1");
`;
/** Ends before it answers. */
const broken = "process.exit(3)";

/** What `npm start` is, for two such programs. */
const keeper = `
  import { spawn } from "node:child_process";
  import { keepRunning } from "./scripts/keep-running.ts";
  const [first, second] = process.argv.slice(1);
  const node = (source, port) => () =>
    spawn(process.execPath, ["--input-type=module", "-e", source, port], { stdio: "inherit" });
  const kept = keepRunning();
  const add = (name, source, port) =>
    kept.add({ name, start: node(source, port), url: "http://127.0.0.1:" + port, startLimitMs: 20_000 });
  try {
    await add("first", ${JSON.stringify(program)}, first);
    await add("second", second === "broken" ? ${JSON.stringify(broken)} : ${JSON.stringify(program)}, second);
    console.log("open");
  } catch (error) {
    kept.stop(1);
  }
  process.exitCode = await kept.ended;
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

const ask = async (port: number, path = "/"): Promise<number | null> =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    async (answer) => Number(await answer.text()),
    () => null,
  );

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

let started: ChildProcess | null = null;
afterEach(() => void started?.kill("SIGTERM"));

/** `shell` stands between, as npm's does. */
async function start({ second, shell = [] }: { second?: string; shell?: string[] } = {}) {
  const ports = [await freePort(), await freePort()] as const;
  const args = ["--input-type=module", "-e", keeper, String(ports[0]), second ?? String(ports[1])];
  const [command = "", ...rest] = [...shell, "node_modules/.bin/node", ...args];
  const child = spawn(command, rest, { stdio: ["ignore", "pipe", "inherit"] });
  started = child;
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const open = () => expect.poll(() => lines).toContain("open");
  return { child, ports, lines, ended, open };
}

const comesBack = async (port: number, after: number | null): Promise<number> => {
  await expect.poll(async () => [null, after].includes(await ask(port))).toBe(false);
  return (await ask(port)) ?? 0;
};

it("starts a killed program again, says so in one line, and leaves the other one alone", async () => {
  const { ports, lines, open, child, ended } = await start();
  await open();
  const [first, second] = [await ask(ports[0]), await ask(ports[1])];
  process.kill(first ?? 0, "SIGKILL");
  const again = await comesBack(ports[0], first);
  await ask(ports[0], "/end/0");
  const third = await comesBack(ports[0], again);
  expect(await ask(ports[1])).toBe(second);
  expect(lines).toEqual([
    "open",
    "The first ended (SIGKILL); it is started again in 0.5 s",
    "The first ended (exit code 0); it is started again in 1 s",
  ]);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect([third, second ?? 0].map(isAlive)).toEqual([false, false]);
});

it("stops everything at once when it is told to while a program is down", async () => {
  const { ports, lines, open, child, ended } = await start();
  await open();
  const second = (await ask(ports[1])) ?? 0;
  process.kill((await ask(ports[0])) ?? 0, "SIGKILL");
  await expect.poll(() => lines.length).toBe(2);
  child.kill("SIGINT");
  expect(await ended).toBe(0);
  expect(isAlive(second)).toBe(false);
});

it("stops everything with the code of a program that no start can help", async () => {
  const { ports, lines, open, ended } = await start();
  await open();
  const second = (await ask(ports[1])) ?? 0;
  await ask(ports[0], `/end/${hopelessCode}`);
  expect(await ended).toBe(hopelessCode);
  expect(lines.at(-1)).toBe("The first ended (exit code 78) and cannot run: everything is stopped");
  expect(isAlive(second)).toBe(false);
});

it("stops everything when a program ends before it ever answered", async () => {
  const { ports, lines, ended } = await start({ second: "broken" });
  expect(await ended).toBe(3);
  expect(lines).toEqual(["The second ended (exit code 3) and cannot run: everything is stopped"]);
  expect(await ask(ports[0])).toBeNull();
});

it("stops everything when the shell that started it is gone", async () => {
  const { ports, open, child } = await start({ shell: ["sh", "-c", '"$@"; true', "sh"] });
  await open();
  child.kill("SIGKILL");
  await expect.poll(async () => [await ask(ports[0]), await ask(ports[1])]).toEqual([null, null]);
});
