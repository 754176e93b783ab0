import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { expect, it } from "vitest";
import { anyMoment } from "#tests/backend/any-moment.ts";
import { tellDeadlines } from "#tests/backend/deadlines.ts";

const moments = fc.sample(anyMoment, 200).map((moment) => moment.toISOString());
const { deadlines } = JSON.parse(tellDeadlines(moments)) as { deadlines: object };

/* A program reads its zone once, when it begins: each zone has one of its own. */
it.each([
  ["Europe/Paris", [-60, -120]],
  ["Europe/Lisbon", [0, -60]],
  ["Atlantic/Canary", [0, -60]],
  ["UTC", [0, 0]],
  ["America/New_York", [300, 240]],
  ["Asia/Tokyo", [-540, -540]],
])("a deadline is the same day and moment for a server in %s", (TZ, minutesBehindUtc) => {
  const told = execFileSync("node_modules/.bin/node", ["tests/backend/deadlines.ts", ...moments], {
    env: { ...process.env, TZ },
    encoding: "utf8",
    maxBuffer: 16 * 1024 * 1024,
  });
  expect(JSON.parse(told)).toEqual({ minutesBehindUtc, deadlines });
});
