import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import autocannon from "autocannon";

export interface LoadResult {
  requestsPerSecond: number;
  p99Ms: number;
}

/** Requests a second and 99th percentile of one address, compressed, sixteen connections. */
export async function measureLoad(url: string, seconds: number): Promise<LoadResult> {
  const run = (duration: number) =>
    autocannon({ url, connections: 16, duration, headers: { "accept-encoding": "gzip" } });
  await run(2);
  const result = await run(seconds);
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were no success`);
  return { requestsPerSecond: Math.round(result.requests.average), p99Ms: result.latency.p99 };
}

const kib = (bytes: number): number => Math.round(bytes / 102.4) / 10;

/** Weight of a page's HTML in KiB, compressed and raw. */
export async function measureHtml(url: string): Promise<{ compressedKib: number; rawKib: number }> {
  const html = Buffer.from(await (await fetch(url)).arrayBuffer());
  return { compressedKib: kib((await promisify(gzip)(html)).length), rawKib: kib(html.length) };
}

/** Resident memory of a process in MiB; null where the system does not tell. */
export function memoryMib(pid: number | undefined): number | null {
  try {
    const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return line ? Math.round(Number(line[1]) / 1024) : null;
  } catch {
    return null;
  }
}

/** Watches a process while something runs; answers its largest resident memory in MiB. */
export async function peakMemoryWhile(pid: number | undefined, work: () => Promise<void>): Promise<number> {
  let peak = memoryMib(pid) ?? 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryMib(pid) ?? 0);
  }, 100);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return peak;
}
