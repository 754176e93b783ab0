import type { EventEmitter } from "node:events";
import type { IncomingMessage, ServerOptions, ServerResponse } from "node:http";

import { count } from "./tally.ts";

/** How long headers may take, and in the end any request; how often is looked adds to both. */
export const clientTimes = {
  headersTimeout: 25_000,
  requestTimeout: 6 * 60_000,
  connectionsCheckingInterval: 2_000,
} satisfies ServerOptions;

const bodyMs = 30_000;
/** Bytes a second of a line that is slow, but in earnest: ten megabytes of photo take five minutes at that. */
const earnestPace = 32 * 1024;

/** How long a body may take of which so much has come: half a minute, and longer for who goes on sending in earnest. */
export const longestBodyMs = (receivedBytes: number): number => bodyMs + (receivedBytes / earnestPace) * 1000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

interface Times {
  /** How often is looked. */
  everyMs?: number;
  longestMs?: (receivedBytes: number) => number;
}

/**
 * Cuts bodies that trickle, whoever may be waiting for them, and answers visitors who close their half of the connection
 * once they have asked: Node would drop both halves.
 */
export function serveSlowClients(
  server: EventEmitter,
  { everyMs = 2_000, longestMs = longestBodyMs }: Times = {},
): void {
  /* Read by Node since its first servers, but in no documentation of today. */
  (server as EventEmitter & { httpAllowHalfOpen: boolean }).httpAllowHalfOpen = true;
  const arriving = new Map<IncomingMessage, () => boolean>();
  server.on("request", (request: IncomingMessage, answer: ServerResponse) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const [beganAt, bytesBefore] = [performance.now(), socket.bytesRead];
    const isTooSlow = () => performance.now() - beganAt > longestMs(socket.bytesRead - bytesBefore);
    arriving.set(request, () => {
      if (request.complete || request.destroyed) return true;
      if (!isTooSlow()) return false;
      count("cut_slow");
      if (!answer.headersSent) socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
      socket.destroySoon();
      return true;
    });
  });
  const looking = setInterval(() => {
    for (const [request, isOver] of arriving) if (isOver()) arriving.delete(request);
  }, everyMs);
  looking.unref();
  server.once("close", () => clearInterval(looking));
}
