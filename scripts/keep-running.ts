import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { stopProgram, waitForAnswer } from "./processes.ts";
import { type End, noLives, planRestart } from "./restart.ts";

/** A program that serves something and is meant to do so for ever. */
export interface Program {
  /** As it is called in the lines that tell of it. */
  name: string;
  start: () => ChildProcess;
  /** Resolves once a process of it takes requests, where others answer at the same address. */
  takesRequests?: (child: ChildProcess) => Promise<unknown>;
  /** What answers once it has started. */
  url: string;
  /** How long it may take until then. */
  startLimitMs: number;
}

export interface KeptPrograms {
  /** Starts a program and keeps it running. Resolves when it answers; rejects when it never will, or all are being stopped. */
  add: (program: Program) => Promise<void>;
  /** Stops all of them; they are not started again. */
  stop: (code: number) => void;
  /** Aborted as soon as all are to stop. */
  stopping: AbortSignal;
  /** Resolves with the exit code once all have ended. */
  ended: Promise<number>;
}

/**
 * Keeps programs running: one that dies is started again while the others go on. All are stopped when this process is told
 * to, when the npm that started it is gone, and when one of them can never run.
 */
export function keepRunning(say: (line: string) => void = console.log): KeptPrograms {
  const running = new Map<Program, ChildProcess>();
  const stopping = new AbortController();
  const { promise: ended, resolve } = Promise.withResolvers<number>();

  const stop = (code: number): void => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    clearInterval(watch);
    void Promise.all([...running.values()].map(stopProgram)).then(() => resolve(code));
  };
  process.on("SIGTERM", () => stop(0)).on("SIGINT", () => stop(0));
  /* npm ends its shell on SIGTERM and the shell tells nobody: a new parent means that we were meant. */
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) stop(0);
  }, 500);

  const liveOnce = async (program: Program, onAnswer: () => void): Promise<End> => {
    const startedAt = performance.now();
    const child = program.start();
    running.set(program, child);
    const exit = once(child, "exit") as Promise<[number | null, NodeJS.Signals | null]>;
    let hasAnswered = false;
    const answers = async () => {
      await program.takesRequests?.(child);
      await waitForAnswer(program.url, child, program.startLimitMs);
    };
    answers().then(
      () => {
        hasAnswered = true;
        onAnswer();
      },
      () => stopProgram(child),
    );
    const [code, signal] = await exit.catch((error: unknown) => {
      say(String(error));
      return [1, null] as const;
    });
    return { code, signal, hasAnswered, ranMs: performance.now() - startedAt };
  };

  const live = async (program: Program, onAnswer: () => void): Promise<void> => {
    for (let lives = noLives; ;) {
      const end = await liveOnce(program, onAnswer);
      if (stopping.signal.aborted) return;
      const how = `The ${program.name} ended (${end.signal ?? `exit code ${end.code}`})`;
      const plan = planRestart(lives, end);
      if (plan.kind === "give-up") {
        say(`${how} and cannot run: everything is stopped`);
        return stop(plan.code);
      }
      lives = plan.lives;
      say(`${how}; it is started again in ${plan.pauseMs / 1000} s`);
      await sleep(plan.pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
    }
  };

  return {
    add: (program) =>
      new Promise((answer, reject) => {
        if (stopping.signal.aborted) return reject(new Error("everything is being stopped"));
        void live(program, answer).then(() => reject(new Error(`the ${program.name} does not run`)));
      }),
    stop,
    stopping: stopping.signal,
    ended,
  };
}
