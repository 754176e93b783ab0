import { expect, it } from "vitest";
import { createApiWatch, isProbeDue, tickMs, type WatchState } from "./api-watch.ts";

const quiet: WatchState = { isAway: false, underWay: 0, silentSince: 0, isSuspect: false, probedAt: 0 };

it.each<[string, Partial<WatchState>, number, boolean]>([
  ["not while nobody asks", {}, 60_000, false],
  ["not while calls are answered", { underWay: 60, silentSince: 59_500 }, 60_000, false],
  ["when calls wait and none was answered for a moment", { underWay: 1, silentSince: 59_000 }, 60_000, true],
  ["at once when the network failed a call", { isSuspect: true, silentSince: 60_000 }, 60_000, true],
  ["twice a second while it is away", { isAway: true, probedAt: 59_600 }, 60_000, false],
  ["twice a second while it is away, also when nobody asks", { isAway: true, probedAt: 59_400 }, 60_000, true],
])("asks whether the API is there: %s", (_, state, now, due) => {
  expect(isProbeDue({ ...quiet, ...state }, now)).toBe(due);
});

/** A watch whose time is moved by hand and whose API answers what the test says, when it says so. */
function open() {
  const changes: string[] = [];
  const cuts: string[] = [];
  const probes: ((isThere: boolean) => void)[] = [];
  const watch = createApiWatch({
    probe: (late) =>
      new Promise((resolve) => {
        probes.push(resolve);
        late.addEventListener("abort", () => resolve(false));
      }),
    onChange: (isAway) => changes.push(isAway ? "away" : "back"),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    watch,
    changes,
    cuts,
    probes,
    begin: (name = "a call") => watch.begin(() => cuts.push(name)),
    pass: (ms: number) => {
      for (let at = 0; at < ms; at += tickMs) watch.tick();
    },
    settle,
    answerProbe: async (isThere: boolean) => {
      probes.shift()?.(isThere);
      await settle();
    },
  };
}

it("finds an API away that answers nobody, cuts who waits, and notices when it is back", async () => {
  const { begin, pass, answerProbe, probes, changes, cuts, watch } = open();
  begin();
  pass(800);
  expect(probes).toHaveLength(0);
  pass(200);
  expect(probes).toHaveLength(1);
  await answerProbe(false);
  expect([changes, cuts, watch.isAway]).toEqual([["away"], ["a call"], true]);
  pass(500);
  await answerProbe(false);
  expect(changes).toEqual(["away"]);
  pass(500);
  await answerProbe(true);
  expect([changes, watch.isAway]).toEqual([["away", "back"], false]);
});

it("knows within four seconds, however long the question would wait", async () => {
  const { begin, pass, settle, changes } = open();
  begin();
  pass(3_800);
  await settle();
  expect(changes).toEqual([]);
  pass(200);
  await settle();
  expect(changes).toEqual(["away"]);
});

it("leaves a slow call alone while the API answers others", async () => {
  const { begin, pass, answerProbe, probes, changes, cuts } = open();
  begin("a slow one");
  for (let round = 0; round < 10; round += 1) {
    const quick = begin("a quick one");
    pass(500);
    quick.answered();
  }
  expect(probes).toHaveLength(0);
  pass(1000);
  await answerProbe(true);
  pass(500);
  expect([changes, cuts]).toEqual([[], []]);
});

it("believes a call that is answered while it asks", async () => {
  const { begin, pass, answerProbe, changes } = open();
  const call = begin();
  begin();
  pass(1000);
  pass(300);
  call.answered();
  await answerProbe(false);
  expect(changes).toEqual([]);
});

it("does not believe a call that only begins while it asks", async () => {
  const { begin, pass, answerProbe, changes } = open();
  begin().failed();
  pass(100);
  pass(100);
  begin();
  await answerProbe(false);
  expect(changes).toEqual(["away"]);
});

it("asks at once after a call that failed on the way, and not after one whose visitor has gone", async () => {
  const { begin, pass, answerProbe, probes, changes } = open();
  begin().dropped();
  pass(5000);
  expect(probes).toHaveLength(0);
  begin().failed();
  pass(100);
  expect(probes).toHaveLength(1);
  await answerProbe(true);
  pass(5000);
  expect([probes.length, changes]).toEqual([0, []]);
});

it("finds out for who has to know at once: asks where nobody was answered for a second, once for all who ask", async () => {
  const { watch, pass, answerProbe, probes, begin } = open();
  const both = Promise.all([watch.find(), watch.find()]);
  expect(probes).toHaveLength(1);
  await answerProbe(true);
  expect(await both).toEqual([true, true]);
  pass(900);
  expect(await watch.find()).toBe(true);
  expect(probes).toHaveLength(0);
  begin().answered();
  pass(900);
  expect(await watch.find()).toBe(true);
  expect(probes).toHaveLength(0);
  const sure = watch.find(true);
  expect(probes).toHaveLength(1);
  await answerProbe(true);
  expect(await sure).toBe(true);
  pass(1_000);
  const late = watch.find();
  await answerProbe(false);
  expect([await late, watch.isAway]).toEqual([false, true]);
  expect([await watch.find(), probes.length]).toEqual([false, 0]);
});

it("does not believe an answer of a moment ago where a call has failed since, and waits for nobody without end", async () => {
  const { watch, pass, settle, begin, probes } = open();
  begin().answered();
  begin().failed();
  const found = watch.find();
  expect(probes).toHaveLength(1);
  pass(3_100);
  await settle();
  expect(await found).toBe(false);
});
