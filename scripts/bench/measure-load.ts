import { readFileSync } from "node:fs";
import http from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { compressWhole } from "#front-door/encoders.ts";

export interface LoadResult {
  requestsPerSecond: number;
  p99Ms: number;
}

/** Requests a second and 99th percentile of one address in an encoding, sixteen connections. */
export async function measureLoad(url: string, seconds: number, encoding: "gzip" | "identity"): Promise<LoadResult> {
  const run = (duration: number) =>
    autocannon({ url, connections: 16, duration, headers: { "accept-encoding": encoding } });
  await run(2);
  const result = await run(seconds);
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were no success`);
  return { requestsPerSecond: Math.round(result.requests.average), p99Ms: result.latency.p99 };
}

const kib = (bytes: number): number => Math.round(bytes / 102.4) / 10;

/** The bytes of a page's body as they cross the line for whoever takes these encodings. */
async function readBody(url: string, encodings: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  http.get(url, { headers: { "accept-encoding": encodings } }, resolve).once("error", reject);
  return buffer(await promise);
}

/** Weight of a page's HTML in KiB: as a browser is sent it, and raw. */
export async function measureHtml(url: string): Promise<{ compressedKib: number; rawKib: number }> {
  /* What is asked for a second time is compressed better, behind that answer. */
  for (let time = 0; time < 2; time += 1) await readBody(url, encodingsOfBrowsers);
  await sleep(1_000);
  const [compressed, raw] = await Promise.all([readBody(url, encodingsOfBrowsers), readBody(url, "identity")]);
  return { compressedKib: kib(compressed.length), rawKib: kib(raw.length) };
}

/** Which of these pages weighs the most, by what the server would make of it: each is asked for once, as it is. */
export async function findHeaviest(urls: readonly string[]): Promise<string> {
  let heaviest = { url: "", bytes: 0 };
  for (const url of urls) {
    const { length } = await compressWhole(await readBody(url, "identity"), "br", "again");
    if (length > heaviest.bytes) heaviest = { url, bytes: length };
  }
  if (!heaviest.url) throw new Error("there is no page to weigh");
  return heaviest.url;
}

const encodingsOfBrowsers = "gzip, deflate, br, zstd";

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
