import pino from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startJobs } from "./loop.ts";

const log = pino({ level: "silent" });
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("runs a job again after its end, never beside itself", async () => {
  let running = 0;
  let most = 0;
  const run = vi.fn(async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 250));
    running -= 1;
  });
  const jobs = startJobs([{ name: "slow", everyMs: 100, run }], log);
  await vi.advanceTimersByTimeAsync(1050);
  expect([run.mock.calls.length, most]).toEqual([3, 1]);
  const stopped = jobs.stop();
  await vi.advanceTimersByTimeAsync(1000);
  await stopped;
  expect(run).toHaveBeenCalledTimes(3);
});

it("goes on soon after a run that did all it may, and in its time after another", async () => {
  let left = 2500;
  const run = vi.fn(async () => {
    const done = Math.min(left, 1000);
    left -= done;
    return done;
  });
  const jobs = startJobs([{ name: "busy", everyMs: 60_000, run }], log);
  await vi.advanceTimersByTimeAsync(61_000);
  expect([run.mock.calls.length, left]).toEqual([3, 0]);
  await jobs.stop();
});

it("goes on after a failure", async () => {
  const run = vi.fn(async () => Promise.reject(new Error("not today")));
  const jobs = startJobs([{ name: "failing", everyMs: 100, run }], log);
  await vi.advanceTimersByTimeAsync(350);
  expect(run).toHaveBeenCalledTimes(3);
  await jobs.stop();
});

it("waits for what is under way when it stops", async () => {
  let isDone = false;
  const run = async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    isDone = true;
  };
  const jobs = startJobs([{ name: "slow", everyMs: 100, run }], log);
  await vi.advanceTimersByTimeAsync(150);
  const stopped = jobs.stop();
  await vi.advanceTimersByTimeAsync(600);
  await stopped;
  expect(isDone).toBe(true);
});
