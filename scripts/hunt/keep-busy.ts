import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Keeps every core of this machine busy from now on. What it starts is ended, each by its id, by the function it answers, and
 * when this program ends by itself or is told to.
 */
export function keepBusy(cores = availableParallelism()): { pids: number[]; stop: () => void } {
  const children = Array.from({ length: cores }, () =>
    spawn(process.execPath, ["scripts/hunt/busy.ts", String(process.pid)], { stdio: "ignore" }),
  );
  const endThem = (): void => {
    for (const child of children) child.kill("SIGKILL");
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    stop();
    /* A listener keeps the signal from ending this program. Where nobody else listens, it still has to. */
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const stop = (): void => {
    endThem();
    process.off("exit", endThem);
    for (const signal of signals) process.off(signal, onSignal);
  };
  process.on("exit", endThem);
  for (const signal of signals) process.on(signal, onSignal);
  return { pids: children.flatMap(({ pid }) => pid ?? []), stop };
}
