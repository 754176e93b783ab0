import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

export interface ApiProcess extends AsyncDisposable {
  process: ChildProcess;
  /** Address of the ready line; rejects with the log when the process ends before. */
  ready: Promise<string>;
  /** Resolves with the exit code, null after a signal. */
  ended: Promise<number | null>;
  log: string[];
}

/** Starts `backend/main.ts` as a program of its own on a free port. */
export function startApiProcess(environment: Record<string, string>): ApiProcess {
  const child = spawn("node_modules/.bin/node", ["backend/main.ts"], {
    env: {
      NODE_ENV: "test",
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      API_PORT: "0",
      SESSION_SECRET: "a secret for started processes 0123456789",
      STOREFRONT_URL: "http://localhost:3000",
      SEED_PRODUCTS: "20",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  /* Also when the test took too long to come to its end: a program left behind would keep the test runner waiting. */
  onTestFinished(() => void child.kill("SIGKILL"));
  const log: string[] = [];
  createInterface({ input: child.stderr }).on("line", (line) => log.push(line));
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      log.push(line);
      const entry = JSON.parse(line) as { msg?: string; url?: string };
      if (entry.msg === "ready" && entry.url) resolve(entry.url);
    });
    void ended.then((code) => reject(new Error(`ended with ${code}: ${log.join("\n")}`)));
  });
  ready.catch(() => undefined);
  return {
    process: child,
    ready,
    ended,
    log,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
