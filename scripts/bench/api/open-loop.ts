import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}
interface Answer {
  status: number;
  body: string;
}
/** Sends a call and notes how long it took under a name. */
type Send = (name: string, call: Call) => Promise<Answer>;
/** One thing a visitor does: a call, or several one after the other. */
export type Act = (send: Send) => Promise<unknown>;

export interface LoadResult {
  /** Milliseconds by name. */
  taken: Map<string, number[]>;
  /** Answers that were no success, as `409 PUT /carts/…`, with how often. */
  refused: Map<string, number>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

function sendCall(port: number, call: Call): Promise<Answer> {
  const { method, path, headers, body } = call;
  return new Promise((resolve, reject) => {
    const length: Record<string, string> =
      body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const sent = request(
      { port, host: "127.0.0.1", agent, method, path, headers: { ...headers, ...length } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
        answer.on("error", reject);
      },
    );
    sent.on("error", (error: NodeJS.ErrnoException) => {
      // The server closed an idle connection at the moment it was used again; browsers repeat such a call too.
      if (sent.reusedSocket && error.code === "ECONNRESET") sendCall(port, call).then(resolve, reject);
      else reject(error);
    });
    sent.end(body);
  });
}

/**
 * Starts acts at a constant rate, whether those before have ended or not, and measures from the moment each was due: what
 * waits behind a slow one is slow too. Later calls of one act are measured from the end of the call before.
 */
export async function runOpenLoop(
  port: number,
  nextAct: () => Act,
  { perSecond, isOver }: { perSecond: number; isOver: (elapsedMs: number) => boolean },
): Promise<LoadResult> {
  const result: LoadResult = { taken: new Map(), refused: new Map() };
  const open = new Set<Promise<unknown>>();
  const startedAt = performance.now();
  const start = (dueAt: number): void => {
    let from = dueAt;
    const send: Send = async (name, call) => {
      const answer = await sendCall(port, call).catch((error: Error) => ({ status: 599, body: error.message }));
      const times = result.taken.get(name) ?? [];
      times.push(performance.now() - from);
      result.taken.set(name, times);
      from = performance.now();
      if (answer.status >= 300) {
        const what = `${answer.status} ${name} ${/"code":"[^"]+"/.exec(answer.body)?.[0] ?? answer.body.slice(0, 80)}`;
        result.refused.set(what, (result.refused.get(what) ?? 0) + 1);
      }
      return answer;
    };
    const act = nextAct()(send).finally(() => open.delete(act));
    open.add(act);
  };
  for (let count = 0; !isOver(performance.now() - startedAt); count += 1) {
    const dueAt = startedAt + (count * 1000) / perSecond;
    while (performance.now() < dueAt) await sleep(Math.max(0, dueAt - performance.now() - 0.5));
    start(dueAt);
  }
  await Promise.all(open);
  return result;
}
