import type { Logger } from "pino";

export interface Job {
  name: string;
  everyMs: number;
  /** Answers how much it did; a job that counts is run until nothing is left when the clock is moved. */
  run: () => Promise<unknown>;
}

/**
 * Runs each job again and again, the next time `everyMs` after its end: a slow job never overlaps itself. A job that
 * throws is logged and runs again. `stop` waits for the runs under way.
 */
export function startJobs(jobs: readonly Job[], log: Logger): { stop: () => Promise<void> } {
  let isStopping = false;
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  const runOnce = async (job: Job): Promise<void> => {
    try {
      await job.run();
    } catch (error) {
      log.error({ job: job.name, error }, "job failed");
    }
    if (!isStopping) schedule(job);
  };
  const schedule = (job: Job): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = runOnce(job).finally(() => running.delete(run));
      running.add(run);
    }, job.everyMs);
    timers.add(timer);
  };
  jobs.forEach(schedule);
  return {
    stop: async () => {
      isStopping = true;
      timers.forEach((timer) => clearTimeout(timer));
      await Promise.all(running);
    },
  };
}
