import type { IncomingMessage, ServerResponse } from "node:http";
import { createTicket } from "#contract/customer-service.ts";
import { sendBusy } from "./outage.ts";

const mebibyte = 1024 * 1024;

/** What no call reads more of, whatever is sent: three times a letter, as the form for letters takes it. */
export const largestBodyBytes = 3 * createTicket.maxBodyBytes;

/** Work on a request whose visitor is gone: the API is waited for a few times, a quarter of a minute each. */
const longestWorkMs = 60_000;

export interface BodyBounds {
  /** Bytes of all bodies under way. */
  maxBytes: number;
  /** Of one visitor's. */
  maxBytesOfOne: number;
  /** Bodies up to so many bytes are small: what of both bounds `keptForSmall` says is left to them alone. */
  smallBytes: number;
  keptForSmall: { ofAll: number; ofOne: number };
}

const bounds: BodyBounds = {
  maxBytes: 64 * mebibyte,
  maxBytesOfOne: 32 * mebibyte,
  smallBytes: 64 * 1024,
  keptForSmall: { ofAll: 8 * mebibyte, ofOne: 4 * mebibyte },
};

export interface BodyCount {
  underWay: number;
  bytes: number;
  maxBytes: number;
  /** Bodies there was no room for since the process began. */
  refused: number;
}

export interface BodyBudget {
  /** Takes room for a visitor's body; answers how to give it back, which counts once. Null where there is no room. */
  take: (visitor: string, bytes: number) => (() => void) | null;
  count: () => BodyCount;
}

/**
 * Room for the bodies that are read at a time: whoever reads one holds all of it, a form more than once. Who sends many large
 * ones leaves room for others, and for letters and orders of everybody.
 */
export function createBodyBudget({
  maxBytes,
  maxBytesOfOne,
  smallBytes,
  keptForSmall,
}: BodyBounds = bounds): BodyBudget {
  const ofVisitors = new Map<string, number>();
  let [bytes, underWay, refused] = [0, 0, 0];
  const add = (visitor: string, more: number): void => {
    const of = (ofVisitors.get(visitor) ?? 0) + more;
    if (of === 0) ofVisitors.delete(visitor);
    else ofVisitors.set(visitor, of);
    bytes += more;
    underWay += Math.sign(more);
  };
  return {
    take(visitor, wanted) {
      const kept = wanted > smallBytes ? keptForSmall : { ofAll: 0, ofOne: 0 };
      const fits =
        bytes + wanted <= maxBytes - kept.ofAll &&
        (ofVisitors.get(visitor) ?? 0) + wanted <= maxBytesOfOne - kept.ofOne;
      if (!fits) {
        refused += 1;
        return null;
      }
      add(visitor, wanted);
      let isGivenBack = false;
      return () => {
        if (isGivenBack) return;
        isGivenBack = true;
        add(visitor, -wanted);
      };
    },
    count: () => ({ underWay, bytes, maxBytes, refused }),
  };
}

/** Bytes a request may make this process hold. One that names no length may be as long as any; nobody reads that of a GET. */
function bytesToHold({ method, headers }: IncomingMessage): number {
  if (method === "GET" || method === "HEAD") return 0;
  if (headers["transfer-encoding"] !== undefined) return largestBodyBytes;
  return Math.min(Number(headers["content-length"] ?? 0), largestBodyBytes);
}

/**
 * Has a request answered when there is room for its body, which is given back once its answer is over, however that came
 * about. Else it is refused before a byte is read, and its connection ends. `goOn` settles when nobody works on the request any
 * more: whoever goes away before the answer leaves that work behind, with the body. Next never settles where the visitor goes
 * while the end of an answer is sent; so long may it take.
 */
export function withRoomForBody(
  budget: BodyBudget,
  { request, answer, visitor }: { request: IncomingMessage; answer: ServerResponse; visitor: string },
  goOn: () => Promise<unknown> | void,
  longestMs = longestWorkMs,
): void {
  const bytes = bytesToHold(request);
  if (bytes === 0) return void goOn();
  const giveBack = budget.take(visitor, bytes);
  if (giveBack === null) {
    answer.setHeader("connection", "close");
    return sendBusy(request, answer);
  }
  answer.once("close", () => {
    if (answer.writableEnded) return giveBack();
    const given = setTimeout(giveBack, longestMs);
    given.unref();
    void done.finally(() => {
      clearTimeout(given);
      giveBack();
    });
  });
  const done = Promise.allSettled([goOn()]);
}
