import { isDemo } from "../config/environment.ts";
import type { Dependencies } from "../context.ts";
import { planJobs } from "../jobs/run-due-jobs.ts";
import { longestAdvanceMs, planSteps } from "./steps.ts";

/** A job that still finds work after this many runs at one moment makes its own work. */
const mostRuns = 500;

export interface Advance {
  from: Date;
  to: Date;
  /** How much each job did, for those that count it. */
  done: Record<string, number>;
  /** Jobs that threw at some step; what they had to do stays due. */
  failed: string[];
}

/** Runs every job until none finds anything to do at this moment. */
async function settleMoment(dependencies: Dependencies, advance: Advance): Promise<void> {
  const { log } = dependencies;
  const jobs = planJobs(dependencies);
  const broken = new Set<string>();
  for (let run = 0; run < mostRuns; run += 1) {
    let isIdle = true;
    for (const { name, run: runJob } of jobs) {
      if (broken.has(name)) continue;
      try {
        const done = await runJob();
        if (typeof done !== "number" || done === 0) continue;
        advance.done[name] = (advance.done[name] ?? 0) + done;
        isIdle = false;
      } catch (error) {
        log.error({ job: name, error }, "job failed");
        broken.add(name);
        if (!advance.failed.includes(name)) advance.failed.push(name);
      }
    }
    if (isIdle) return;
  }
  throw new Error(`jobs found work again after ${mostRuns} runs at ${dependencies.clock.now().toISOString()}`);
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
  const { clock, environment } = dependencies;
  if (!isForced && !isDemo(environment)) throw new Error("This database is not a demo: its clock is not moved.");
  if (!Number.isInteger(ms) || ms <= 0 || ms > longestAdvanceMs)
    throw new RangeError(`The clock moves by 1 to ${longestAdvanceMs} ms, not by ${ms}.`);
  if (clock.advance === undefined) throw new Error("This clock cannot be moved.");
  const advance: Advance = { from: clock.now(), to: clock.now(), done: {}, failed: [] };
  for (const step of planSteps(advance.from, ms)) {
    await clock.advance(step);
    await settleMoment(dependencies, advance);
  }
  return { ...advance, to: clock.now() };
}
