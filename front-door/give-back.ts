import { setFlagsFromString } from "node:v8";
import { count } from "./tally.ts";

const mebibyte = 1024 * 1024;

/** When memory is given back to the machine. */
export interface GiveBackRule {
  /** A process that takes less keeps what it has. */
  fromBytes: number;
  /** It takes so much more than was left the last time: what is in use cannot be given back. */
  grownBytes: number;
  /** Each time takes a quarter of a second, in which nobody is answered. */
  restMs: number;
  /** From so many on it rests less: a crawler of pages nobody asked for before makes it grow by twenty MiB a second. */
  hurryFromBytes: number;
  hurryRestMs: number;
}

const rule: GiveBackRule = {
  fromBytes: 288 * mebibyte,
  grownBytes: 32 * mebibyte,
  restMs: 10_000,
  hurryFromBytes: 376 * mebibyte,
  hurryRestMs: 3_000,
};

/** A start is over by then; what it needed only once is the first that is given back. */
const startedMs = 10_000;

/**
 * During a start each collection takes along the code of what has not run since the one before, be it compiled or not, ten MiB of
 * what runs once (`scripts/storefront-process.ts`). From then on code rests as long as the engine has it by itself: pages that
 * are asked for now and then took a tenth more time.
 */
export function keepCodeOnceStarted(): void {
  const flags = ["--bytecode-old-age=6", "--no-flush-baseline-code"];
  setTimeout(() => flags.forEach((flag) => setFlagsFromString(flag)), startedMs).unref();
}

/** The last time, by the clock of `now`, and the least the process took since. */
export interface GivenBack {
  atMs: number;
  leftBytes: number;
}

const never: GivenBack = { atMs: Number.NEGATIVE_INFINITY, leftBytes: 0 };

/** Whether a process that takes so many bytes is to give back what it does not use. */
export const isDue = (bytes: number, nowMs: number, last: GivenBack = never, due: GiveBackRule = rule): boolean =>
  bytes >= due.fromBytes &&
  bytes - last.leftBytes >= due.grownBytes &&
  nowMs - last.atMs >= (bytes >= due.hurryFromBytes ? due.hurryRestMs : due.restMs);

/**
 * Looks every second whether memory is to be given back. V8 keeps pages of its heap that became free for the next time it
 * grows: once a crawler had made it grow, a hundred MiB and more stayed for as long as somebody asked, and what a start leaves
 * behind stayed where nobody did. Its own mode for little memory collects so often that a page costs twice the time (decision
 * 24). Without `--expose-gc` the process stays as it is.
 */
export function giveMemoryBack(collect: NodeJS.GCFunction | undefined = globalThis.gc): void {
  if (!collect) return;
  let last = never;
  const give = () => {
    /* The one kind of collection behind which the engine gives the pages back. */
    count("given_back");
    collect({ type: "major", flavor: "last-resort", execution: "sync" });
    last = { atMs: performance.now(), leftBytes: process.memoryUsage.rss() };
  };
  setInterval(() => {
    const bytes = process.memoryUsage.rss();
    last = { ...last, leftBytes: Math.min(last.leftBytes, bytes) };
    if (isDue(bytes, performance.now(), last)) give();
  }, 1_000).unref();
  setTimeout(() => {
    if (last.atMs === never.atMs) give();
  }, startedMs).unref();
}
