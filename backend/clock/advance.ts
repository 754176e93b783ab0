import { isDemo } from "../config/environment.ts";
import type { Dependencies } from "../context.ts";
import { planJobs } from "../jobs/run-due-jobs.ts";
import { settleJobs, type Settled } from "./settle-jobs.ts";
import { longestAdvanceMs, planSteps } from "./steps.ts";

/** What happened on the way; a job that failed is named once. */
export interface Advance extends Settled {
  from: Date;
  to: Date;
}

function add(advance: Advance, { done, failed }: Settled): void {
  for (const [job, count] of Object.entries(done)) advance.done[job] = (advance.done[job] ?? 0) + count;
  advance.failed = [...new Set([...advance.failed, ...failed])];
}

/**
 * Moves a demo's clock forward by `ms` (a positive whole number, at most `longestAdvanceMs`) in steps, and does at each
 * all that is due there. Throws on a database that is not a demo unless `isForced`: customers would be charged and
 * written to for days that have not come. A failed job does not stop the clock; it is answered in `failed`.
 */
export async function advanceClock(
  dependencies: Dependencies,
  ms: number,
  { isForced = false }: { isForced?: boolean } = {},
): Promise<Advance> {
  const { clock, environment, log } = dependencies;
  if (!isForced && !isDemo(environment)) throw new Error("This database is not a demo: its clock is not moved.");
  if (!Number.isInteger(ms) || ms <= 0 || ms > longestAdvanceMs)
    throw new RangeError(`The clock moves by 1 to ${longestAdvanceMs} ms, not by ${ms}.`);
  if (clock.advance === undefined) throw new Error("This clock cannot be moved.");
  const advance: Advance = { from: clock.now(), to: clock.now(), done: {}, failed: [] };
  for (const step of planSteps(advance.from, ms)) {
    await clock.advance(step);
    add(advance, await settleJobs(planJobs(dependencies), log));
  }
  return { ...advance, to: clock.now() };
}
