import { describe, expect, it } from "vitest";
import { type End, hopelessCode, type Lives, noLives, planRestart } from "./restart.ts";

const killed: End = { code: null, signal: "SIGKILL", hasAnswered: true, ranMs: 5_000 };
const stillborn: End = { code: 1, signal: null, hasAnswered: false, ranMs: 300 };

/** Pauses of a program that ends so again and again; the code where it is given up. */
function follow(ends: readonly End[], start: Lives = noLives): (number | string)[] {
  let lives = start;
  return ends.map((end) => {
    const plan = planRestart(lives, end);
    if (plan.kind === "give-up") return `given up with ${plan.code}`;
    lives = plan.lives;
    return plan.pauseMs;
  });
}

describe("a program that ends", () => {
  it("is started again, after pauses that grow up to half a minute", () => {
    expect(follow(Array.from({ length: 9 }, () => killed))).toEqual([
      500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });
  it("is started again soon when it ran well in between", () => {
    expect(follow([killed, killed, killed, { ...killed, ranMs: 60_000 }, killed])).toEqual([
      500, 1_000, 2_000, 500, 1_000,
    ]);
  });
  it("is started again after an end that looks orderly, because nobody asked for it", () => {
    expect(follow([{ ...killed, code: 0, signal: null }])).toEqual([500]);
  });
  it("is given up at once, with its code, when it never answered", () => {
    expect(follow([stillborn])).toEqual(["given up with 1"]);
    expect(follow([{ ...stillborn, code: null, signal: "SIGKILL" }])).toEqual(["given up with 1"]);
  });
  it("is given up at once when it says that no start can help, also after it ran", () => {
    expect(follow([killed, { ...killed, code: hopelessCode, signal: null }])).toEqual([500, "given up with 78"]);
  });
  it("is given up after five starts in a row that came to nothing", () => {
    const [answered, failed] = [killed, stillborn];
    expect(
      follow([answered, failed, failed, failed, failed, answered, failed, failed, failed, failed, failed]),
    ).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000, "given up with 1"]);
  });
  it("is waited for as long as it says that what it needs is away", () => {
    const waiting = { ...stillborn, code: 75 };
    expect(follow([killed, ...Array.from({ length: 20 }, () => waiting)]).at(-1)).toBe(30_000);
    expect(follow([waiting])).toEqual(["given up with 75"]);
  });
});
