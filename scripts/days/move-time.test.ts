import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { awkwardDays, daysNamed } from "./awkward-days.ts";
import { movedDate } from "./moved-date.ts";

const day = 86_400_000;
const Moved = movedDate(day);

describe("a moved clock", () => {
  it("tells another present, in each way it can be asked", () => {
    for (const told of [Moved.now(), new Moved().getTime(), Date.parse(Moved())])
      expect(Math.abs(told - Date.now() - day)).toBeLessThan(2_000);
  });
  it("leaves every moment that is named what it is", () => {
    expect(new Moved(2026, 0, 1)).toEqual(new Date(2026, 0, 1));
    expect(new Moved("2026-01-01T00:00:00Z").getTime()).toBe(Date.UTC(2026, 0, 1));
    expect(new Moved(Number.NaN).getTime()).toBeNaN();
    expect(Moved.UTC(2026, 0, 1)).toBe(Date.UTC(2026, 0, 1));
  });
  it("makes dates like all others, for those who extend it too", () => {
    class Shown extends Moved {}
    expect(new Moved()).toBeInstanceOf(Date);
    expect(new Date()).toBeInstanceOf(Moved);
    expect(new Shown()).toBeInstanceOf(Shown);
    expect(Object.prototype.toString.call(new Moved())).toBe("[object Date]");
    expect(structuredClone(new Moved(0)).getTime()).toBe(0);
  });
});

it("is the clock of a program, and of those it starts", () => {
  const tell = "console.log(Date.now())";
  const program = `${tell}; console.log(require("node:child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(tell)}]).toString())`;
  const env = {
    ...process.env,
    MOVED_BY_MS: String(400 * day),
    NODE_OPTIONS: `--import=${new URL("move-time.ts", import.meta.url).href}`,
  };
  const told = execFileSync(process.execPath, ["-e", program], { env, encoding: "utf8" }).trim().split(/\s+/);
  expect(told).toHaveLength(2);
  for (const moment of told) expect(Math.abs(Number(moment) - Date.now() - 400 * day)).toBeLessThan(30_000);
});

describe("the days", () => {
  it("are moments, each with a name of its own", () => {
    expect(new Set(awkwardDays.map(({ name }) => name)).size).toBe(awkwardDays.length);
    for (const { moment } of awkwardDays) expect(Date.parse(moment)).not.toBeNaN();
  });
  it("are all meant where none is named, and none that is not there", () => {
    expect(daysNamed([])).toBe(awkwardDays);
    expect(daysNamed(["monday"]).map(({ moment }) => moment)).toEqual(["2026-11-30T00:10:00+01:00"]);
    expect(() => daysNamed(["tuesday"])).toThrow("--day=tuesday");
  });
});
