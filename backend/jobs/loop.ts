import type { Logger } from "pino";
import { manyHandled } from "./in-batches.ts";

/** Pause after a run that left work, for the calls of customers that came meanwhile. */
const busyPauseMs = 250;

export interface Job {
  name: string;
  everyMs: number;
  /** Answers how much it did; a job that counts is run until nothing is left when the clock is moved. */
  run: () => Promise<unknown>;
}

/**
 * Runs each job again and again, the next time `everyMs` after its end, or soon when it did so much that more may be left: a
 * slow job never overlaps itself. A job that throws is logged and runs again. `stop` waits for the runs under way.
 */
export function startJobs(jobs: readonly Job[], log: Logger): { stop: () => Promise<void> } {
  let isStopping = false;
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  const runOnce = async (job: Job): Promise<void> => {
    let isLeft = false;
    try {
      const done = await job.run();
      isLeft = typeof done === "number" && done >= manyHandled;
    } catch (error) {
      log.error({ job: job.name, error }, "job failed");
    }
    if (!isStopping) schedule(job, isLeft ? Math.min(busyPauseMs, job.everyMs) : job.everyMs);
  };
  const schedule = (job: Job, inMs: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = runOnce(job).finally(() => running.delete(run));
      running.add(run);
    }, inMs);
    timers.add(timer);
  };
  // Not all at the same moment, at which customers would wait for them.
  for (const [place, job] of jobs.entries()) schedule(job, (job.everyMs * (place + 1)) / jobs.length);
  return {
    stop: async () => {
      isStopping = true;
      timers.forEach((timer) => clearTimeout(timer));
      await Promise.all(running);
    },
  };
}
