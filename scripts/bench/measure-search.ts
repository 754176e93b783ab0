import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { startTemporaryPostgres } from "../postgres.ts";

const report = z.object({ milliseconds: z.record(z.string(), z.object({ all: z.object({ p99: z.number() }) })) });

/** 99th percentile in ms of each kind of catalogue call on a PostgreSQL of its own; null when PostgreSQL is not installed. */
export async function measureSearch(products: number): Promise<Record<string, number> | null> {
  const postgres = await startTemporaryPostgres();
  if (postgres === null) return null;
  try {
    const env = { ...process.env, DATABASE_URL: postgres.url, SEED_PRODUCTS: String(products) };
    const { stdout } = await promisify(execFile)(process.execPath, ["scripts/bench/search.ts"], {
      env,
      maxBuffer: 10_000_000,
    });
    const { milliseconds } = report.parse(JSON.parse(stdout));
    return Object.fromEntries(Object.entries(milliseconds).map(([call, { all }]) => [call, all.p99]));
  } finally {
    postgres.stop();
  }
}
