import pino from "pino";
import { expect, it } from "vitest";
import type { Job } from "../jobs/loop.ts";
import { settleJobs } from "./settle-jobs.ts";

const log = pino({ level: "silent" });
const job = (name: string, run: Job["run"]): Job => ({ name, everyMs: 1, run });

it("runs jobs until none has work, also work that a later one made for an earlier one", async () => {
  let [mails, orders] = [0, 3];
  const send = async () => {
    const batch = Math.min(mails, 2);
    mails -= batch;
    return batch;
  };
  const charge = async () => {
    if (orders === 0) return 0;
    orders -= 1;
    mails += 1;
    return 1;
  };
  expect(
    await settleJobs([job("send", send), job("charge", charge), job("clean", async () => undefined)], log),
  ).toEqual({
    done: { send: 3, charge: 3 },
    failed: [],
  });
  expect([mails, orders]).toEqual([0, 0]);
});

it("leaves a job alone that gets nowhere or throws, names it and lets the others work", async () => {
  let left = 5;
  const { done, failed } = await settleJobs(
    [
      job("stuck", async () => 1),
      job("broken", async () => Promise.reject(new Error("not today"))),
      job("well", async () => (left-- > 0 ? 1 : 0)),
    ],
    log,
  );
  expect(failed).toEqual(["stuck", "broken"]);
  expect(done["well"]).toBe(5);
});

it("cuts a circle of jobs that make work for each other", async () => {
  let hasFirst = true;
  const first = async () => {
    const done = hasFirst ? 1 : 0;
    hasFirst = false;
    return done;
  };
  const second = async () => {
    const done = hasFirst ? 0 : 1;
    hasFirst = true;
    return done;
  };
  const { done } = await settleJobs([job("first", first), job("second", second)], log);
  expect(done["first"]).toBeLessThan(100);
});

it("asks no job again that had nothing to do after the last one that had", async () => {
  const asked: string[] = [];
  const idle = (name: string) => job(name, async () => void asked.push(name));
  let left = 1;
  const work = async () => {
    asked.push("work");
    return left-- > 0 ? 1 : 0;
  };
  await settleJobs([idle("before"), job("work", work), idle("after")], log);
  expect(asked).toEqual(["before", "work", "work", "after", "before"]);
});
