import { Agent, request as send } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** How long an answer took; `status` is 0 where none came, and `why` then what happened instead. */
export interface Timed {
  status: number;
  ms: number;
  why?: string;
}

const patienceMs = 30_000;
/** Between an answer and the next question: one who asked at once would be a load too, a thousand kept pages a second. */
const pauseMs = 100;

/** Asks for an address from one of this machine's addresses, as another visitor would; on a connection of its own without `agent`. */
export function askAs(address: string, url: string, agent = new Agent()): Promise<Timed> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const ms = () => performance.now() - startedAt;
    const fail = (error: NodeJS.ErrnoException) => resolve({ status: 0, ms: ms(), why: error.code ?? error.message });
    const ask = () => {
      const sent = send(url, { localAddress: address, agent, timeout: patienceMs }, (answer) => {
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, ms: ms() })).on("error", fail);
        answer.resume();
      });
      sent.on("timeout", () => sent.destroy(new Error("no answer")));
      /* A connection that was kept may end as it is used again: browsers then ask once more. */
      sent.on("error", (error: NodeJS.ErrnoException) =>
        sent.reusedSocket && error.code === "ECONNRESET" ? ask() : fail(error),
      );
      sent.end();
    };
    ask();
  });
}

/** Asks for addresses in turns, one after the other, until `signal` is aborted. */
export async function watchAs(address: string, urls: readonly string[], signal: AbortSignal): Promise<Timed[]> {
  const answers: Timed[] = [];
  for (let turn = 0; !signal.aborted; turn += 1) {
    answers.push(await askAs(address, urls[turn % urls.length] ?? ""));
    await sleep(pauseMs);
  }
  return answers;
}

/** Median and slowest of what was answered, in words. */
export function tellTimes(answers: readonly Timed[]): string {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return `${sorted.length} answers, median ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

/** How many answers there are of each kind, in words. */
export function tellKinds(answers: readonly Timed[]): string {
  const counts = new Map<string, number>();
  for (const { status, why = String(status) } of answers) counts.set(why, (counts.get(why) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} × ${kind}`).join(", ");
}
