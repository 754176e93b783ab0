import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFairLine, type FairLineOptions, LineFull } from "./fair-line.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A line whose visitors' calls are named in the order in which they are served or sent away. */
function open(options: Partial<FairLineOptions> = {}) {
  const line = createFairLine({ places: 1, maxWaiting: 100, maxWaitMs: 10_000, now: Date.now, ...options });
  const [served, refused]: [string[], string[]] = [[], []];
  const leaving: (() => void)[] = [];
  const enter = (call: string, signal?: AbortSignal) =>
    line.enter(call.replace(/\d/g, ""), signal).then(
      (leave) => {
        served.push(call);
        leaving.push(leave);
      },
      (error: unknown) => refused.push(error instanceof LineFull ? call : `${call}: ${String(error)}`),
    );
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const leave = async () => {
    leaving.shift()?.();
    await settle();
  };
  return { line, served, refused, enter, leave, settle };
}

it("serves at once whom it has a place for", async () => {
  const { enter, served, line } = open({ places: 2 });
  await Promise.all([enter("a1"), enter("a2")]);
  expect([served, line.waiting]).toEqual([["a1", "a2"], 0]);
});

it("lets visitors take turns, however many calls one of them has", async () => {
  const { enter, leave, served } = open();
  for (const call of ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]) void enter(call);
  for (let left = 0; left < 7; left += 1) await leave();
  expect(served).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

it("sends the newest call of the busiest visitor away to make room, never that of somebody who has as few", async () => {
  const { enter, settle, refused, line } = open({ maxWaiting: 4 });
  for (const call of ["a1", "a2", "a3", "a4", "b1"]) void enter(call);
  void enter("b2");
  await settle();
  expect(refused).toEqual(["a4"]);
  void enter("c1");
  void enter("a5");
  await settle();
  expect(refused).toEqual(["a4", "a5", "a3"]);
  expect(line.waiting).toBe(4);
});

it("sends away at once who would wait too long at the pace of those before", async () => {
  const { enter, leave, settle, refused, served } = open({ maxWaitMs: 2_250 });
  for (let call = 0; call < 60; call += 1) void enter(`a${call}`);
  for (let left = 0; left < 40; left += 1) {
    await vi.advanceTimersByTimeAsync(40);
    await leave();
  }
  expect(refused).toEqual([]);
  for (let call = 60; call < 140; call += 1) void enter(`a${call}`);
  await settle();
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.length).toBeLessThan(60);
  expect(served).toHaveLength(41);
});

it("sends away at once, from who has most, whom it finds out it cannot serve in time", async () => {
  const { enter, leave, refused, line } = open({ places: 4, maxWaitMs: 2_000 });
  for (let call = 0; call < 90; call += 1) void enter(`a${call}`);
  void enter("b0");
  for (let left = 0; left < 8; left += 1) {
    await vi.advanceTimersByTimeAsync(50);
    await leave();
  }
  expect(refused).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  await leave();
  await vi.advanceTimersByTimeAsync(100);
  expect(line.waiting).toBeLessThanOrEqual(36);
  expect(refused.length).toBeGreaterThan(30);
  expect(refused[0]).toBe("a89");
  expect(refused).not.toContain("b0");
});

it("counts those who are being served among those before", async () => {
  const { enter, leave, line } = open({ places: 20, maxWaitMs: 4_500 });
  for (let call = 0; call < 60; call += 1) void enter(`a${call}`);
  for (let left = 0; left < 30; left += 1) {
    await vi.advanceTimersByTimeAsync(100);
    await leave();
    for (let call = 0; call < 3; call += 1) void enter(`a${60 + 3 * left + call}`);
  }
  /* Forty have an answer in the four seconds that are counted on: twenty who are served by now, and about as many more. */
  expect(line.waiting).toBeGreaterThan(15);
  expect(line.waiting).toBeLessThan(24);
});

it("sends nobody away for the clumps in which calls are answered", async () => {
  const { enter, leave, refused } = open({ places: 20, maxWaitMs: 5_000, maxWaiting: 1_000 });
  for (let call = 0; call < 200; call += 1) void enter(`a${call}`);
  for (let clump = 0; clump < 8; clump += 1) {
    await vi.advanceTimersByTimeAsync(400);
    for (let left = 0; left < 20; left += 1) await leave();
    void enter("b0");
  }
  expect(refused).toEqual([]);
});

