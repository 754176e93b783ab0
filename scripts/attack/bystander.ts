import { Agent, request as send } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** How long an answer took; `status` is 0 where none came. */
export interface Timed {
  status: number;
  ms: number;
}

const patienceMs = 30_000;
/** Between an answer and the next question: one who asked at once would be a load too, a thousand kept pages a second. */
const pauseMs = 100;

/** Asks for an address from one of this machine's addresses, as another visitor would; on a connection of its own without `agent`. */
export function askAs(address: string, url: string, agent = new Agent()): Promise<Timed> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - startedAt });
    const sent = send(url, { localAddress: address, agent, timeout: patienceMs }, (answer) => {
      answer.on("end", () => end(answer.statusCode ?? 0)).on("error", () => end(0));
      answer.resume();
    });
    sent.on("timeout", () => sent.destroy()).on("error", () => end(0));
    sent.end();
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
