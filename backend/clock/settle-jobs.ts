import type { Logger } from "pino";
import type { Job } from "../jobs/loop.ts";

/** A job that still finds work after this many runs in a row cannot get it done. */
const mostRuns = 200;
/** Jobs make work for each other; a circle of them is cut after this many rounds. */
const mostRounds = 50;

export interface Settled {
  /** How much each job did, for those that count it. */
  done: Record<string, number>;
  /** Jobs that threw or found the same work again and again; what they had to do stays due. */
  failed: string[];
}

/** Runs one job until it finds nothing more; false when it gets nowhere. */
async function settleJob(job: Job, settled: Settled): Promise<{ count: number; isWell: boolean }> {
  let count = 0;
  for (let run = 0; run < mostRuns; run += 1) {
    const done = await job.run();
    if (typeof done !== "number" || done === 0) return { count, isWell: true };
    count += done;
    settled.done[job.name] = (settled.done[job.name] ?? 0) + done;
  }
  return { count, isWell: false };
}

/** Runs every job until none finds anything to do at this moment. A job that fails holds up no other and is left alone. */
export async function settleJobs(jobs: readonly Job[], log: Logger): Promise<Settled> {
  const settled: Settled = { done: {}, failed: [] };
  let idleInARow = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    for (const job of jobs) {
      if (idleInARow === jobs.length) return settled;
      idleInARow += 1;
      if (settled.failed.includes(job.name)) continue;
      try {
        const { count, isWell } = await settleJob(job, settled);
        // It made work for the others, and found no more itself.
        if (count > 0) idleInARow = 1;
        if (!isWell) settled.failed.push(job.name);
      } catch (error) {
        log.error({ job: job.name, error }, "job failed");
        settled.failed.push(job.name);
      }
    }
  }
  return settled;
}
