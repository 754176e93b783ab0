import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Starts a program of this project; its output is shown, its errors too, or both are written to the open file `output`. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Record<string, string | undefined>,
  { cwd, signal, output = "inherit" }: { cwd?: string; signal?: AbortSignal; output?: number | "inherit" } = {},
): ChildProcess {
  return spawn(command, args, {
    stdio: ["inherit", output, output],
    env: env as NodeJS.ProcessEnv,
    ...(cwd === undefined ? {} : { cwd }),
    ...(signal ? { signal } : {}),
  });
}

/** Runs a program to its end; answers its exit code. Rejects when it cannot start or `signal` ends it. */
export const runProgram = (
  command: string,
  args: readonly string[],
  env: Record<string, string | undefined> = process.env,
  options: { cwd?: string; signal?: AbortSignal } = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = startProgram(command, args, env, options);
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });

/** The exit code of a program that took too long, as of `timeout`. */
const tooLongCode = 124;

/**
 * Runs a program to its end, though not for ever: after `limitMs` it is ended with everything it started. Answers its exit
 * code. What it says is shown, or written to the open file `output`.
 */
export const runProgramWithin = (
  limitMs: number,
  command: string,
  args: readonly string[],
  env: Record<string, string | undefined> = process.env,
  output: number | "inherit" = "inherit",
): Promise<number> =>
  new Promise((resolve, reject) => {
    /* A group of its own, so that nothing is left behind; what ends this program no longer reaches it by itself. */
    const child = spawn(command, args, {
      stdio: ["inherit", output, output],
      env: env as NodeJS.ProcessEnv,
      detached: true,
    });
    const endAll = (signal: NodeJS.Signals) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, signal);
      } catch {
        // Nothing of the group is left.
      }
    };
    const stop = (signal: NodeJS.Signals) => {
      endAll(signal);
      process.exit(1);
    };
    let isTooLong = false;
    const limit = setTimeout(() => {
      isTooLong = true;
      console.log(`${command} ${args.join(" ")}: ended after ${Math.round(limitMs / 60_000)} minutes`);
      endAll("SIGKILL");
    }, limitMs);
    process.once("SIGTERM", stop).once("SIGINT", stop);
    const settle = () => {
      clearTimeout(limit);
      process.off("SIGTERM", stop).off("SIGINT", stop);
    };
    child.once("error", (error) => {
      settle();
      reject(error);
    });
    child.once("exit", (code) => {
      settle();
      endAll("SIGKILL");
      resolve(isTooLong ? tooLongCode : (code ?? 1));
    });
  });

/** Waits until an address answers with success; throws when the program ends before or the time is over. */
export async function waitForAnswer(url: string, program: ChildProcess, timeoutMs: number): Promise<void> {
  const endsAt = Date.now() + timeoutMs;
  while (Date.now() < endsAt) {
    if (program.exitCode !== null || program.signalCode !== null) throw new Error(`the program behind ${url} ended`);
    const answer = await fetch(url, { redirect: "manual" }).catch(() => null);
    await answer?.body?.cancel();
    if (answer !== null && answer.status < 500) return;
    await sleep(150);
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1000} s`);
}

/** Throws when something already listens on a port of this machine. */
export async function requireFreePort(port: number): Promise<void> {
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
  if (!isFree) throw new Error(`Port ${port} is taken. Set PORT and API_PORT to other ones.`);
}

/** Asks a program to end and waits for it; insists after ten seconds. */
export async function stopProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => program.once("exit", () => resolve()));
  program.kill("SIGTERM");
  const insist = setTimeout(() => program.kill("SIGKILL"), 10_000);
  await ended;
  clearTimeout(insist);
}
