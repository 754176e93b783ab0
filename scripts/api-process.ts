import type { ChildProcess } from "node:child_process";
import type { LocalEnvironment } from "./environment.ts";
import type { Program } from "./keep-running.ts";
import { startProgram, stopProgram, waitForAnswer } from "./processes.ts";

/** First start seeds the catalogue, which takes a while on a slow machine. */
const firstStartMs = 180_000;

/** Queries leave short-lived garbage only: a small nursery costs no speed and saves 100 MiB. */
const nodeFlags = ["--max-semi-space-size=8"];

/** The commerce API of this project, on the database of this folder. */
export const apiProgram = (local: LocalEnvironment, nodeArgs: readonly string[] = []): Program => ({
  name: "API",
  start: () => startProgram(process.execPath, [...nodeFlags, ...nodeArgs, "backend/main.ts"], local.variables),
  url: `http://localhost:${local.apiPort}/healthz`,
  startLimitMs: firstStartMs,
});

/** Starts the commerce API and waits until it answers. */
export async function startApi(local: LocalEnvironment, nodeArgs: readonly string[] = []): Promise<ChildProcess> {
  const { start, url, startLimitMs } = apiProgram(local, nodeArgs);
  const api = start();
  try {
    await waitForAnswer(url, api, startLimitMs);
  } catch (error) {
    await stopProgram(api);
    throw error;
  }
  return api;
}
