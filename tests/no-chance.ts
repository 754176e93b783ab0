import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/*
 * The clock of tests stands still, so what they make is often of one moment, and then the order of lists hangs on ids. They
 * sort against the order they were made in here: a test that counts on that order fails every time, not every other time.
 * Only their beginnings count down: they are of this worker alone, their ends are as good as ever.
 *
 * Seeds, of which the stylist makes a box, count up from one in every file: a piece that nothing can stand for is in a box
 * every time, or never.
 */
const largestSeed = 2_147_483_647;

const made = ((globalThis as { madeInTests?: { seeds: number } }).madeInTests ??= replaceChance());
made.seeds = 0;

function replaceChance(): { seeds: number } {
  const state = { seeds: 0 };
  const realId = crypto.randomUUID.bind(crypto);
  const realInt = crypto.randomInt.bind(crypto) as (...limits: number[]) => number;
  let next = 0xff_ff_ff_ff;
  const randomUUID = (() => (next--).toString(16).padStart(8, "0") + realId().slice(8)) as typeof crypto.randomUUID;
  crypto.randomUUID = randomUUID;
  crypto.randomInt = ((...limits: number[]) =>
    limits.length === 1 && limits[0] === largestSeed ? ++state.seeds : realInt(...limits)) as typeof crypto.randomInt;
  syncBuiltinESMExports();
  Object.defineProperty(globalThis.crypto, "randomUUID", { value: randomUUID, configurable: true, writable: true });
  return state;
}