it("sends nobody away while the first round, which was begun at once, is still under way", async () => {
  const { enter, leave, refused, served } = open({ places: 16, maxWaitMs: 5_000 });
  for (let call = 0; call < 30; call += 1) void enter(`a${call}`);
  for (let left = 0; left < 2; left += 1) {
    await vi.advanceTimersByTimeAsync(50);
    await leave();
  }
  /* Nobody of the others is ready: each is made a little at a time. */
  for (let tenth = 0; tenth < 9; tenth += 1) {
    await vi.advanceTimersByTimeAsync(100);
    void enter(`b${tenth}`);
  }
  for (let left = 0; left < 16; left += 1) await leave();
  await vi.advanceTimersByTimeAsync(900);
  expect([refused, served.length]).toEqual([[], 34]);
});

it("sends away whom it cannot serve where hardly anybody of the first round leaves", async () => {
  const { enter, leave, refused, line } = open({ places: 16, maxWaitMs: 5_000 });
  for (let call = 0; call < 60; call += 1) void enter(`a${call}`);
  for (let left = 0; left < 3; left += 1) {
    await vi.advanceTimersByTimeAsync(900);
    await leave();
  }
  await vi.advanceTimersByTimeAsync(100);
  /* Ten are as good as done within 1.8 seconds: 24 can be within the 4.5 that are counted on. */
  expect(refused.length).toBeGreaterThan(25);
  expect(line.waiting).toBeLessThan(15);
});

it("has nobody wait in vain where the pace sways", async () => {
  const { enter, leave, served, refused } = open({ places: 4, maxWaitMs: 5_000, maxWaiting: 1_000 });
  const inVain: number[] = [];
  for (let tenth = 0; tenth < 600; tenth += 1) {
    /* Twenty and fourteen a second, in turns of two seconds; five times as many ask. */
    const isFast = tenth % 40 < 20;
    for (let call = 0; call < 8; call += 1) {
      const [cameAt, before] = [Date.now(), refused.length];
      void enter(`a${tenth * 8 + call}`).then(() => {
        const isRefused = refused.length > before && refused.at(-1) === `a${tenth * 8 + call}`;
        if (isRefused && Date.now() - cameAt > 2_500) inVain.push(Date.now() - cameAt);
      });
    }
    await vi.advanceTimersByTimeAsync(100);
    if (isFast || tenth % 10 < 7) for (let left = 0; left < 2; left += 1) await leave();
  }
  expect(served.length).toBeGreaterThan(900);
  expect(inVain).toEqual([]);
});

it("sends nobody of a crowd away for the quiet before it", async () => {
  const { enter, leave, refused, served, line } = open({ places: 4, maxWaitMs: 5_000 });
  for (let call = 0; call < 10; call += 1) {
    await vi.advanceTimersByTimeAsync(30_000);
    await enter(`a${call}`);
    await leave();
  }
  await vi.advanceTimersByTimeAsync(8_000);
  for (let call = 10; call < 40; call += 1) void enter(`b${call}`);
  await vi.advanceTimersByTimeAsync(20);
  expect([refused, line.waiting]).toEqual([[], 26]);
  for (let left = 0; left < 30; left += 1) await leave();
  expect(served).toHaveLength(40);
});

it("keeps the pace while all places are taken, though nobody waits for a moment", async () => {
  const { enter, leave, settle, refused, line } = open({ places: 4, maxWaitMs: 2_000 });
  for (let call = 0; call < 16; call += 1) void enter(`a${call}`);
  for (let left = 0; left < 12; left += 1) {
    await vi.advanceTimersByTimeAsync(100);
    await leave();
  }
  expect([refused, line.waiting]).toEqual([[], 0]);
  for (let call = 16; call < 56; call += 1) void enter(`a${call}`);
  await settle();
  /* Ten leave in a second: four who are served and some fourteen more are gone in the time that is counted on. */
  expect(line.waiting).toBeGreaterThan(10);
  expect(line.waiting).toBeLessThan(18);
});

it("sends away who has waited too long, and forgets who has gone", async () => {
  const { enter, leave, refused, served, line } = open({ maxWaitMs: 500 });
  const gone = new AbortController();
  void enter("a1");
  void enter("b1", gone.signal);
  void enter("c1");
  gone.abort(new Error("hung up"));
  await vi.advanceTimersByTimeAsync(499);
  expect([refused, line.waiting]).toEqual([["b1: Error: hung up"], 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([refused.at(-1), line.waiting]).toEqual(["c1", 0]);
  await leave();
  void enter("d1");
  await vi.advanceTimersByTimeAsync(0);
  expect(served).toEqual(["a1", "d1"]);
});

it("can be emptied at once", async () => {
  const { line, enter, settle, refused } = open();
  for (const call of ["a1", "a2", "b1"]) void enter(call);
  line.clear();
  await settle();
  expect([refused, line.waiting]).toEqual([["a2", "b1"], 0]);
});
