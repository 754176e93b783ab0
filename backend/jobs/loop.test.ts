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
  const ends: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const jobs = startJobs([{ name: "slow", everyMs: 100, run }], log);
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(99);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
  const stopped = jobs.stop();
  ends[1]?.();
  await stopped;
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(2);
});

it("goes on soon after a run that did much, though a row was held, and in its time after another", async () => {
  let left = 2500;
  const run = vi.fn(async () => {
    const done = Math.min(left, 999);
    left -= done;
    return done;
  });
  const jobs = startJobs([{ name: "busy", everyMs: 60_000, run }], log);
  await vi.advanceTimersByTimeAsync(61_000);
  expect([run.mock.calls.length, left]).toEqual([4, 0]);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(run).toHaveBeenCalledTimes(4);
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
  const work = Promise.withResolvers<void>();
  const jobs = startJobs([{ name: "slow", everyMs: 100, run: () => work.promise }], log);
  await vi.advanceTimersByTimeAsync(150);
  const isStopped = vi.fn();
  const stopped = jobs.stop().then(isStopped);
  await vi.advanceTimersByTimeAsync(600);
  expect(isStopped).not.toHaveBeenCalled();
  work.resolve();
  await stopped;
  expect(isStopped).toHaveBeenCalled();
});
