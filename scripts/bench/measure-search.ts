import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";

const report = z.object({ milliseconds: z.record(z.string(), z.object({ all: z.object({ p99: z.number() }) })) });

/** 99th percentile in ms of each kind of catalogue call on a PostgreSQL that has a catalogue. */
export async function measureSearch(url: string): Promise<Record<string, number>> {
  const env = { ...process.env, DATABASE_URL: url };
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/bench/search.ts"], {
    env,
    maxBuffer: 10_000_000,
  });
  const { milliseconds } = report.parse(JSON.parse(stdout));
  return Object.fromEntries(Object.entries(milliseconds).map(([call, { all }]) => [call, all.p99]));
}
