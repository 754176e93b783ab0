import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { countKept } from "#lib/memory/kept.ts";
import type { BodyCount } from "./body-budget.ts";

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

interface Load {
  connections: number;
  bodies: BodyCount;
}

/**
 * Tells what this process keeps, place by place with its bounds, what it holds of bodies that come in, and what memory it
 * takes, in bytes.
 */
export function tellHealth(answer: ServerResponse, { connections, bodies }: Load): void {
  const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage();
  const kept = countKept();
  const health = {
    status: "ok",
    uptime_s: Math.round(process.uptime()),
    connections,
    memory: { rss, heap_used: heapUsed, heap_total: heapTotal, external, array_buffers: arrayBuffers },
    bodies: {
      under_way: bodies.underWay,
      bytes: bodies.bytes,
      max_bytes: bodies.maxBytes,
      refused: bodies.refused,
    },
    kept_bytes: kept.reduce((sum, { bytes }) => sum + bytes, 0),
    kept: kept.map(({ name, entries, bytes, maxBytes, maxEntries, dropped }) => ({
      name,
      entries,
      bytes,
      max_bytes: maxBytes,
      max_entries: maxEntries,
      dropped,
    })),
  };
  answer.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
  answer.end(JSON.stringify(health));
}
