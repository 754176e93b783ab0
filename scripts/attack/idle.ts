import { setTimeout as sleep } from "node:timers/promises";
import { memoryMib } from "#scripts/bench/measure-load.ts";
import type { AttackResult } from "./result.ts";

/** A process that has nothing to do collects what its start left behind after some seconds. */
const settleMs = 20_000;
const maxMemoryMib = 150;

/** Nothing is asked for: what the storefront takes of the machine when it has started, which comes before every attack. */
export async function attackIdle({ pid }: { pid: number }): Promise<AttackResult> {
  const atOnce = memoryMib(pid);
  await sleep(settleMs);
  const settled = memoryMib(pid);
  return {
    name: "nothing at all",
    tries: 1,
    failures: Number((settled ?? 0) > maxMemoryMib),
    note: `${atOnce} MiB at the start, ${settled} MiB after ${settleMs / 1_000} s`,
  };
}
