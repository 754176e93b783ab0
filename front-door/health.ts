import { timingSafeEqual } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { maxPhotographBytes, renewedSessions } from "#lib/memory/bounds.ts";
import { countKept, type KeptCount } from "#lib/memory/kept.ts";
import type { BodyCount } from "./body-budget.ts";
import { readTally } from "./tally.ts";

/** Where this process says how it is; the API has the same address. */
const healthPath = "/healthz";

/**
 * True for who asks for the health page and shows the secret of those who run the shop. Where a call comes from says nothing:
 * behind a balancer on this machine everybody comes from here. For all others there is no such page.
 */
export function mayAskHealth({ url, headers }: IncomingMessage, secret: string | undefined): boolean {
  if (url !== healthPath || !secret) return false;
  const [sent, expected] = [Buffer.from(headers.authorization ?? ""), Buffer.from(`Bearer ${secret}`)];
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

const boundsOf = ({ maxBytes, maxEntries }: Pick<KeptCount, "maxBytes" | "maxEntries">) => ({
  max_bytes: maxBytes,
  max_entries: maxEntries,
});

interface Load {
  connections: number;
  bodies: BodyCount;
  /** Where Next keeps photographs it prepared. */
  photographs: string;
}

/** How many files lie in a folder and below, and their bytes; none where there is no such folder. */
async function countFiles(folder: string): Promise<{ entries: number; bytes: number }> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const count = { entries: 0, bytes: 0 };
  for (const file of found) {
    if (!file.isFile()) continue;
    /* Next may have taken it away since. */
    const bytes = await stat(path.join(file.parentPath, file.name)).then(
      ({ size }) => size,
      () => null,
    );
    if (bytes === null) continue;
    count.entries += 1;
    count.bytes += bytes;
  }
  return count;
}

/**
 * Tells what this process did, what it keeps, in memory place by place with its bounds, and on the disk, what it holds of bodies that come
 * in, and what memory it takes, in bytes.
 */
export async function tellHealth(answer: ServerResponse, { connections, bodies, photographs }: Load): Promise<void> {
  const onDisk = await countFiles(photographs);
  const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage();
  const kept = countKept();
  const health = {
    status: "ok",
    /* Of several that share a port, each tells of itself. */
    process: process.pid,
    uptime_s: Math.round(process.uptime()),
    connections,
    done: readTally(),
    memory: { rss, heap_used: heapUsed, heap_total: heapTotal, external, array_buffers: arrayBuffers },
    bodies: {
      under_way: bodies.underWay,
      bytes: bodies.bytes,
      max_bytes: bodies.maxBytes,
      refused: bodies.refused,
    },
    kept_bytes: kept.reduce((sum, { bytes }) => sum + bytes, 0),
    kept: kept.map(({ name, entries, bytes, dropped, ...bounds }) => ({
      name,
      entries,
      bytes,
      ...boundsOf(bounds),
      dropped,
    })),
    /* The middleware runs apart: what it keeps is bounded, and cannot be counted from here. */
    kept_apart: [{ name: `${renewedSessions.name}, of the middleware`, ...boundsOf(renewedSessions) }],
    kept_on_disk: [{ name: "photographs that were prepared", ...onDisk, max_bytes: maxPhotographBytes }],
  };
  answer.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
  answer.end(JSON.stringify(health));
}
