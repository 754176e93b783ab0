import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { runProgramWithin } from "./processes.ts";

/** How long each part took when it last came to a good end on this machine, in milliseconds. */
const file = "test-results/durations.json";
const durationsSchema = z.record(z.string(), z.number().positive());

/** Where nothing is known; journeys took a quarter of it on two quiet cores. */
const unknownLimitMs = 50 * 60_000;
/** A short part is slowed down by more than a factor when the machine stalls. */
const leastLimitMs = 10 * 60_000;
const timesLast = 4;

/** How long a part may take before it counts as hanging. */
export const limitOf = (lastMs: number | undefined): number =>
  lastMs === undefined ? unknownLimitMs : Math.max(leastLimitMs, timesLast * lastMs);

/** Reads what was kept of earlier runs; a file that is none knows nothing. */
export function parseDurations(text: string): Record<string, number> {
  try {
    return durationsSchema.catch({}).parse(JSON.parse(text));
  } catch {
    return {};
  }
}

const readDurations = (): Record<string, number> =>
  existsSync(file) ? parseDurations(readFileSync(file, "utf8")) : {};

/** How long this part may take on this machine. */
export const limitFor = (part: string): number => limitOf(readDurations()[part]);

/**
 * Runs a part within its limit and answers its exit code. Only what ended well is a measure: a part that failed may have been
 * over before it began.
 */
export async function runPart(
  part: string,
  command: string,
  args: readonly string[],
  env: Record<string, string | undefined>,
  limitMs: number,
  output?: number,
): Promise<number> {
  const startedAt = performance.now();
  const code = await runProgramWithin(limitMs, command, args, env, output);
  if (code !== 0) return code;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readDurations(), [part]: Math.round(performance.now() - startedAt) }));
  return code;
}
