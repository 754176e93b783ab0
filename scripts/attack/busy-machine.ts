import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { keepBusy } from "#scripts/hunt/keep-busy.ts";
import { askAs, tellKinds, tellTimes, type Timed, watchAs } from "./bystander.ts";
import type { AttackResult } from "./result.ts";

export interface BusyMachineInput {
  /** Address of the storefront, without a trailing slash. */
  storefrontUrl: string;
  connections?: number;
  seconds?: number;
}

/** Who is sent away asks again after a while: what is to be seen is how soon the shop says so, not how many it can tell a second. */
const tryAgainMs = 2_000;
/** Who is sent away hears it so soon: half of them, however the machine takes turns. */
const soonMs = 100;
/** Who is served begins to be within five seconds; the rest is the answer itself, on a machine that does other things. */
const latestMs = 7_000;
/** A page that is kept, for another visitor meanwhile. */
const pageMs = 3_000;

const at = (answers: readonly Timed[], part: number): number => {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};

/**
 * The machine has other work on every core while a thousand connections ask the API through the door: whoever cannot be
 * served in time is told so at once, and pages that are kept go on being shown to others.
 */
export async function attackOnBusyMachine(input: BusyMachineInput): Promise<AttackResult> {
  const { storefrontUrl, connections = 1_000, seconds = 30 } = input;
  const other = keepBusy();
  const over = new AbortController();
  const agent = new Agent({ keepAlive: true });
  const answers: Timed[] = [];
  const pages = watchAs("127.0.0.2", [`${storefrontUrl}/shop`, `${storefrontUrl}/`], over.signal);
  const ask = async () => {
    while (!over.signal.aborted) {
      const answer = await askAs("127.0.0.1", `${storefrontUrl}/api/products/4`, agent);
      answers.push(answer);
      if (answer.status === 503) await sleep(tryAgainMs);
    }
  };
  try {
    const all = Array.from({ length: connections }, ask);
    setTimeout(() => over.abort(), seconds * 1_000);
    await Promise.all(all);
  } finally {
    other.stop();
    agent.destroy();
  }
  const ofPages = await pages;
  const by = (status: number) => answers.filter((answer) => answer.status === status);
  const [served, refused] = [by(200), by(503)];
  const strange = answers.filter(({ status }) => status !== 200 && status !== 503);
  const hiddenPages = ofPages.filter(({ status }) => status !== 200).length;
  return {
    name: `${connections} connections on a busy machine`,
    tries: answers.length + ofPages.length,
    failures:
      strange.length +
      hiddenPages +
      Number(at(refused, 0.5) > soonMs) +
      Number(at(served, 0.99) > latestMs) +
      Number(at(ofPages, 0.99) > pageMs),
    note: [
      `served: ${tellTimes(served)}`,
      `sent away: ${tellTimes(refused)}`,
      `${strange.length} of another kind${strange.length > 0 ? `: ${tellKinds(strange)}` : ""}`,
      `another visitor's pages: ${tellTimes(ofPages)}`,
    ].join("; "),
  };
}
