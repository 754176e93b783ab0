import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { giveMemoryBack, isDue, keepCodeOnceStarted } from "./give-back.ts";

const flags = vi.hoisted(() => ({ set: vi.fn<(flag: string) => void>() }));
vi.mock("node:v8", async (original) => ({
  ...(await original<object>()),
  setFlagsFromString: flags.set,
}));

const mebibyte = 1024 * 1024;
const rule = {
  fromBytes: 300 * mebibyte,
  grownBytes: 30 * mebibyte,
  restMs: 10_000,
  hurryFromBytes: 420 * mebibyte,
  hurryRestMs: 3_000,
};
const due = (mib: number, nowMs: number, last?: { atMs: number; leftMib: number }) =>
  isDue(mib * mebibyte, nowMs, last && { atMs: last.atMs, leftBytes: last.leftMib * mebibyte }, rule);

describe("when memory is given back", () => {
  it("once the process takes as much as that, however soon after its start", () => {
    expect(due(299, 60_000)).toBe(false);
    expect(due(300, 0)).toBe(true);
  });

  it("not again while it rests, and then only what has come on top", () => {
    const last = { atMs: 5_000, leftMib: 290 };
    expect(due(400, 14_999, last)).toBe(false);
    expect(due(400, 15_000, last)).toBe(true);
    expect(due(319, 60_000, last)).toBe(false);
    expect(due(320, 60_000, last)).toBe(true);
  });

  it("sooner where it takes much, if that can be given back", () => {
    const last = { atMs: 5_000, leftMib: 290 };
    expect(due(419, 8_000, last)).toBe(false);
    expect(due(420, 7_999, last)).toBe(false);
    expect(due(420, 8_000, last)).toBe(true);
    expect(due(420, 8_000, { atMs: 5_000, leftMib: 400 })).toBe(false);
  });

  it("never again in vain, where all of it is in use", () => {
    const last = { atMs: 5_000, leftMib: 500 };
    expect(due(529, 3_600_000, last)).toBe(false);
    expect(due(530, 3_600_000, last)).toBe(true);
  });
});

describe("giving memory back", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A process that takes so many MiB at each look, and what was collected. */
  function aProcess(...taken: number[]) {
    const rss = vi.spyOn(process.memoryUsage, "rss");
    for (const mib of taken) rss.mockReturnValueOnce(mib * mebibyte);
    rss.mockReturnValue(0);
    return vi.fn<(options: NodeJS.GCOptions) => void>();
  }

  it("collects the one way behind which the engine gives pages back, and measures what is left", () => {
    const collect = aProcess(200, 310, /* left: */ 295, 340);
    giveMemoryBack(collect as unknown as NodeJS.GCFunction);
    vi.advanceTimersByTime(1_000);
    expect(collect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(collect.mock.calls).toEqual([[{ type: "major", flavor: "last-resort", execution: "sync" }]]);
  });

  it("counts what came on top from the least it took since", () => {
    const collect = aProcess(400, /* left: */ 390, 300, ...Array.from({ length: 9 }, () => 310), 340, /* left: */ 300);
    giveMemoryBack(collect as unknown as NodeJS.GCFunction);
    vi.advanceTimersByTime(11_000);
    expect(collect).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    expect(collect).toHaveBeenCalledTimes(2);
  });

  it("gives back what the start left behind, once, where nothing was given before", () => {
    const collect = aProcess(...Array.from({ length: 40 }, () => 160));
    giveMemoryBack(collect as unknown as NodeJS.GCFunction);
    vi.advanceTimersByTime(9_999);
    expect(collect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20_000);
    expect(collect).toHaveBeenCalledTimes(1);
  });

  it("has code kept from the moment on that the start is over, behind what the start left", () => {
    const done: string[] = [];
    flags.set.mockImplementation((flag) => void done.push(flag));
    const collect = aProcess(...Array.from({ length: 12 }, () => 160));
    collect.mockImplementation(() => void done.push("collection"));
    giveMemoryBack(collect as unknown as NodeJS.GCFunction);
    keepCodeOnceStarted();
    vi.advanceTimersByTime(9_999);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(20_000);
    expect(done).toEqual(["collection", "--bytecode-old-age=6", "--no-flush-baseline-code"]);
  });

  it("does nothing in an engine that offers no collection", () => {
    aProcess(900);
    giveMemoryBack(undefined);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it("has this engine give back what it keeps free of a heap that was large", () => {
  const giver = fileURLToPath(new URL("give-back.ts", import.meta.url));
  const program = `
    import { createServer } from "node:net";
    import { giveMemoryBack } from ${JSON.stringify(giver)};
    let large = Array.from({ length: 600_000 }, () => new Array(80).fill(0.5));
    giveMemoryBack((how) => {
      const before = process.memoryUsage.rss();
      gc(how);
      console.log(JSON.stringify({ before, after: process.memoryUsage.rss() }));
      process.exit(0);
    });
    large = null;
    createServer().listen(0, "127.0.0.1");
  `;
  const said = execFileSync(process.execPath, ["--expose-gc", "--input-type=module", "-e", program], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    timeout: 50_000,
  });
  const { before, after } = JSON.parse(said) as { before: number; after: number };
  expect(before).toBeGreaterThan(288 * mebibyte);
  expect(before - after).toBeGreaterThan(150 * mebibyte);
});
