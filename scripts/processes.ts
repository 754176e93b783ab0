import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Starts a program of this project; its output is shown, its errors too. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Record<string, string | undefined>,
  cwd?: string,
): ChildProcess {
  return spawn(command, args, { stdio: "inherit", env: env as NodeJS.ProcessEnv, cwd });
}

/** Runs a program to its end; answers its exit code. */
export const runProgram = (
  command: string,
  args: readonly string[],
  env: Record<string, string | undefined> = process.env,
  cwd?: string,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = startProgram(command, args, env, cwd);
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
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

/** Keeps programs together: when one ends or this process is told to stop, all are stopped. Resolves with the exit code. */
export function superviseUntilStopped(programs: readonly ChildProcess[]): Promise<number> {
  return new Promise((resolve) => {
    let isStopping = false;
    /* npm ends its shell on SIGTERM and the shell tells nobody: a new parent means that we were meant. */
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid !== parent) void stopAll(0);
    }, 500);
    const stopAll = async (code: number) => {
      if (isStopping) return;
      isStopping = true;
      clearInterval(watch);
      await Promise.all(programs.toReversed().map(stopProgram));
      resolve(code);
    };
    process.once("SIGTERM", () => void stopAll(0));
    process.once("SIGINT", () => void stopAll(0));
    for (const program of programs) program.once("exit", (code) => void stopAll(code ?? 1));
  });
}
